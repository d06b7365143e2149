// Whether this visitor may have the offer. No nanostore: it runs on every page with the offer, before any island.
import { helpLineShown } from '../../shared/help-line-shown.browser.ts';
import { type ExitTrigger, exitAnsweredKey, exitShownKey } from './exit-intent.ts';

/** What triggered the offer in this session. Throws without storage: the offer could then be repeated. */
export const offeredBy = (): ExitTrigger | null => sessionStorage.getItem(exitShownKey) as ExitTrigger | null;

/** Had in this session, answered on this device, or out of place after a help line. Throws without storage. */
export const isOfferSpent = (): boolean =>
  offeredBy() !== null || localStorage.getItem(exitAnsweredKey) !== null || helpLineShown();

/** Records the offer for the session and dispatches the event that hydrates its island. */
export function offer(trigger: ExitTrigger): void {
  sessionStorage.setItem(exitShownKey, trigger);
  window.dispatchEvent(new Event('exit-intent'));
}

/** The offer was refused or accepted: it is never made again on this device. */
export function recordAnswer(): void {
  try {
    localStorage.setItem(exitAnsweredKey, 'yes');
  } catch {
    // Storage is full: the session still remembers.
  }
}

export function forgetOffer(): void {
  try {
    sessionStorage.removeItem(exitShownKey);
    localStorage.removeItem(exitAnsweredKey);
  } catch {
    // Nothing was stored either.
  }
}
