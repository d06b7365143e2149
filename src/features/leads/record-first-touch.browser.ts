// Every page: first-touch attribution (campaign, referrer, landing page), sent with a lead later.
import { recordFirstTouch } from './first-touch.ts';

try {
  recordFirstTouch(sessionStorage, location, document.referrer);
} catch {
  // Without storage there is nothing to remember it in.
}
