import type { ClientDirective } from 'astro';
import { hydrate } from './hydrate.ts';

/**
 * `client:touch`: hydrates when the visitor first points at, touches or focuses the island. Where its code could not be
 * had, the next touch tries again. A page that left something in the history's state, as one on which something
 * was asked does, is shown as it was after a reload and after Back: hydrated at once.
 */
const touch: ClientDirective = (load, _options, element) => {
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    void hydrate(load, element);
  };
  // The runtime comes after the page: somebody may be there already.
  if (element.matches(':hover, :focus-within') || history.state) start();
  for (const event of ['pointerenter', 'pointerdown', 'focusin']) element.addEventListener(event, start);
  // A first tap is over before the code has come: the button that it was for is pressed then.
  let tapped: HTMLElement | null = null;
  element.addEventListener('click', ({ target }) => {
    if (element.hasAttribute('ssr')) tapped = (target as Element).closest<HTMLElement>('button[type=button]');
  });
  element.addEventListener('astro:hydrate', () => tapped?.click());
  element.addEventListener('astro:hydration-error', () => {
    started = false;
  });
};

export default touch;
