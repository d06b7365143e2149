import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '../../../src/features/law/calendar-date.ts';
import type { SmallEstate } from '../../../src/features/law/estate.ts';
import { cards, dollars, line, lineInWords, only, outcome } from './small-estate-cards.ts';

describe('release', () => {
  const noWill: SmallEstate = { ...only, spouse: 'yes', allToSpouse: 'no-will', assets: dollars(80_000) };

  test.each([
    ['children=mixed&minor=no', 'release-without-will within by-reading $100000'],
    ['assets=100000&children=ours', 'release-without-will within $100000'],
    ['assets=100000.01&children=ours', 'release-without-will over $100000'],
    ['children=mixed&minor=yes', 'release-without-will ask court-divides-allowance'],
    ['assets=60000&children=other', 'release-without-will ask not-known'],
    ['assets=20000&children=other&minor=no&vehicles=30000', 'release-without-will within by-reading $60000'],
    ['assets=20000.01&children=other&minor=no&vehicles=30000', 'release-without-will ask second-vehicle'],
    ['death=2019-05-01&assets=20000.01&children=other&minor=no&vehicles=9000', 'release-without-will ask any-vehicle'],
    ['children=mixed&minor=no&vehicles=65000.01', 'release-without-will ask choose-vehicles $100000'],
    ['death=2006-10-12&children=mixed&minor=no', 'release-without-will within by-reading $100000'],
    ['children=none', 'release-without-will within $100000'],
    ['death=2006-10-11&children=other', 'release-without-will ask older-law'],
    ['', 'release-without-will ask not-known'],
    ['all-to-spouse=will&children=ours', 'release-without-will not-met will'],
    ['all-to-spouse=no&children=ours', 'release-without-will not-met will'],
    ['spouse=no&children=ours', 'release-without-will not-met no-spouse'],
    ['spouse=no', 'release-by-will not-met no-spouse'],
    ['all-to-spouse=no', 'release-by-will not-met will-not-all-to-spouse'],
    ['children=ours', 'release-by-will not-met no-will'],
    ['children=ours&land=yes', 'release-exceptions ask court-page'],
  ] as const)('%s: %s', (link, words) => {
    const [rule = ''] = words.split(' ');
    const spouse = 'spouse=yes&all-to-spouse=no-will&assets=80000&vehicles=0&land=0';
    expect(lineInWords(rule, `${link}&${spouse}`)).toBe(words);
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
