import type { ClientDirective } from 'astro';
import touch from './touch.ts';

/**
 * `client:asked`: like `client:touch`, and at once when the address asks something (`?q=`). A form that is sent before
 * the island says `island-ready` waits for it, so that nothing typed goes to the server by accident; where the code
 * cannot be had the form is sent all the same: better an answer from the server than none.
 */
const asked: ClientDirective = (load, options, element) => {
  let send: (() => void) | undefined;
  const wait = (event: Event) => {
    const { target, submitter } = event as SubmitEvent;
    event.preventDefault();
    event.stopImmediatePropagation();
    send = () => (target as HTMLFormElement).requestSubmit(submitter);
  };
  const release = (event: Event) => {
    element.removeEventListener('submit', wait, true);
    // The answer comes with a page of its own.
    if (send) event.stopPropagation();
    send?.();
  };
  element.addEventListener('submit', wait, true);
  for (const event of ['island-ready', 'astro:hydration-error'])
    element.addEventListener(event, release, { once: true });
  if (new URLSearchParams(location.search).has('q')) void load().then((hydrate) => hydrate());
  else touch(load, options, element);
};

export default asked;
