// Every page: a flash message (a toast that the last navigation cut short) hydrates the island that renders it.
import { flashKey } from './flash.ts';

try {
  if (sessionStorage.getItem(flashKey)) window.dispatchEvent(new Event('toast'));
} catch {
  // Without storage there is no flash message.
}
