// Summary release, R.C. 2113.031.

import type { KnownEstate, Total } from './estate.ts';
import type { Figures } from './figures.ts';
import { type Bounds, compareToLimit, stepOn } from './limits.ts';
import type { Cents } from './money.ts';
import { ask, met, notMet, type Reason, type Result, type TestLine } from './result-line.ts';

/** The tests of a summary release for this total. */
export function summaryReleaseTests(estate: KnownEstate, total: Total, figures: Figures): TestLine[] {
  const payerLimit = stepOn(
    [figures['summary-release-limit'], figures['summary-release-limit-before-2006']],
    estate.death,
  );
  const spouseLimit = stepOn(spouseFuneralParts(figures), estate.death);
  if (!payerLimit || !spouseLimit) return [{ rule: 'summary-release-start', ...ask('older-law') }];
  const limitBy = payerLimit.before ? { limitBy: 'summary-release-before-2006' as const } : {};
  const base = figures['summary-release-spouse-base'];
  return [
    { rule: 'summary-release-payer', ...byPayer(estate, total, payerLimit.limit), ...limitBy },
    { rule: 'summary-release-spouse', ...bySpouse(estate, total, base, spouseLimit.limit, figures), ...limitBy },
    ...(spouseDidNotPay(estate) ? [withoutPaying(total, base)] : []),
    ...(estate.spouse === 'yes' ? [wholeAllowance(estate)] : []),
  ];
}

/** The most that is added for the funeral to a spouse's limit; for older deaths only the sum of both parts is known. */
const spouseFuneralParts = (figures: Figures) => {
  const older = figures['summary-release-spouse-max-before-2006'];
  return [
    figures['summary-release-spouse-funeral-cap'],
    { ...older, limit: older.limit - figures['summary-release-spouse-base'] },
  ];
};

/** The lesser of the cap and the cost; anything up to the cap where the cost is not known. */
const funeralPart = (cost: Cents | undefined, cap: Cents): Bounds =>
  cost === undefined ? { low: 0, high: cap } : { low: Math.min(cost, cap), high: Math.min(cost, cap) };

/** Without the cost of the funeral an answer is missing. */
const againstFuneralPart = (total: Total, limit: Bounds) =>
  compareToLimit(total, limit, limit.low === limit.high ? total.unsure : 'not-known');

function byPayer({ funeral, funeralPaidBy, funeralPrepaid }: KnownEstate, total: Total, cap: Cents): Result {
  if (funeralPaidBy === 'other') return againstFuneralPart(total, funeralPart(funeral, cap));
  if (funeralPaidBy === 'spouse') return notMet('spouse-paid');
  if (funeralPaidBy === 'nobody' || funeralPrepaid === 'yes') return notMet('nobody-paid-funeral');
  return unlessOver(total, funeralPart(funeral, cap).high, 'not-known');
}

function bySpouse(estate: KnownEstate, total: Total, base: Cents, cap: Cents, figures: Figures): Result {
  if (estate.spouse === 'no') return notMet('no-spouse');
  if (spouseDidNotPay(estate) && estate.funeralPrepaid === 'no') return notMet('spouse-did-not-pay');
  const part = funeralPart(estate.funeral, cap);
  const limit = { low: base + part.low, high: base + part.high };
  const { reason } = wholeAllowance(estate);
  if (reason) return unlessOver(total, limit.high, reason);
  const paid = estate.funeralPaidBy === 'spouse' || estate.funeralPrepaid === 'yes';
  if (!paid || !estate.spouse) return unlessOver(total, limit.high, 'not-known');
  const result = againstFuneralPart(total, limit);
  // The base of the limit is the size of the allowance. Whether it falls with the allowance was not found.
  return result.outcome === 'within' && total.high > limit.low - vehicleReduction(estate, figures)
    ? { ...result, outcome: 'ask', reason: vehicleReason(estate, figures) }
    : result;
}

/**
 * Why vehicles can reduce the family allowance (R.C. 2106.13): the spouse takes two or more of them or, for earlier
 * deaths, any.
 */
export const vehicleReason = ({ death }: KnownEstate, figures: Figures) =>
  death < figures['spouse-second-car-since'] ? 'any-vehicle' : 'second-vehicle';

/** The most by which they can: by the cheapest one, which of two is worth half of both at most. */
function vehicleReduction(estate: KnownEstate, figures: Figures): Cents {
  const { vehicles = 0 } = estate;
  return vehicleReason(estate, figures) === 'any-vehicle' ? vehicles : Math.floor(vehicles / 2);
}

/** Somebody else or nobody paid, and nothing was prepaid. */
const spouseDidNotPay = ({ spouse, funeralPaidBy, funeralPrepaid }: KnownEstate) =>
  spouse === 'yes' && (funeralPaidBy === 'other' || funeralPaidBy === 'nobody') && funeralPrepaid !== 'yes';

/** The courts' pages differ for this spouse, but none goes further than this. */
const withoutPaying = (total: Total, limit: Cents): TestLine => ({
  rule: 'summary-release-spouse-unpaid',
  ...unlessOver(total, limit, 'pages-differ'),
});

const unlessOver = (total: Total, limit: Cents, reason: Reason): Result =>
  total.low > limit ? { outcome: 'over', limit } : ask(reason);

/** Whether the spouse is entitled to the whole family allowance. */
export function wholeAllowance({ minor, children }: Pick<KnownEstate, 'minor' | 'children'>): TestLine {
  const isWhole = minor === 'no' || children === 'none' || children === 'ours';
  const result = minor === 'yes' ? ask('court-divides-allowance') : isWhole ? met : ask('not-known');
  return { rule: 'whole-family-allowance', ...result };
}
