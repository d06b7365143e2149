// The visitor's choice about cookies and visit counts. Uses storage and an event instead of a nanostore, so that pages
// without an island do not load nanostores.
export type Choice = 'accepted' | 'declined';

export const consentKey = 'cookie-consent';
/**
 * Set with an acceptance given despite the browser's opt-out signal; an acceptance without it does not override the
 * signal.
 */
const overSignalKey = 'cookie-consent-over-signal';

/** Milliseconds before the visitor is asked, so that they see the page first. */
export const consentDelay = 3000;

/** Whether the browser sends Do Not Track or Global Privacy Control. */
function signalsDecline(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
}

/** A choice that could not be stored, valid for this page view. */
let unstored: Choice | undefined;

/**
 * The current choice; undefined before the visitor has chosen. An opt-out signal counts as a decline. Read from storage
 * each time, because another tab may have changed it.
 */
export function getConsent(): Choice | undefined {
  if (unstored) return unstored;
  const signalled = signalsDecline();
  try {
    const stored = localStorage.getItem(consentKey);
    if (signalled) return stored === 'accepted' && localStorage.getItem(overSignalKey) ? 'accepted' : 'declined';
    return stored === 'accepted' || stored === 'declined' ? stored : undefined;
  } catch {
    // Storage is blocked: only the browser's own signal is known.
    return signalled ? 'declined' : undefined;
  }
}

/** Stores the choice and dispatches the `consent` event. */
export function setConsent(choice: Choice): void {
  unstored = undefined;
  try {
    localStorage.setItem(consentKey, choice);
    if (choice === 'accepted' && signalsDecline()) localStorage.setItem(overSignalKey, 'yes');
    else localStorage.removeItem(overSignalKey);
  } catch {
    // Storage is blocked or full: keep the choice for this page view.
    unstored = choice;
  }
  window.dispatchEvent(new Event('consent'));
}
