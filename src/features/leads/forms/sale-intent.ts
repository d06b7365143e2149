// What the links to the sale form may ask for. Read on every visit of the page, so it brings no schema along.

/** What `?intent=` may say, and the lead's `userIntent`. Anything else says nothing. */
export const saleIntents = { valuation: 'Free Valuation', 'cash-offer': 'Cash Offer' } as const;

export const intentNames = ['', ...Object.values(saleIntents)] as const;

/** The lead's `userIntent` for `?intent=…`; empty for anything unknown. */
export const saleIntent = (intent: string | null): (typeof intentNames)[number] =>
  Object.hasOwn(saleIntents, intent ?? '') ? saleIntents[intent as keyof typeof saleIntents] : '';

/**
 * Milliseconds from the start of the page to the scroll to `#lead-form`: after the browser's own scroll restoration.
 */
export const scrollDelay = 100;
