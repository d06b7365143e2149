// Runs on every page, so it brings nothing along: what reads it again and checks it is `attribution.ts`.
import type { Attribution } from './lead.ts';

export const firstTouchKey = 'first-touch';

/** Notes where a visit began: campaign words, the host that linked here and the page, never a whole address. */
export function recordFirstTouch(storage: Storage, { search, pathname, host }: Location, referrer: string): void {
  if (storage.getItem(firstTouchKey)) return;
  const query = new URLSearchParams(search);
  const from = URL.canParse(referrer) ? new URL(referrer).host : '';
  const touch: Attribution = {
    source: query.get('utm_source') ?? '',
    medium: query.get('utm_medium') ?? '',
    campaign: query.get('utm_campaign') ?? '',
    referrer: from === host ? '' : from,
    landing: pathname,
  };
  storage.setItem(firstTouchKey, JSON.stringify(touch));
}
