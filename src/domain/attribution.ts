import { type Attribution, attribution } from './lead.ts';

const key = 'first-touch';

/** The first touch that was noted in this visit; nothing when none was, or when storage is not to be had. */
export function firstTouch(storage: Pick<Storage, 'getItem'>): Attribution | undefined {
  try {
    return attribution.safeParse(JSON.parse(storage.getItem(key) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Notes where a visit began: campaign words, the host that linked here and the page, never a whole address. */
export function noteFirstTouch(storage: Storage, { search, pathname, host }: Location, referrer: string): void {
  try {
    if (storage.getItem(key)) return;
    const query = new URLSearchParams(search);
    const from = referrer ? new URL(referrer).host : '';
    const touch: Attribution = {
      source: query.get('utm_source') ?? '',
      medium: query.get('utm_medium') ?? '',
      campaign: query.get('utm_campaign') ?? '',
      referrer: from === host ? '' : from,
      landing: pathname,
    };
    storage.setItem(key, JSON.stringify(touch));
  } catch {
    // Without storage there is nothing to remember it in.
  }
}
