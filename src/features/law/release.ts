// Release from administration, R.C. 2113.03.

import type { KnownEstate, Total } from './estate.ts';
import type { Figures } from './figures.ts';
import { type Bounds, compareToLimit, exactly, limitOn } from './limits.ts';
import type { Cents } from './money.ts';
import { ask, notMet, type Result, type TestLine } from './result-line.ts';
import type { RuleId } from './rule-ids.ts';
import { vehicleReason, wholeAllowance } from './summary-release.ts';

const limitsForAnyone = (figures: Figures) => [
  figures['release-limit'],
  figures['release-limit-before-1994'],
  figures['release-limit-before-1987'],
  figures['release-limit-before-1976'],
  figures['release-limit-before-1973'],
  figures['release-limit-before-1971'],
];
const limitsForSpouse = (figures: Figures) => [
  figures['release-limit-spouse'],
  figures['release-limit-spouse-before-1999'],
  figures['release-limit-spouse-1993'],
];

/** Before this day today's family allowance and first shares were others, which the sources do not give. */
export const todaysSharesFrom = '2006-10-12';

/** The tests of a release for this total, and the rules to read beside them. */
export function releaseTests(
  estate: KnownEstate,
  total: Total,
  land: boolean,
  figures: Figures,
): { tests: TestLine[]; notes: RuleId[] } {
  const anyone = limitOn(limitsForAnyone(figures), estate.death);
  const spouse = limitOn(limitsForSpouse(figures), estate.death);
  if (!anyone) {
    const rules = ['release-for-anyone', 'release-by-will', 'release-without-will'] as const;
    return { tests: rules.map((rule) => ({ rule, ...ask('out-of-range') })), notes: ['debts-not-subtracted'] };
  }

  const byReading: TestLine = { rule: 'release-without-will', ...bySpouseWithoutWill(estate, total, spouse, figures) };
  const mayTakeAll = byReading.outcome !== 'not-met';
  const otherChildren = estate.children === 'mixed' || estate.children === 'other';
  return {
    tests: [
      { rule: 'release-for-anyone', ...compareToLimit(total, anyone, total.unsure) },
      { rule: 'release-by-will', ...bySpouseWithWill(estate, total, spouse) },
      byReading,
      ...(mayTakeAll && estate.spouse === 'yes' && otherChildren ? [wholeAllowance(estate)] : []),
      ...(mayTakeAll && estate.spouse === 'yes' && (land || otherChildren)
        ? [{ rule: 'release-exceptions' as const, ...ask('court-page') }]
        : []),
    ],
    notes: [...(mayTakeAll ? (['common-law-marriage'] as const) : []), 'debts-not-subtracted'],
  };
}

function bySpouseWithWill(estate: KnownEstate, total: Total, limit: Bounds | undefined): Result {
  if (estate.spouse === 'no') return notMet('no-spouse');
  if (estate.allToSpouse === 'no-will') return notMet('no-will');
  if (estate.allToSpouse === 'no') return notMet('will-not-all-to-spouse');
  if (!limit) return notMet('no-limit-then');
  return ifKnown(estate, againstSpouseLimit(total, limit));
}

function bySpouseWithoutWill(estate: KnownEstate, total: Total, limit: Bounds | undefined, figures: Figures): Result {
  if (estate.spouse === 'no') return notMet('no-spouse');
  if (estate.allToSpouse === 'will' || estate.allToSpouse === 'no') return notMet('will');
  if (!limit) return notMet('no-limit-then');
  const figure = againstSpouseLimit(total, limit);
  if (figure.outcome === 'over') return figure;
  if (!estate.children) return ask('not-known');
  if (estate.children === 'none' || estate.children === 'ours') return ifKnown(estate, figure);

  if (estate.death < todaysSharesFrom) return ask('older-law');
  const first = firstShare(estate.children, figures);
  const all = figures['family-allowance'] + first;
  if (total.low > all) return { outcome: 'not-met', reason: 'spouse-takes-not-all', limit: all };
  const { reason } = wholeAllowance(estate);
  if (reason) return ask(reason);
  const both = compareToLimit(total, exactly(Math.min(all, limit.low)), total.unsure);
  if (both.outcome !== 'within') return both;
  // How many vehicles there are is not asked.
  if (estate.vehicles && total.high > first) return ask(vehicleReason(estate, figures));
  return ifKnown(estate, { ...both, reason: 'by-reading' });
}

/** What goes to the spouse first, before the children have a part. */
const firstShare = (children: 'mixed' | 'other', figures: Figures): Cents =>
  children === 'mixed'
    ? figures['intestate-some-children-first']
    : // The number of children is not asked: with one and with several the smaller first share is safe.
      Math.min(figures['intestate-one-child-first'], figures['intestate-no-children-first']);

/** On a day about which the sources differ, a sum between the two limits is for the court. */
const againstSpouseLimit = (total: Total, limit: Bounds) =>
  compareToLimit(total, limit, limit.low === limit.high ? total.unsure : 'pages-differ');

/** A figure that is within helps only a spouse who is there, and a will or none that is known. */
const ifKnown = ({ spouse, allToSpouse }: KnownEstate, result: Result): Result =>
  result.outcome === 'within' && !(spouse && allToSpouse) ? ask('not-known') : result;
