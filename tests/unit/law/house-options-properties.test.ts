// What must hold of any figures.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { houseFigureKeys } from '../../../src/features/law/address-state.ts';
import type { Fee } from '../../../src/features/law/fee.ts';
import { houseOptionNames } from '../../../src/features/law/house-option.ts';
import {
  breakEvenOffer,
  breakEvenPrice,
  type HouseFigures,
  houseOptions,
} from '../../../src/features/law/house-options.ts';
import { sharesOfSum } from '../../../src/features/tools/house-options/shares.ts';
import { anyFamily, anySum } from './arbitraries.ts';
import { figures as lawFigures } from './figures.ts';

const days = fc.integer({ min: 0, max: 999 });
const fee: fc.Arbitrary<Fee> = fc.oneof(
  fc.integer({ min: 0, max: 5000 }).map((hundredths) => ({ hundredths })),
  anySum.map((sum) => ({ sum })),
);
/** Those that are no sum. */
const others = {
  agentFee: fee,
  emptyWeeks: fc.integer({ min: 0, max: 52 }),
  listingDays: days,
  offerDays: days,
  buyoutDays: days,
};
const sums = houseFigureKeys.filter((key) => key !== 'leftOut' && !(key in others)).map((key) => [key, anySum]);
const anyFigures = fc.record(
  { ...Object.fromEntries(sums), ...others },
  { requiredKeys: [] },
) as fc.Arbitrary<HouseFigures>;
const parts = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 20 });

const leftOf = (figures: HouseFigures) => new Map(houseOptions(figures).map(({ option, left }) => [option, left]));

test('the lines of an option are whole cents, and come to what is left', () => {
  fc.assert(
    fc.property(anyFigures, (figures) => {
      for (const { lines, left } of houseOptions(figures)) {
        expect(lines.every(({ amount }) => Number.isSafeInteger(amount) && amount !== 0)).toBe(true);
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(left);
      }
    }),
  );
});

test('an option that is left out changes no other', () => {
  fc.assert(
    fc.property(anyFigures, fc.subarray([...houseOptionNames]), (figures, leftOut) => {
      const rest = houseOptions(figures).filter(({ option }) => !leftOut.includes(option));
      expect(houseOptions({ ...figures, leftOut })).toEqual(rest);
    }),
  );
});

test('at the break-even price the listing leaves what the offer leaves, and a cent less leaves less', () => {
  fc.assert(
    fc.property(anyFigures, anySum, (figures, offer) => {
      const both = { ...figures, offer };
      const price = breakEvenPrice(both);
      if (price === undefined) {
        // Even for nothing the listing leaves more.
        const { listed = 0, cash = 0 } = Object.fromEntries(leftOf({ ...both, price: 0, agentFee: { sum: 0 } }));
        expect(listed).toBeGreaterThan(cash);
        return;
      }
      const cash = leftOf(both).get('cash') ?? 0;
      expect(leftOf({ ...both, price }).get('listed')).toBe(cash);
      if (price > 0) expect(leftOf({ ...both, price: price - 1 }).get('listed')).toBeLessThan(cash);
    }),
  );
});

test('at the break-even offer the offer leaves what the listing leaves', () => {
  fc.assert(
    fc.property(anyFigures, anySum, (figures, price) => {
      const offer = breakEvenOffer({ ...figures, price });
      if (offer === undefined) return;
      const left = leftOf({ ...figures, price, offer });
      expect(left.get('cash')).toBe(left.get('listed'));
    }),
  );
});

test('shares add up to the cent, and larger parts take no less', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_000_000_000 }), parts, (sum, shares) => {
      const amounts = sharesOfSum(sum, { shares }, lawFigures).map(({ amount }) => amount);
      expect(amounts).toHaveLength(shares.length);
      expect(amounts.reduce((all, amount) => all + amount, 0)).toBe(sum);
      for (const [at, part] of shares.entries())
        for (const [other, otherPart] of shares.entries())
          if (part > otherPart) expect(amounts[at]).toBeGreaterThanOrEqual(amounts[other] ?? 0);
    }),
  );
});

test('the statute’s shares of a family add up to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200_000_000 }), anyFamily, (sum, { net: _, ...family }) => {
      const amounts = sharesOfSum(sum, family, lawFigures).map(({ amount }) => amount);
      if (amounts.length > 0) expect(amounts.reduce((all, amount) => all + amount, 0)).toBe(sum);
    }),
  );
});
