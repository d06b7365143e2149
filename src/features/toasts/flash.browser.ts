// Every page: a toast of the page before that did not have its time wakes the island that draws it.
import { flashKey } from './flash.ts';

try {
  if (sessionStorage.getItem(flashKey)) window.dispatchEvent(new Event('toast'));
} catch {
  // Without storage nothing was carried.
}
