// Every page: a flash message, a toast of the page before whose time was not over, hydrates the island that draws it.
import { flashKey } from './flash.ts';

try {
  if (sessionStorage.getItem(flashKey)) window.dispatchEvent(new Event('toast'));
} catch {
  // Without storage nothing was carried.
}
