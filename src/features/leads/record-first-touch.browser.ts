// Every page: where the visit began, for the lead that may come of it.
import { recordFirstTouch } from './first-touch.ts';

try {
  recordFirstTouch(sessionStorage, location, document.referrer);
} catch {
  // Without storage there is nothing to remember it in.
}
