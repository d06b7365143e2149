import type { ClientDirective } from 'astro';

/** A directive that hydrates with the first window event of this name. */
export const announced =
  (event: string): ClientDirective =>
  (load) => {
    window.addEventListener(event, () => load().then((hydrate) => hydrate()), { once: true });
  };
