import type { ClientDirective } from 'astro';

/**
 * `client:event="toast"`: hydrates with the first window event of this name. The toast store announces a toast,
 * features/consent that a choice is wanted, features/exit-offer the offer to a visitor who seems to leave. The runtime
 * of Astro's islands does nothing here: src/shared/overlay-islands.browser.ts does it, on every page.
 */
const event: ClientDirective = () => {};

export default event;
