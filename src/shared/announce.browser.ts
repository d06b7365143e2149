// What a screen reader is told of a list that is narrowed as one types: when the visitor pauses, and only what is new.

/** Milliseconds that a visitor who types lets pass between two signs, at most. */
const pauseMs = 600;

/** Apart from the words that are seen, which change at once. */
const region = document.createElement('p');
region.className = 'unseen';
region.setAttribute('role', 'status');
document.querySelector('main')?.append(region);

let timer: ReturnType<typeof setTimeout> | undefined;

/** Tells this after a pause, in place of what still waits to be told. */
export function announceAfterPause(text: string): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (region.textContent !== text) region.textContent = text;
  }, pauseMs);
}
