import type { ClientDirective } from 'astro';
import { holdSubmit } from './hold-submit.ts';
import { hydrate, type Load, replayTap } from './hydrate.ts';

/**
 * `client:touch`: hydrates when the visitor first points at, touches or focuses the island. If its code fails to load,
 * the next touch tries again. A lead form that is submitted before hydration waits for it. A page with a history state
 * (a question was asked on it) hydrates at once, so that it is shown as it was after a reload and after Back.
 */
const touch: ClientDirective = (load, _options, element) => {
  const form = element.querySelector<HTMLFormElement>('form.form');
  if (form) holdSubmit(element, form);
  replayTap(element);
  startOnTouch(load, element);
};

/** Hydrates with the first touch, and again with the next one if the code failed to load. */
export function startOnTouch(load: Load, element: HTMLElement): void {
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    void hydrate(load, element);
  };
  // The runtime loads after the page: the focus or pointer may be in the island already.
  if (element.matches(':hover, :focus-within') || history.state) start();
  for (const event of ['pointerenter', 'pointerdown', 'focusin']) element.addEventListener(event, start);
  element.addEventListener('astro:hydration-error', () => {
    started = false;
  });
}

export default touch;
