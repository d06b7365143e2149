import type { Reason } from './result-line.ts';

/** Whom to ask when a tool cannot answer: `papers` are the visitor's own documents, to check first. */
export type Person = 'court' | 'attorney' | 'title-office' | 'tax-preparer' | 'papers';

/** For each reason with which a line asks. The others say why a test is not met, and leave nothing to ask. */
export const whoToAsk: Partial<Record<Reason, Person>> = {
  'not-known': 'papers',
  'pages-differ': 'court',
  'out-of-range': 'attorney',
  'older-law': 'attorney',
  'by-reading': 'court',
  'court-divides-allowance': 'court',
  'choose-vehicles': 'title-office',
  'at-most-two-vehicles': 'title-office',
  'will-may-give-vehicles': 'papers',
  'second-vehicle': 'court',
  'any-vehicle': 'court',
  'court-page': 'court',
  'given-by-name': 'attorney',
  'owner-may-not-sign': 'attorney',
  'no-approved-inventory': 'court',
  'fiduciary-spouse-buys': 'attorney',
  'narrow-time': 'attorney',
  'against-will-first': 'attorney',
  'ground-in-law': 'attorney',
  'all-consent-to-court-sale': 'attorney',
  'look-at-order': 'court',
  'look-at-contract': 'attorney',
  'papers-decide': 'attorney',
  'ask-court': 'court',
  'admission-day-needed': 'papers',
  'admitted-after-appointment': 'court',
  'by-final-account': 'court',
  'ask-tax-preparer': 'tax-preparer',
};
