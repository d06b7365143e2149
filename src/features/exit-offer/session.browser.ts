// Whether this session has had the offer. No nanostore: it runs on every page with the offer, before any island.
import { type ExitTrigger, exitShownKey } from './exit-intent.ts';

/** What triggered the offer in this session. Without storage nobody could tell a second time from the first: throws. */
export const offeredBy = (): ExitTrigger | null => sessionStorage.getItem(exitShownKey) as ExitTrigger | null;

/** Records the offer for the session and dispatches the event that hydrates its island. */
export function offer(trigger: ExitTrigger): void {
  sessionStorage.setItem(exitShownKey, trigger);
  window.dispatchEvent(new Event('exit-intent'));
}

export function forgetOffer(): void {
  try {
    sessionStorage.removeItem(exitShownKey);
  } catch {
    // Nothing was kept either.
  }
}
