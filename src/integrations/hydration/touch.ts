import type { ClientDirective } from 'astro';
import { holdSubmit } from './hold-submit.ts';
import { hydrate } from './hydrate.ts';

/**
 * `client:touch`: hydrates when the visitor first points at, touches or focuses the island. If its code fails to load,
 * the next touch tries again. A lead form that is submitted before hydration waits for it. A page with a history state
 * (a question was asked on it) hydrates at once, so that it is shown as it was after a reload and after Back.
 */
const touch: ClientDirective = (load, _options, element) => {
  const form = element.querySelector<HTMLFormElement>('form.form');
  if (form) holdSubmit(element, form);
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
