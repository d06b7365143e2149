// Whether this visitor has answered the exit offer. It counts as answered too once any form was sent or a help line (988
// and others) was shown, and what is stored does not tell these apart: nobody who uses the device later learns which.

/** localStorage key. */
export const exitAnsweredKey = 'exit-intent-answered';

/** The exit offer is never made again on this device. */
export function recordExitAnswer(): void {
  try {
    localStorage.setItem(exitAnsweredKey, 'yes');
  } catch {
    // Storage is full: this session remembers that it had the offer. Blocked: the offer is never made.
  }
}
