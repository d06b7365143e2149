// Every page: where the visit began, for the lead that may come of it.
import { noteFirstTouch } from './first-touch.ts';

try {
  noteFirstTouch(sessionStorage, location, document.referrer);
} catch {
  // Without storage there is nothing to remember it in.
}
