import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '../../../src/features/law/calendar-date.ts';
import type { SmallEstate } from '../../../src/features/law/estate.ts';
import type { TestLine } from '../../../src/features/law/result-line.ts';
import { smallEstate, type WayCard } from '../../../src/features/law/small-estate.ts';
import { whoToAsk } from '../../../src/features/law/who-to-ask.ts';
import { anyEstate, anySum } from './arbitraries.ts';
import { figures, rules } from './figures.ts';

function cards(estate: SmallEstate): WayCard[] {
  const answer = smallEstate({ death: '2026-03-10', ...estate }, figures, '2100-01-01');
  if (!Array.isArray(answer)) throw new Error(answer.stopped);
  return answer;
}
const line = (rule: string, estate: SmallEstate): TestLine | undefined =>
  cards(estate)
    .flatMap(({ tests }) => tests)
    .find((one) => one.rule === rule);
const outcome = (rule: string, estate: SmallEstate) => line(rule, estate)?.outcome;
const dollars = (sum: number) => Math.round(sum * 100);
/** Nothing else was left: only what is known can be within a limit. */
const only = { vehicles: 0, land: 0 };

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

describe('summary release', () => {
  test.each<[string, SmallEstate, string, Partial<TestLine>]>([
    [
      'the law began in 2000',
      { death: '2000-08-28' },
      'summary-release-start',
      { outcome: 'ask', reason: 'older-law' },
    ],
    [
      'its first day',
      { death: '2000-08-29', funeralPaidBy: 'spouse', funeral: dollars(6_000), assets: dollars(42_000) },
      'summary-release-spouse',
      { outcome: 'within', limitBy: 'summary-release-before-2006' },
    ],
    [
      'a prepaid funeral of a known cost',
      { funeralPrepaid: 'yes', funeral: dollars(4_000), assets: dollars(44_000) },
      'summary-release-spouse',
      { outcome: 'within', limit: dollars(44_000) },
    ],
    [
      'a prepaid funeral, within the first part',
      { funeralPrepaid: 'yes', assets: dollars(40_000) },
      'summary-release-spouse',
      { outcome: 'within' },
    ],
    [
      'a prepaid funeral of unknown cost',
      { funeralPrepaid: 'yes', assets: dollars(40_000.01) },
      'summary-release-spouse',
      { outcome: 'ask', reason: 'not-known' },
    ],
    [
      'nobody has paid yet, and whether it was prepaid was not asked',
      { funeralPaidBy: 'nobody', funeral: dollars(4_000), assets: dollars(38_000) },
      'summary-release-spouse',
      { outcome: 'ask' },
    ],
    [
      'over, whatever the funeral cost',
      { funeralPrepaid: 'yes', assets: dollars(45_000.01) },
      'summary-release-spouse',
      { outcome: 'over' },
    ],
    [
      'the older limit of a spouse',
      { death: '2006-10-11', funeralPaidBy: 'spouse', funeral: dollars(6_000), assets: dollars(42_000) },
      'summary-release-spouse',
      { outcome: 'within', limit: dollars(42_000), limitBy: 'summary-release-before-2006' },
    ],
    [
      'over the older limit of a spouse',
      { death: '2006-10-11', funeralPaidBy: 'spouse', funeral: dollars(6_000), assets: dollars(42_000.01) },
      'summary-release-spouse',
      { outcome: 'over' },
    ],
    [
      'a minor child of another person',
      { children: 'other', minor: 'yes', funeralPaidBy: 'spouse', funeral: 0, assets: 0 },
      'summary-release-spouse',
      { outcome: 'ask', reason: 'court-divides-allowance' },
    ],
    ['the whole allowance', { children: 'ours', assets: 0 }, 'whole-family-allowance', { outcome: 'met' }],
    [
      'a child of another person, whose age is not known',
      { children: 'other', funeralPaidBy: 'spouse', funeral: dollars(6_000), assets: dollars(45_000) },
      'summary-release-spouse',
      { outcome: 'ask', reason: 'not-known' },
    ],
    [
      'the allowance with a minor',
      { children: 'other', minor: 'yes', assets: 0 },
      'whole-family-allowance',
      { outcome: 'ask' },
    ],
    ['the allowance of a spouse alone', { children: 'none', assets: 0 }, 'whole-family-allowance', { outcome: 'met' }],
    [
      'the allowance, whose age is not known',
      { children: 'mixed', assets: 0 },
      'whole-family-allowance',
      { outcome: 'ask', reason: 'not-known' },
    ],
    [
      'a funeral that neither the spouse nor a prepaid plan paid',
      { funeralPaidBy: 'nobody', funeralPrepaid: 'no', assets: 0 },
      'summary-release-spouse',
      { outcome: 'not-met', reason: 'spouse-did-not-pay' },
    ],
    [
      'a funeral that the spouse paid, since it was not prepaid',
      { funeralPaidBy: 'spouse', funeralPrepaid: 'no', funeral: 0, assets: 0 },
      'summary-release-spouse',
      { outcome: 'within' },
    ],
    [
      'who paid is not known',
      { assets: dollars(1_000) },
      'summary-release-payer',
      { outcome: 'ask', reason: 'not-known' },
    ],
    [
      'who paid is not known, and it is over',
      { assets: dollars(5_000.01) },
      'summary-release-payer',
      { limit: dollars(5_000) },
    ],
    [
      'nobody paid',
      { assets: 0, funeralPaidBy: 'nobody' },
      'summary-release-payer',
      { outcome: 'not-met', reason: 'nobody-paid-funeral' },
    ],
    [
      'the spouse paid',
      { assets: 0, funeralPaidBy: 'spouse' },
      'summary-release-payer',
      { outcome: 'not-met', reason: 'spouse-paid' },
    ],
  ])('%s', (_, estate, rule, expected) => {
    expect(line(rule, { ...only, spouse: 'yes', children: 'ours', ...estate })).toMatchObject(expected);
  });

  const paid = { ...only, spouse: 'yes', allToSpouse: 'no-will', children: 'ours', funeralPaidBy: 'spouse' } as const;
  test.each<[CalendarDate, assets: number, vehicles: number, came: object]>([
    ['2026-01-10', 39_500, 20_000, { outcome: 'ask', reason: 'second-vehicle' }],
    ['2026-01-10', 35_000, 20_000, { outcome: 'within' }],
    ['2026-01-10', 35_000.01, 20_000, { outcome: 'ask', reason: 'second-vehicle' }],
    ['2026-01-10', 45_000, 0, { outcome: 'within' }],
    ['2021-08-17', 39_500, 20_000, { outcome: 'ask', reason: 'second-vehicle' }],
    ['2021-08-16', 39_500, 20_000, { outcome: 'ask', reason: 'any-vehicle' }],
    ['2019-05-01', 30_000, 20_000, { outcome: 'ask', reason: 'any-vehicle' }],
    ['2019-05-01', 25_000, 20_000, { outcome: 'within' }],
    ['2019-05-01', 45_000.01, 20_000, { outcome: 'over' }],
  ])('a death on %s, %d and vehicles of %d that may lower the allowance', (death, assets, vehicles, came) => {
    const estate = { ...paid, death, assets: dollars(assets), vehicles: dollars(vehicles), funeral: dollars(6_000) };
    expect(line('summary-release-spouse', estate)).toMatchObject(came);
  });

  test('the spouse’s test is not met without a spouse', () => {
    expect(line('summary-release-spouse', { assets: 0, spouse: 'no' })).toMatchObject({
      outcome: 'not-met',
      reason: 'no-spouse',
    });
    expect(outcome('summary-release-spouse', { ...only, assets: 0, children: 'ours', funeralPaidBy: 'spouse' })).toBe(
      'ask',
    );
    expect(line('whole-family-allowance', { assets: 0, spouse: 'no' })).toBeUndefined();
    for (const other of [{ spouse: 'no' }, { funeralPaidBy: 'spouse' }, { funeralPrepaid: 'yes' }] as const)
      expect(
        line('summary-release-spouse-unpaid', { assets: 0, spouse: 'yes', funeralPaidBy: 'other', ...other }),
      ).toBeUndefined();
  });

  test('a former limit cites its own rule, the current limit does not', () => {
    const paid = { ...only, assets: 0, spouse: 'no', funeralPaidBy: 'other', funeral: 100 } as const;
    expect(line('summary-release-payer', paid)).toEqual({
      rule: 'summary-release-payer',
      outcome: 'within',
      limit: 100,
    });
    expect(line('summary-release-payer', { ...paid, death: '2006-10-11' })).toMatchObject({
      outcome: 'within',
      limitBy: 'summary-release-before-2006',
    });
  });

  test('with land in the estate, the certificate of transfer is noted', () => {
    const notes = (estate: SmallEstate) => cards(estate).find(({ way }) => way === 'summary-release')?.notes;
    expect(notes({ assets: 0, land: 'yes' })).toEqual(['summary-release-land']);
    expect(notes({ assets: 0, land: 100 })).toEqual(['summary-release-land']);
    expect(notes({ assets: 0, land: 0 })).toEqual([]);
  });
});

describe('release', () => {
  const noWill: SmallEstate = { ...only, spouse: 'yes', allToSpouse: 'no-will', assets: dollars(80_000) };

  test.each<[string, SmallEstate, string, Partial<TestLine>]>([
    [
      'children of both and of another',
      { children: 'mixed', minor: 'no' },
      'release-without-will',
      { reason: 'by-reading' },
    ],
    [
      'all of it, at its limit',
      { children: 'ours', assets: dollars(100_000) },
      'release-without-will',
      { outcome: 'within' },
    ],
    ['over the limit', { children: 'ours', assets: dollars(100_000.01) }, 'release-without-will', { outcome: 'over' }],
    [
      'a minor',
      { children: 'mixed', minor: 'yes' },
      'release-without-will',
      { outcome: 'ask', reason: 'court-divides-allowance' },
    ],
    [
      'whose age is not known',
      { children: 'other', assets: dollars(60_000) },
      'release-without-will',
      { outcome: 'ask', reason: 'not-known' },
    ],
    [
      'perhaps more than one vehicle, and the first share would do',
      { children: 'other', minor: 'no', assets: dollars(20_000), vehicles: dollars(30_000) },
      'release-without-will',
      { outcome: 'within' },
    ],
    [
      'perhaps more than one vehicle, and the allowance is needed',
      { children: 'other', minor: 'no', assets: dollars(20_000.01), vehicles: dollars(30_000) },
      'release-without-will',
      { outcome: 'ask', reason: 'second-vehicle' },
    ],
    [
      'one vehicle, when one was enough to lower the allowance',
      { death: '2019-05-01', children: 'other', minor: 'no', assets: dollars(20_000.01), vehicles: dollars(9_000) },
      'release-without-will',
      { outcome: 'ask', reason: 'any-vehicle' },
    ],
    [
      'children of both and of another, and too much for vehicles',
      { children: 'mixed', minor: 'no', vehicles: dollars(65_000.01) },
      'release-without-will',
      { outcome: 'ask', reason: 'choose-vehicles' },
    ],
    [
      'the first of today’s shares',
      { death: '2006-10-12', children: 'mixed', minor: 'no' },
      'release-without-will',
      { outcome: 'within' },
    ],
    ['no children', { children: 'none' }, 'release-without-will', { outcome: 'within' }],
    [
      'older shares',
      { death: '2006-10-11', children: 'other' },
      'release-without-will',
      { outcome: 'ask', reason: 'older-law' },
    ],
    ['children not known', {}, 'release-without-will', { outcome: 'ask', reason: 'not-known' }],
    [
      'a will',
      { allToSpouse: 'will', children: 'ours' },
      'release-without-will',
      { outcome: 'not-met', reason: 'will' },
    ],
    [
      'a will for others',
      { allToSpouse: 'no', children: 'ours' },
      'release-without-will',
      { outcome: 'not-met', reason: 'will' },
    ],
    [
      'no spouse',
      { spouse: 'no', children: 'ours' },
      'release-without-will',
      { outcome: 'not-met', reason: 'no-spouse' },
    ],
    ['no spouse for a will', { spouse: 'no' }, 'release-by-will', { outcome: 'not-met', reason: 'no-spouse' }],
    [
      'a will for others',
      { allToSpouse: 'no' },
      'release-by-will',
      { outcome: 'not-met', reason: 'will-not-all-to-spouse' },
    ],
    ['no will at all', { children: 'ours' }, 'release-by-will', { outcome: 'not-met', reason: 'no-will' }],
    [
      'land without a will',
      { children: 'ours', land: 'yes' },
      'release-exceptions',
      { outcome: 'ask', reason: 'court-page' },
    ],
  ])('%s', (_, estate, rule, expected) => {
    expect(line(rule, { ...noWill, ...estate })).toMatchObject(expected);
  });

  test('a spouse’s test that may be met carries the note about the differing court page', () => {
    const rules = (estate: SmallEstate) =>
      cards({ ...noWill, ...estate })
        .find(({ way }) => way === 'release')
        ?.tests.map(({ rule }) => rule)
        .slice(3)
        .join();
    expect(rules({ children: 'ours' })).toBe('');
    expect(rules({ children: 'ours', land: 1 })).toBe('release-exceptions');
    for (const children of ['mixed', 'other'] as const)
      expect(rules({ children, assets: 0, minor: 'no' })).toBe('whole-family-allowance,release-exceptions');
    for (const other of [{ spouse: 'no' }, { allToSpouse: 'will' }] as const)
      expect(rules({ children: 'mixed', land: 1, ...other })).toBe('');
    expect(rules({ death: '1960-05-01' })).toBe('');
    expect(cards({ death: '1960-05-01' })[2]).toMatchObject({
      tests: ['release-for-anyone', 'release-by-will', 'release-without-will'].map((rule) => ({
        rule,
        reason: 'out-of-range',
      })),
      notes: ['debts-not-subtracted'],
    });
  });

  test('vehicles count where no spouse takes them, and are in doubt where nobody knows', () => {
    const cars = { land: 0, assets: dollars(33_000), vehicles: dollars(3_000) };
    expect(outcome('release-for-anyone', { ...cars, spouse: 'no' })).toBe('over');
    for (const allToSpouse of ['will', 'no-will'] as const) {
      expect(outcome('release-for-anyone', { ...cars, spouse: 'yes', allToSpouse })).toBe('within');
      for (const rule of ['release-for-anyone', 'spouse-vehicles'])
        expect(outcome(rule, { ...cars, allToSpouse })).toBe('ask');
    }
    for (const rule of ['release-for-anyone', 'spouse-vehicles'])
      expect(outcome(rule, { ...cars, spouse: 'yes' })).toBe('ask');
    expect(line('spouse-vehicles', { ...only, spouse: 'yes' })).toBeUndefined();
    expect(line('release-for-anyone', { ...cars, spouse: 'yes', allToSpouse: 'no' })).toMatchObject({
      reason: 'will-may-give-vehicles',
    });
    expect(line('spouse-vehicles', { ...cars, spouse: 'yes', allToSpouse: 'no' })).toMatchObject({ outcome: 'ask' });
    expect(line('release-for-anyone', cars)).toMatchObject({ outcome: 'ask', reason: 'not-known' });
    expect(line('spouse-vehicles', { ...cars, spouse: 'no' })).toBeUndefined();
  });

  test('the spouse’s vehicles at each limit and each date', () => {
    const cars = (death: CalendarDate, sum: number) =>
      ({ death, spouse: 'yes', allToSpouse: 'will', vehicles: dollars(sum) }) as const;
    expect(line('spouse-vehicles', cars('2017-04-06', 65_000))).toMatchObject({ outcome: 'within' });
    expect(line('spouse-vehicles', cars('2017-04-06', 65_000.01))).toMatchObject({
      outcome: 'ask',
      reason: 'choose-vehicles',
    });
    expect(line('spouse-vehicles-before-2017', cars('2017-04-05', 40_000))).toMatchObject({
      outcome: 'ask',
      reason: 'at-most-two-vehicles',
    });
    expect(line('spouse-vehicles-before-2017', cars('2017-04-05', 40_000.01))).toMatchObject({
      outcome: 'ask',
      reason: 'choose-vehicles',
    });
    expect(line('spouse-vehicles-before-2017', cars('2002-07-22', 1_000))).toMatchObject({
      outcome: 'ask',
      reason: 'older-law',
    });
  });

  test('an unknown spouse, will or value never meets a test, and never changes one that is over', () => {
    const estate: SmallEstate = { vehicles: 0, assets: dollars(20_000) };
    const noLand: SmallEstate = { ...estate, land: 0 };
    const noWill: SmallEstate = { spouse: 'yes', allToSpouse: 'no-will' };
    for (const [rule, open] of [
      ['release-by-will', { ...noLand, allToSpouse: 'will' }],
      ['release-by-will', { ...noLand, spouse: 'yes' }],
      ['release-without-will', { ...noLand, allToSpouse: 'no-will', children: 'ours' }],
      ['release-without-will', { ...estate, ...noWill, children: 'other', minor: 'no' }],
    ] as const)
      expect(line(rule, open)).toMatchObject({ outcome: 'ask', reason: 'not-known' });
    expect(outcome('release-without-will', { ...estate, ...noWill, land: dollars(80_000.01) })).toBe('over');
  });

  test('where the vehicles leave the outcome open, each test gives their reason', () => {
    const estate: SmallEstate = { land: 0, assets: 0, spouse: 'yes', allToSpouse: 'will', vehicles: dollars(70_000) };
    const why = (rule: string, more: SmallEstate) => line(rule, { ...estate, ...more })?.reason;
    for (const rule of ['spouse-vehicles', 'release-for-anyone']) expect(why(rule, {})).toBe('choose-vehicles');
    expect(why('release-by-will', { vehicles: dollars(120_000) })).toBe('choose-vehicles');
    for (const rule of ['spouse-vehicles-before-2017', 'outside-probate', 'release-for-anyone'])
      expect(why(rule, { death: '2017-04-05', vehicles: dollars(40_000) })).toBe('at-most-two-vehicles');
    for (const rule of ['spouse-vehicles-before-2017', 'outside-probate', 'release-for-anyone'])
      expect(why(rule, { death: '2002-07-22' })).toBe('older-law');
    expect(why('outside-probate', { allToSpouse: 'no', vehicles: 100 })).toBe('will-may-give-vehicles');

    const funeral = dollars(6_000);
    expect(why('summary-release-payer', { funeral, funeralPaidBy: 'other' })).toBe('choose-vehicles');
    expect(why('summary-release-spouse', { funeral, children: 'ours', funeralPaidBy: 'spouse' })).toBe(
      'choose-vehicles',
    );
    expect(why('summary-release-spouse', { children: 'ours', funeralPaidBy: 'spouse' })).toBe('not-known');
  });

  test('an estate can be over the limit even after the spouse takes all vehicles that the law allows', () => {
    expect(
      outcome('release-for-anyone', { assets: dollars(35_000), spouse: 'yes', vehicles: dollars(65_000.01) }),
    ).toBe('over');
  });
});

test('the ways in their order, with the rules beside them', () => {
  const notes = (estate: SmallEstate) => Object.fromEntries(cards(estate).map((card) => [card.way, card.notes]));
  const always = ['outside-probate', 'vehicle-titles', 'survivorship-deed', 'transfer-on-death'];
  expect(Object.entries(notes({ assets: 0, land: 0 }))).toEqual([
    ['nothing-left', always],
    ['summary-release', []],
    ['release', ['common-law-marriage', 'debts-not-subtracted']],
    ['full-administration', ['full-administration']],
  ]);
  expect(notes({ assets: 0, land: 1, vehicles: 1, spouse: 'yes', allToSpouse: 'will' })).toEqual({
    'nothing-left': ['outside-probate', 'vehicle-types', 'vehicle-titles', 'survivorship-deed', 'transfer-on-death'],
    'summary-release': ['summary-release-land'],
    release: ['debts-not-subtracted'],
    'full-administration': ['full-administration', 'certificate-of-transfer', 'land-only'],
  });
});

test('something is left, or land stands among the assets already', () => {
  expect(line('outside-probate', { ...only, assets: 1 })).toMatchObject({
    outcome: 'not-met',
    reason: 'something-left',
  });
  expect(outcome('release-for-anyone', { assets: dollars(35_000), vehicles: 0, land: 'yes', spouse: 'no' })).toBe(
    'within',
  );
});

test('the limit is shown if it is certain, and left out if it is one of two', () => {
  const estate = { ...only, assets: dollars(90_000), spouse: 'yes', allToSpouse: 'will' } as const;
  expect(line('release-by-will', { ...estate, death: '1999-03-18' })).not.toHaveProperty('limit');
  const cars = { ...estate, assets: 0, vehicles: dollars(70_000) };
  expect(line('release-for-anyone', cars)).toMatchObject({ outcome: 'ask', limit: dollars(35_000) });
  expect(line('spouse-vehicles', cars)).toMatchObject({ outcome: 'ask', limit: dollars(65_000) });
  expect(line('spouse-vehicles', { ...cars, vehicles: 1 })).toMatchObject({
    outcome: 'within',
    limit: dollars(65_000),
  });
});

test('a date of death is required and must not be in the future', () => {
  expect(smallEstate({ assets: 0 }, figures, '2026-11-21')).toEqual({ stopped: 'death-needed' });
  expect(smallEstate({ death: '2026-11-21' }, figures, '2026-11-21')).toHaveLength(4);
  expect(smallEstate({ death: '2026-11-22' }, figures, '2026-11-21')).toEqual({ stopped: 'death-in-future' });
});

test('without the value of the estate no test is within its limit', () => {
  const outcomes = cards({ spouse: 'yes', allToSpouse: 'will', land: dollars(200_000) }).flatMap(({ tests }) => tests);
  expect(outcomes.find(({ rule }) => rule === 'release-for-anyone')?.outcome).toBe('over');
  expect(line('release-for-anyone', { spouse: 'yes' })).toMatchObject({ outcome: 'ask', reason: 'not-known' });
  // Nor with a part of it: who has no land writes 0.
  for (const known of [{ assets: 0, land: 0 }, { assets: 0, vehicles: 0 }, { ...only }])
    for (const rule of ['release-for-anyone', 'outside-probate'])
      expect(line(rule, { spouse: 'no', ...known })).toMatchObject({ outcome: 'ask' });
});

test('more assets never open a simpler procedure', () => {
  const openness = { within: 0, met: 0, ask: 1, over: 2, 'not-met': 2 };
  const open = (estate: SmallEstate, rule: string) => {
    const found = line(rule, estate);
    return found && openness[found.outcome];
  };
  const grows = fc.constantFrom('assets', 'vehicles', 'land' as const);
  fc.assert(
    fc.property(anyEstate, grows, anySum, (estate, key, more) => {
      const before = estate[key as 'assets'] ?? 0;
      if (typeof before !== 'number') return;
      const larger = { ...estate, [key]: before + more };
      for (const rule of [
        'outside-probate',
        'summary-release-payer',
        'summary-release-spouse',
        'summary-release-spouse-unpaid',
        'release-for-anyone',
        'release-by-will',
        'release-without-will',
      ])
        expect(open(larger, rule) ?? 0).toBeGreaterThanOrEqual(open({ ...estate, [key]: before }, rule) ?? 0);
    }),
  );
});

test('every line with the outcome "ask" has a reason and whom to ask, and cites an existing rule', () => {
  fc.assert(
    fc.property(anyEstate, (estate) => {
      for (const { tests, notes } of cards(estate)) {
        for (const { rule, outcome, reason, limit } of tests) {
          if (outcome === 'ask') expect(reason && whoToAsk[reason]).toBeDefined();
          if (limit !== undefined) expect(rules[rule]?.grade).not.toBe('C');
        }
        for (const rule of [...tests.map((one) => one.rule), ...notes]) expect(rules).toHaveProperty(rule);
      }
    }),
  );
});

test('every input affects the result', () => {
  const base: SmallEstate = { ...only, assets: dollars(30_000) };
  const inputs: [SmallEstate, SmallEstate][] = [
    [{ assets: dollars(30_000) }, { assets: dollars(36_000) }],
    [{ vehicles: 0 }, { vehicles: dollars(10_000) }],
    [{ land: 0 }, { land: dollars(90_000) }],
    [{ spouse: 'yes' }, { spouse: 'no' }],
    [{ allToSpouse: 'will' }, { allToSpouse: 'no' }],
    [
      { spouse: 'yes', allToSpouse: 'no-will', children: 'ours' },
      { spouse: 'yes', allToSpouse: 'no-will' },
    ],
    [
      { spouse: 'yes', minor: 'yes' },
      { spouse: 'yes', minor: 'no' },
    ],
    [
      { funeralPaidBy: 'other', funeral: dollars(100) },
      { funeralPaidBy: 'other', funeral: dollars(4_000) },
    ],
    [{ funeralPaidBy: 'other' }, { funeralPaidBy: 'nobody' }],
    [
      { spouse: 'yes', funeralPrepaid: 'yes' },
      { spouse: 'yes', funeralPrepaid: 'no' },
    ],
  ];
  for (const [one, other] of inputs) expect(cards({ ...base, ...one })).not.toEqual(cards({ ...base, ...other }));
});
