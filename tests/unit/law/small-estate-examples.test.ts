import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '../../../src/features/law/calendar-date.ts';
import type { SmallEstate } from '../../../src/features/law/estate.ts';
import type { TestLine } from '../../../src/features/law/result-line.ts';
import { dollars, line, only, outcome } from './small-estate-cards.ts';

describe('the examples', () => {
  const toSpouse = { spouse: 'yes', allToSpouse: 'will' } as const;
  const noWill = { spouse: 'yes', allToSpouse: 'no-will' } as const;
  const grownChild = { ...noWill, children: 'other', minor: 'no' } as const;
  const childPaid = (funeral: number) => ({ funeralPaidBy: 'other', funeral: dollars(funeral) }) as const;
  const spousePaid = (funeral: number) =>
    ({ spouse: 'yes', children: 'ours', funeralPaidBy: 'spouse', funeral: dollars(funeral) }) as const;
  const on = (death: CalendarDate) => ({ death });

  test.each<[string, string, number, SmallEstate, Partial<TestLine>]>([
    ['1', 'release-for-anyone', 35_000, { spouse: 'no' }, { outcome: 'within' }],
    ['2', 'release-for-anyone', 35_000.01, { spouse: 'no' }, { outcome: 'over' }],
    ['3', 'release-by-will', 100_000, toSpouse, { outcome: 'within' }],
    ['4', 'release-by-will', 100_000.01, toSpouse, { outcome: 'over' }],
    ['5', 'release-for-anyone', 80_000, { spouse: 'yes', allToSpouse: 'no' }, { outcome: 'over' }],
    ['5', 'release-by-will', 80_000, { spouse: 'yes', allToSpouse: 'no' }, { outcome: 'not-met' }],
    ['6', 'release-without-will', 80_000, { ...noWill, children: 'ours' }, { outcome: 'within' }],
    [
      '7',
      'release-without-will',
      80_000,
      grownChild,
      { outcome: 'not-met', reason: 'spouse-takes-not-all', limit: dollars(60_000) },
    ],
    ['7b', 'release-without-will', 60_000, grownChild, { outcome: 'within', reason: 'by-reading' }],
    ['7b', 'release-without-will', 60_000.01, grownChild, { outcome: 'not-met', reason: 'spouse-takes-not-all' }],
    ['8', 'release-by-will', 90_000, { ...toSpouse, ...on('1998-06-01') }, { outcome: 'over', limit: dollars(85_000) }],
    ['9', 'release-by-will', 90_000, { ...toSpouse, ...on('1999-03-17') }, { outcome: 'over' }],
    ['9', 'release-by-will', 90_000, { ...toSpouse, ...on('1999-03-18') }, { outcome: 'ask', reason: 'pages-differ' }],
    ['9', 'release-by-will', 90_000, { ...toSpouse, ...on('1999-03-19') }, { outcome: 'within' }],
    ['9', 'release-by-will', 85_000, { ...toSpouse, ...on('1999-03-18') }, { outcome: 'within' }],
    ['9', 'release-by-will', 100_000, { ...toSpouse, ...on('1999-03-18') }, { outcome: 'ask', reason: 'pages-differ' }],
    ['9', 'release-by-will', 100_000.01, { ...toSpouse, ...on('1999-03-18') }, { outcome: 'over' }],
    [
      '10',
      'release-for-anyone',
      30_000,
      { spouse: 'no', ...on('1994-11-08') },
      { outcome: 'over', limit: dollars(25_000) },
    ],
    [
      '10',
      'release-for-anyone',
      30_000,
      { spouse: 'no', ...on('1994-11-09') },
      { outcome: 'within', limit: dollars(35_000) },
    ],
    ['11', 'summary-release-payer', 3_200, childPaid(3_200), { outcome: 'within' }],
    ['11', 'summary-release-payer', 3_200.01, childPaid(3_200), { outcome: 'over' }],
    ['12', 'summary-release-payer', 5_000, childPaid(9_000), { outcome: 'within' }],
    ['12', 'summary-release-payer', 5_000.01, childPaid(9_000), { outcome: 'over' }],
    ['13', 'summary-release-spouse', 45_000, spousePaid(6_000), { outcome: 'within' }],
    ['13', 'summary-release-spouse', 45_000.01, spousePaid(6_000), { outcome: 'over' }],
    ['14', 'summary-release-spouse', 42_500, spousePaid(2_500), { outcome: 'within', limit: dollars(42_500) }],
    ['14', 'summary-release-spouse', 42_600, spousePaid(2_500), { outcome: 'over', limit: dollars(42_500) }],
    [
      '15',
      'summary-release-spouse-unpaid',
      38_000,
      { spouse: 'yes', funeralPaidBy: 'nobody' },
      { outcome: 'ask', reason: 'pages-differ' },
    ],
    ['15', 'summary-release-spouse-unpaid', 40_000.01, { spouse: 'yes', funeralPaidBy: 'other' }, { outcome: 'over' }],
    ['15', 'release-by-will', 38_000, { ...toSpouse, funeralPaidBy: 'nobody' }, { outcome: 'within' }],
    [
      '16',
      'summary-release-payer',
      3_000,
      { ...childPaid(4_000), ...on('2006-10-11') },
      { outcome: 'over', limit: dollars(2_000) },
    ],
    [
      '16',
      'summary-release-payer',
      3_000,
      { ...childPaid(4_000), ...on('2006-10-12') },
      { outcome: 'within', limit: dollars(4_000) },
    ],
    ['17', 'spouse-vehicles', 33_000, { ...toSpouse, vehicles: dollars(64_000) }, { outcome: 'within' }],
    ['17', 'release-for-anyone', 33_000, { ...noWill, vehicles: dollars(64_000) }, { outcome: 'within' }],
    [
      '18',
      'spouse-vehicles',
      33_000,
      { ...toSpouse, vehicles: dollars(66_000) },
      { outcome: 'ask', reason: 'choose-vehicles' },
    ],
    [
      '18',
      'release-for-anyone',
      33_000,
      { ...noWill, vehicles: dollars(66_000) },
      { outcome: 'ask', reason: 'choose-vehicles' },
    ],
    ['19', 'outside-probate', 0, { spouse: 'yes' }, { outcome: 'met' }],
    [
      '20',
      'release-for-anyone',
      1_000,
      { spouse: 'no', ...on('1960-05-01') },
      { outcome: 'ask', reason: 'out-of-range' },
    ],
  ])('%s: %s for %d', (_, rule, assets, estate, expected) => {
    expect(line(rule, { ...only, assets: dollars(assets), ...estate })).toMatchObject(expected);
  });
});

test.each<[CalendarDate, number | undefined, number | undefined]>([
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
  const estate = (sum: number, over = 0): SmallEstate => ({
    death,
    spouse: 'yes',
    allToSpouse: 'will',
    ...only,
    assets: dollars(sum) + over,
  });
  if (anyone === undefined)
    return expect(line('release-for-anyone', estate(1))).toMatchObject({ reason: 'out-of-range' });
  expect(outcome('release-for-anyone', estate(anyone))).toBe('within');
  expect(outcome('release-for-anyone', estate(anyone, 1))).toBe('over');
  if (spouse === undefined) {
    const noLimit = { outcome: 'not-met', reason: 'no-limit-then' };
    expect(line('release-by-will', estate(1))).toMatchObject(noLimit);
    return expect(line('release-without-will', { ...estate(1), allToSpouse: 'no-will' })).toMatchObject(noLimit);
  }
  expect(outcome('release-by-will', estate(spouse))).toBe('within');
  expect(outcome('release-by-will', estate(spouse, 1))).toBe('over');
});
