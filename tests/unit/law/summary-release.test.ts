import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '../../../src/features/law/calendar-date.ts';
import type { SmallEstate } from '../../../src/features/law/estate.ts';
import type { TestLine } from '../../../src/features/law/result-line.ts';
import { cards, dollars, line, only, outcome } from './small-estate-cards.ts';

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
