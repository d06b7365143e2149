import type { ClientDirective } from 'astro';

/** `client:touch`: hydrates when the visitor first points at, touches or focuses the island. */
const touch: ClientDirective = (load, _options, element) => {
  const start = () => load().then((hydrate) => hydrate());
  for (const event of ['pointerenter', 'pointerdown', 'focusin'])
    element.addEventListener(event, start, { once: true });
};

export default touch;
