// Runs on every page, so it has no imports; `attribution.browser.ts` reads and validates what it stores.
import type { Attribution } from './lead.ts';

export const firstTouchKey = 'first-touch';

/** Records where a visit began: campaign parameters, the referring host and the landing path, never a full URL. */
export function recordFirstTouch(storage: Storage, { search, pathname, host }: Location, referrer: string): void {
  if (storage.getItem(firstTouchKey)) return;
  const query = new URLSearchParams(search);
  const referrerHost = URL.canParse(referrer) ? new URL(referrer).host : '';
  const touch: Attribution = {
    source: query.get('utm_source') ?? '',
    medium: query.get('utm_medium') ?? '',
    campaign: query.get('utm_campaign') ?? '',
    referrer: referrerHost === host ? '' : referrerHost,
    landing: pathname,
  };
  storage.setItem(firstTouchKey, JSON.stringify(touch));
}
