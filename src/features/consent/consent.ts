// The visitor's choice about cookies and visit counts.
export type Choice = 'accepted' | 'declined';

export const consentKey = 'cookie-consent';
/**
 * Set with an acceptance given despite the browser's opt-out signal; an acceptance without it does not override the
 * signal.
 */
const overSignalKey = 'cookie-consent-over-signal';

/** Milliseconds before the visitor is asked, so that they see the page first. */
export const consentDelay = 3000;

export interface PrivacySignals {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/** Whether the browser sends Do Not Track or Global Privacy Control. */
export const signalsDecline = ({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean =>
  globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';

/** The current choice; undefined before the visitor has chosen. An opt-out signal counts as a decline. */
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
