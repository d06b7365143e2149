import type { ClientDirective } from 'astro';
import { holdSubmit } from './hold-submit.ts';
import { hydrate, replayTap } from './hydrate.ts';
import touch, { startOnTouch } from './touch.ts';

/**
 * `client:query`: like `client:touch`, but at once if the URL has a query (`?q=`) or a tool's answers in its fragment, or
 * if storage has an entry under the key that is the directive's value.
 * A form that is submitted before the island says `island-ready` waits for it. Where the code fails to load, the
 * question of the URL is put into the box.
 */
function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

const query: ClientDirective = (load, options, element) => {
  const form = element.querySelector('form');
  if (form) holdSubmit(element, form);
  const question = new URLSearchParams(location.search).get('q');
  const asksTool = () => location.hash.includes('=');
  if (question === null && !asksTool() && !isStored(options.value)) {
    addEventListener('hashchange', () => asksTool() && element.dispatchEvent(new Event('pointerdown')));
    return touch(load, options, element);
  }
  replayTap(element);
  element.addEventListener('astro:hydration-error', () => {
    // If the code failed to load, the next touch tries again.
    if (question === null) startOnTouch(load, element);
    const box = element.querySelector<HTMLInputElement>('.input');
    if (question && box && !box.value) box.value = question.slice(0, box.maxLength);
  });
  void hydrate(load, element);
};

export default query;
