import type { ClientDirective } from 'astro';

/**
 * `client:when="toast"`: hydrates with the first window event of this name. The toast store announces a toast,
 * features/consent that a choice is wanted, features/exit-offer the offer to a visitor who seems to leave.
 */
const when: ClientDirective = (load, { value }) => {
  window.addEventListener(value, () => load().then((hydrate) => hydrate()), { once: true });
  // Prefetch: the button whose id is the event's name loads the island's code on hover.
  document.getElementById(value)?.addEventListener('pointerenter', load);
};

export default when;
