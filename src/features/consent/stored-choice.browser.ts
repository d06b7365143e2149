// Storage and an event instead of a nanostore, whose code no page needs before an island.
import { type Choice, readChoice, signalsDecline, storeChoice } from './consent.ts';

/** A choice that could not be stored: it holds for this page view. */
let held: Choice | undefined;

/** The choice in force, read anew each time: another tab may have changed it. */
export function choice(): Choice | undefined {
  if (held) return held;
  try {
    return readChoice(localStorage, signalsDecline(navigator));
  } catch {
    // Storage is off: the browser's own signal is all that is known.
    return signalsDecline(navigator) ? 'declined' : undefined;
  }
}

/** Keeps the choice and tells the page about it. */
export function choose(made: Choice): void {
  held = undefined;
  try {
    storeChoice(localStorage, made, signalsDecline(navigator));
  } catch {
    // Storage is off or full: this page remembers, the next one asks again.
    held = made;
  }
  window.dispatchEvent(new Event('consent'));
}
