import type { ClientDirective } from 'astro';

/** `client:toast`: hydrates with the first toast, which the toast store announces as a window event. */
const toast: ClientDirective = (load) => {
  window.addEventListener('toast', () => load().then((hydrate) => hydrate()), { once: true });
};

export default toast;
