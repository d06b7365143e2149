// Whether this visitor may have the offer. No nanostore: it runs on every page with the offer, before any island.
import { exitAnsweredKey } from '../../shared/exit-offer-answered.browser.ts';
import { type ExitTrigger, exitShownKey } from './exit-intent.ts';

/** What triggered the offer in this session. Throws without storage: the offer could then be repeated. */
export const shownTrigger = (): ExitTrigger | null => sessionStorage.getItem(exitShownKey) as ExitTrigger | null;

/** Whether the offer was shown in this session, or answered on this device. Throws without storage. */
export const wasOfferMade = (): boolean => shownTrigger() !== null || localStorage.getItem(exitAnsweredKey) !== null;

/** Records the offer for the session and dispatches the event that hydrates its island. */
export function showOffer(trigger: ExitTrigger): void {
  sessionStorage.setItem(exitShownKey, trigger);
  window.dispatchEvent(new Event('exit-intent'));
}

export function resetOffer(): void {
  try {
    sessionStorage.removeItem(exitShownKey);
    localStorage.removeItem(exitAnsweredKey);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
