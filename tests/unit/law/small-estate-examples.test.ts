import { test } from 'vitest';
import { expectLine } from './small-estate-cards.ts';

/** The worked examples, in their order. What depends on the day of the death alone is in the table below. */
const examples = [
  ['assets=35000&spouse=no', 'release-for-anyone within $35000'],
  ['assets=35000.01&spouse=no', 'release-for-anyone over $35000'],
  ['assets=80000&spouse=yes&all-to-spouse=no', 'release-for-anyone over $35000'],
  ['assets=80000&spouse=yes&all-to-spouse=no', 'release-by-will not-met will-not-all-to-spouse'],
  ['assets=80000&spouse=yes&all-to-spouse=no-will&children=ours', 'release-without-will within $100000'],
  [
    'assets=80000&spouse=yes&all-to-spouse=no-will&children=other&minor=no',
    'release-without-will not-met spouse-takes-not-all $60000',
  ],
  [
    'assets=60000&spouse=yes&all-to-spouse=no-will&children=other&minor=no',
    'release-without-will within by-reading $60000',
  ],
  [
    'assets=60000.01&spouse=yes&all-to-spouse=no-will&children=other&minor=no',
    'release-without-will not-met spouse-takes-not-all $60000',
  ],
  ['death=1999-03-18&assets=90000&spouse=yes&all-to-spouse=will', 'release-by-will ask pages-differ'],
  ['death=1999-03-18&assets=85000&spouse=yes&all-to-spouse=will', 'release-by-will within'],
  ['death=1999-03-18&assets=100000&spouse=yes&all-to-spouse=will', 'release-by-will ask pages-differ'],
  ['death=1999-03-18&assets=100000.01&spouse=yes&all-to-spouse=will', 'release-by-will over'],
  ['assets=3200&funeral=3200&funeral-paid-by=other', 'summary-release-payer within $3200'],
  ['assets=3200.01&funeral=3200&funeral-paid-by=other', 'summary-release-payer over $3200'],
  ['assets=5000&funeral=9000&funeral-paid-by=other', 'summary-release-payer within $5000'],
  ['assets=5000.01&funeral=9000&funeral-paid-by=other', 'summary-release-payer over $5000'],
  ['assets=45000&spouse=yes&children=ours&funeral=6000&funeral-paid-by=spouse', 'summary-release-spouse within $45000'],
  [
    'assets=45000.01&spouse=yes&children=ours&funeral=6000&funeral-paid-by=spouse',
    'summary-release-spouse over $45000',
  ],
  ['assets=42500&spouse=yes&children=ours&funeral=2500&funeral-paid-by=spouse', 'summary-release-spouse within $42500'],
  ['assets=42600&spouse=yes&children=ours&funeral=2500&funeral-paid-by=spouse', 'summary-release-spouse over $42500'],
  ['assets=38000&spouse=yes&funeral-paid-by=nobody', 'summary-release-spouse-unpaid ask pages-differ'],
  ['assets=40000.01&spouse=yes&funeral-paid-by=other', 'summary-release-spouse-unpaid over $40000'],
  ['assets=38000&spouse=yes&all-to-spouse=will&funeral-paid-by=nobody', 'release-by-will within $100000'],
  [
    'death=2006-10-11&assets=3000&funeral=4000&funeral-paid-by=other',
    'summary-release-payer over $2000 summary-release-before-2006',
  ],
  ['death=2006-10-12&assets=3000&funeral=4000&funeral-paid-by=other', 'summary-release-payer within $4000'],
  ['assets=33000&spouse=yes&all-to-spouse=will&vehicles=64000', 'spouse-vehicles within $65000'],
  ['assets=33000&spouse=yes&all-to-spouse=no-will&vehicles=64000', 'release-for-anyone within $35000'],
  ['assets=33000&spouse=yes&all-to-spouse=will&vehicles=66000', 'spouse-vehicles ask choose-vehicles $65000'],
  ['assets=33000&spouse=yes&all-to-spouse=no-will&vehicles=66000', 'release-for-anyone ask choose-vehicles $35000'],
  ['assets=0&spouse=yes', 'outside-probate met'],
  ['death=1960-05-01&assets=1000&spouse=no', 'release-for-anyone ask out-of-range'],
] as const;

test.each(examples)('%s: %s', (link, words) => expectLine(words, link, 'vehicles=0&land=0'));

test.each<[string, number | undefined, number | undefined]>([
  ['1966-12-31', undefined, undefined],
  ['1967-01-01', 3_000, undefined],
  ['1971-12-02', 3_000, undefined],
  ['1971-12-03', 5_000, undefined],
  ['1973-11-20', 5_000, undefined],
  ['1973-11-21', 10_000, undefined],
  ['1975-12-31', 10_000, undefined],
  ['1976-01-01', 15_000, undefined],
  ['1987-10-19', 15_000, undefined],
  ['1987-10-20', 25_000, undefined],
  ['1993-04-15', 25_000, undefined],
  ['1993-04-16', 25_000, 50_000],
  ['1993-09-13', 25_000, 50_000],
  ['1993-09-14', 25_000, 85_000],
  ['1994-11-08', 25_000, 85_000],
  ['1994-11-09', 35_000, 85_000],
  ['1999-03-17', 35_000, 85_000],
  ['1999-03-19', 35_000, 100_000],
  ['2026-03-10', 35_000, 100_000],
])('a death on %s: limits of %s and %s', (death, anyone, spouse) => {
  const left = (sum: number | string) => `death=${death}&spouse=yes&all-to-spouse=will&vehicles=0&land=0&assets=${sum}`;
  const expectLimit = (rule: string, limit: number) => {
    expectLine(`${rule} within $${limit}`, left(limit));
    expectLine(`${rule} over $${limit}`, left(`${limit}.01`));
  };
  if (anyone === undefined) return expectLine('release-for-anyone ask out-of-range', left(1));
  expectLimit('release-for-anyone', anyone);
  if (spouse !== undefined) return expectLimit('release-by-will', spouse);
  expectLine('release-by-will not-met no-limit-then', left(1));
  expectLine('release-without-will not-met no-limit-then', 'all-to-spouse=no-will', left(1));
});
