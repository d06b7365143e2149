// Whether a question of this session was answered with a help line (988 and others): nothing is offered after that.
const key = 'help-line-shown';

export function recordHelpLine(): void {
  try {
    sessionStorage.setItem(key, 'yes');
  } catch {
    // Without storage the exit offer is never made.
  }
}

/** Throws without storage. */
export const helpLineShown = (): boolean => sessionStorage.getItem(key) !== null;
