// Uses storage and an event instead of a nanostore, so that pages without an island do not load nanostores.
import { type Choice, readChoice, signalsDecline, storeChoice } from './consent.ts';

/** A choice that could not be stored, valid for this page view. */
let unstored: Choice | undefined;

/** The current choice. Read from storage each time, because another tab may have changed it. */
export function getConsent(): Choice | undefined {
  if (unstored) return unstored;
  try {
    return readChoice(localStorage, signalsDecline(navigator));
  } catch {
    // Storage is blocked: only the browser's own signal is known.
    return signalsDecline(navigator) ? 'declined' : undefined;
  }
}

/** Stores the choice and dispatches the `consent` event. */
export function setConsent(choice: Choice): void {
  unstored = undefined;
  try {
    storeChoice(localStorage, choice, signalsDecline(navigator));
  } catch {
    // Storage is blocked or full: keep the choice for this page view.
    unstored = choice;
  }
  window.dispatchEvent(new Event('consent'));
}
