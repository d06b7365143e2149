import type { ClientDirective } from 'astro';
import { hydrate } from './hydrate.ts';
import touch from './touch.ts';

/** Milliseconds that a form which was sent waits for the island. */
const timeoutMs = 5000;

/**
 * `client:query`: like `client:touch`, but at once if the URL has a query (`?q=`) or a tool's answers in its fragment.
 * A form that is submitted before the island says `island-ready` waits for it, so that nothing typed goes to the server
 * by accident; if the code fails to load, or is late, the form is submitted after all: an answer from the server is
 * better than none. The question of the URL is then put into the box. A tool's form (`method="dialog"`) has no server to
 * go to: it waits for as long as its code takes.
 */
const query: ClientDirective = (load, options, element) => {
  let send: (() => void) | undefined;
  const isTool = element.querySelector('form')?.method === 'dialog';
  const wait = (event: Event) => {
    const { submitter } = event as SubmitEvent;
    event.preventDefault();
    event.stopImmediatePropagation();
    // Safari has no requestSubmit before 16.
    send = () => submitter?.click();
    if (!isTool) setTimeout(release, timeoutMs);
  };
  const release = (event?: Event) => {
    const waiting = send;
    send = undefined;
    if (isTool && event?.type === 'astro:hydration-error') return;
    element.removeEventListener('submit', wait, true);
    // The submission below navigates: no other listener should take this event.
    if (waiting) event?.stopPropagation();
    waiting?.();
  };
  element.addEventListener('submit', wait, true);
  for (const event of ['island-ready', 'astro:hydration-error']) element.addEventListener(event, release);
  const question = new URLSearchParams(location.search).get('q');
  const asksTool = () => location.hash.includes('=');
  if (question === null && !asksTool()) {
    addEventListener('hashchange', () => asksTool() && element.dispatchEvent(new Event('pointerdown')));
    return touch(load, options, element);
  }
  element.addEventListener('astro:hydration-error', () => {
    // Where the code could not be had, the next touch tries again.
    if (question === null) touch(load, options, element);
    const box = element.querySelector<HTMLInputElement>('.input');
    if (question && box && !box.value) box.value = question.slice(0, box.maxLength);
  });
  void hydrate(load, element);
};

export default query;
