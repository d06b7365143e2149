// Announces to screen readers how a list is filtered while the visitor types: after a pause, and only what changed.

/** Milliseconds without a keystroke that count as a pause. */
const pauseMs = 600;

/** A region of its own: the visible text changes at once. */
const region = document.createElement('p');
region.className = 'sr-only';
region.setAttribute('role', 'status');
document.querySelector('main')?.append(region);

let timer: ReturnType<typeof setTimeout> | undefined;

/** Announces this after a pause (debounced). */
export function announceAfterPause(text: string): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (region.textContent !== text) region.textContent = text;
  }, pauseMs);
}
