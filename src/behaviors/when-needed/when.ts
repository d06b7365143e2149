import type { ClientDirective } from 'astro';

/**
 * `client:when="toast"`: hydrates with the first window event of this name. The toast store announces a toast,
 * behaviors/consent.ts that a choice is wanted, stores/exit-intent.ts the offer to a visitor who seems to leave.
 */
const when: ClientDirective = (load, { value }) => {
  window.addEventListener(value, () => load().then((hydrate) => hydrate()), { once: true });
  // A button that will call for it is pointed at: it is fetched, and comes up with the press.
  for (const button of document.querySelectorAll(`[data-calls="${value}"]`))
    button.addEventListener('pointerenter', load, { once: true });
};

export default when;
