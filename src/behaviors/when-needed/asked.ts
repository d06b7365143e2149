import type { ClientDirective } from 'astro';
import touch from './touch.ts';

/**
 * `client:asked`: like `client:touch`, and at once when the address asks something (`?q=`). A form that is sent before
 * the island says `island-ready` waits for it, so that nothing typed goes to the server by accident.
 */
const asked: ClientDirective = (load, options, element) => {
  const wait = (event: Event) => {
    const { target, submitter } = event as SubmitEvent;
    event.preventDefault();
    event.stopImmediatePropagation();
    element.addEventListener('island-ready', () => (target as HTMLFormElement).requestSubmit(submitter), {
      once: true,
    });
  };
  const release = () => element.removeEventListener('submit', wait, true);
  element.addEventListener('submit', wait, true);
  element.addEventListener('island-ready', release, { once: true });
  const needed = () =>
    load().catch((error: unknown) => {
      // Better an answer from the server than none.
      release();
      throw error;
    });
  if (new URLSearchParams(location.search).has('q')) void needed().then((hydrate) => hydrate());
  else touch(needed, options, element);
};

export default asked;
