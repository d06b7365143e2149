// The visitor's choice about cookies and visit counts.
export type Choice = 'accepted' | 'declined';

export const consentKey = 'cookie-consent';
/** Stands beside an acceptance that was given although the browser signals a no; an older one does not outrank the signal. */
const overSignalKey = 'cookie-consent-over-signal';

/** Milliseconds on a page before the visitor is asked: first they see what the page is. */
export const consentDelay = 3000;

export interface PrivacySignals {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/** Whether the browser sends Do Not Track or Global Privacy Control. */
export const signalsDecline = ({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean =>
  globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';

/** The choice in force; nothing when the visitor has yet to choose. A signal counts as a decline. */
export function readChoice(storage: Pick<Storage, 'getItem'>, signalled: boolean): Choice | undefined {
  const stored = storage.getItem(consentKey);
  if (signalled) return stored === 'accepted' && storage.getItem(overSignalKey) ? 'accepted' : 'declined';
  return stored === 'accepted' || stored === 'declined' ? stored : undefined;
}

export function storeChoice(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  choice: Choice,
  signalled: boolean,
): void {
  storage.setItem(consentKey, choice);
  if (signalled && choice === 'accepted') storage.setItem(overSignalKey, 'yes');
  else storage.removeItem(overSignalKey);
}
