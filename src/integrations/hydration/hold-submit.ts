/** Milliseconds that a submission waits for the island. */
const timeoutMs = 5000;

/**
 * Holds a submission until the island says `island-ready`, so that the island's own messages are shown, and nothing
 * goes to the server by accident. If the code fails to load, or is late, the form is submitted after all, validated by
 * the browser: an answer from the server is better than none. A tool's form (`method="dialog"`) has no server to go to:
 * it waits for as long as its code takes.
 */
export function holdSubmit(element: HTMLElement, form: HTMLFormElement): void {
  const isTool = form.method === 'dialog';
  const { noValidate } = form;
  // Without the browser's messages, an invalid form is submitted too, and held.
  form.noValidate = true;
  let send: (() => void) | undefined;
  const hold = (event: Event) => {
    // Safari has no submitter before 15.4.
    const submitter =
      ((event as SubmitEvent).submitter as HTMLElement | null) ?? form.querySelector<HTMLElement>('[type=submit]');
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
    element.removeEventListener('submit', hold, true);
    if (event?.type !== 'island-ready') form.noValidate = noValidate;
    // The submission below navigates: no other listener should take this event.
    if (waiting) event?.stopPropagation();
    waiting?.();
  };
  element.addEventListener('submit', hold, true);
  for (const event of ['island-ready', 'astro:hydration-error']) element.addEventListener(event, release);
}
