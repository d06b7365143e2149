import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CommissionEstate, commission } from '../../../src/features/law/commission.ts';
import { parseDollars, percentOf, percentOfRoundedUp, printDollars } from '../../../src/features/law/money.ts';
import { anySum } from './arbitraries.ts';
import { answered, figures } from './figures.ts';

const dollars = (sum: number) => Math.round(sum * 100);

const counted = (estate: CommissionEstate) => answered(commission(estate, figures));

test.each<[number, number, number, number, number[], number]>([
  [1, 0, 0, 0, [], 0],
  [2, 50_000, 0, 0, [2_000], 2_000],
  [3, 99_999.99, 0, 0, [4_000], 4_000],
  [4, 100_000, 0, 0, [4_000], 4_000],
  [5, 100_001, 0, 0, [4_000, 0.03], 4_000.03],
  [6, 400_000, 0, 0, [4_000, 9_000], 13_000],
  [7, 400_001, 0, 0, [4_000, 9_000, 0.02], 13_000.02],
  [8, 750_000, 0, 0, [4_000, 9_000, 7_000], 20_000],
  [9, 60_000, 180_000, 0, [4_000, 4_200], 8_200],
  [10, 60_000, 0, 180_000, [2_400, 1_800], 4_200],
  [11, 0, 0, 250_000, [2_500], 2_500],
  [12, 0, 250_000, 0, [4_000, 4_500], 8_500],
  [13, 350_000, 200_000, 0, [4_000, 9_000, 3_000], 16_000],
  [14, 25_000, 95_000, 60_000, [4_000, 600, 600], 5_200],
  [17, 60_000, 0, 0, [2_400], 2_400],
])('%i: %d, sold %d, kept %d', (_, personal, sold, kept, amounts, total) => {
  const answer = counted({ personal: dollars(personal), sold: dollars(sold), kept: dollars(kept) });
  expect(answer.lines.map(({ amount }) => amount)).toEqual(amounts.map(dollars));
  expect(answer.total).toBe(dollars(total));
});

test('9 and 10: the same estate, its house sold and kept', () => {
  const { compared } = counted({ personal: dollars(60_000), sold: dollars(180_000) });
  expect(compared?.allSold.total).toBe(dollars(8_200));
  expect(compared?.allKept.total).toBe(dollars(4_200));
  expect(counted({ personal: dollars(60_000), kept: dollars(180_000) }).compared).toEqual(compared);
  expect(counted({ personal: dollars(60_000) })).not.toHaveProperty('compared');
});

test('15: several executors share one commission', () => {
  const two = counted({ personal: dollars(60_000), sold: dollars(180_000), executors: 2 });
  expect(two).toMatchObject({ total: dollars(8_200), each: dollars(4_100) });
  expect(two.notes).toContain('commission-shared');
  expect(counted({ personal: 25, executors: 2 })).toMatchObject({ total: 1, each: 1 });
  expect(counted({ personal: dollars(100), executors: 3 }).each).toBe(133);
  expect(counted({ personal: dollars(100), executors: 0 }).each).toBe(400);
});

test('16: a will that sets the fee stops the tool', () => {
  expect(commission({ personal: 1, willSetsFee: 'yes' }, figures)).toEqual({
    stopped: 'will-sets-fee',
    ask: 'court-or-attorney',
  });
});

test('17: property outside probate does not count, and a note says so', () => {
  expect(counted({ personal: dollars(60_000) }).notes).toContain('commission-outside-probate');
});

test('every cent of the estate is in one line; more never pays less; no line is off by more than half a cent', () => {
  fc.assert(
    fc.property(anySum, anySum, anySum, anySum, (personal, sold, kept, more) => {
      const answer = counted({ personal, sold, kept });
      expect(answer.lines.reduce((all, { base }) => all + base, 0)).toBe(personal + sold + kept);
      for (const { base, percent, amount } of answer.lines)
        expect(Math.abs(amount - (base * percent) / 100)).toBeLessThanOrEqual(0.5);
      expect(answer.total).toBe(answer.lines.reduce((all, { amount }) => all + amount, 0));
      expect(counted({ personal: personal + more, sold, kept }).total).toBeGreaterThanOrEqual(answer.total);
    }),
  );
});

test.each<[string, number | undefined]>([
  ['35000', 3_500_000],
  ['35,000', 3_500_000],
  ['$35,000.01', 3_500_001],
  [' $ 1.5 ', 150],
  ['0', 0],
  ['7.', 700],
  ['10000000000', 1_000_000_000_000],
  ['10000000000.01', undefined],
  ['-5', undefined],
  ['3,50', undefined],
  ['1.234', undefined],
  ['1e5', undefined],
  ['', undefined],
  ['a lot', undefined],
])('"%s" is read as %s cents', (typed, sum) => {
  expect(parseDollars(typed)).toBe(sum);
});

test('a sum is printed as it is read', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (sum) => {
      expect(parseDollars(printDollars(sum))).toBe(sum);
    }),
  );
  fc.assert(fc.property(fc.string(), (typed) => Number.isSafeInteger(parseDollars(typed) ?? 0)));
});

test('half a cent goes up, and a floor always does', () => {
  expect([percentOf(12, 4), percentOf(13, 4), percentOf(50, 3), percentOf(49, 3)]).toEqual([0, 1, 2, 1]);
  expect([percentOfRoundedUp(100, 80), percentOfRoundedUp(101, 80)]).toEqual([80, 81]);
});
