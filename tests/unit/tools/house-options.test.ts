import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { houseOptionNames } from '../../../src/features/law/house-option.ts';
import { optionRules, priceTest, rulesOfOption } from '../../../src/features/tools/house-options/law-lines.ts';
import { sharesOfSum } from '../../../src/features/tools/house-options/shares.ts';
import { figures } from '../law/figures.ts';

describe('the shares', () => {
  const anyParts = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 20 });
  test('add up to the cent, and larger parts take no less', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000_000_000_000 }), anyParts, (sum, shares) => {
        const amounts = sharesOfSum(sum, { shares }, figures).map(({ amount }) => amount);
        expect(amounts).toHaveLength(shares.length);
        expect(amounts.reduce((all, amount) => all + amount, 0)).toBe(sum);
        for (const [at, part] of shares.entries())
          for (const [other, otherPart] of shares.entries())
            if (part > otherPart) expect(amounts[at]).toBeGreaterThanOrEqual(amounts[other] ?? 0);
      }),
    );
  });
  test('are divided by parts', () => {
    expect(sharesOfSum(100_00, { shares: [1, 1, 1] }, figures).map(({ amount }) => amount)).toEqual([3334, 3333, 3333]);
    expect(sharesOfSum(100_01, { shares: [50, 25, 25] }, figures).map(({ amount }) => amount)).toEqual([
      5001, 2500, 2500,
    ]);
  });
  test('follow the statute for the family in a link, with labels for relatives', () => {
    const child = { living: true, of: 'other' } as const;
    // The first $20,000 and half of the rest, with one child who is not the spouse's.
    expect(sharesOfSum(100_000_00, { spouse: 'yes', descendants: [child] }, figures)).toEqual([
      { name: 'Spouse', amount: 60_000_00 },
      { name: 'Child 1', amount: 40_000_00 },
    ]);
    expect(sharesOfSum(1000, { shares: [1], spouse: 'yes', descendants: [child] }, figures)).toEqual([
      { name: 'Share 1', amount: 1000 },
    ]);
  });
  test('are empty for a debt, or without final statutory shares', () => {
    expect(sharesOfSum(-5, { shares: [1, 1] }, figures)).toEqual([]);
    expect(sharesOfSum(0, { shares: [1, 1] }, figures)).toEqual([]);
    expect(sharesOfSum(1000, {}, figures)).toEqual([]);
    expect(sharesOfSum(1000, { spouse: 'no' }, figures)).toEqual([]);
    expect(sharesOfSum(1000, { spouse: 'no', descendants: [], doubts: ['will'] }, figures)).toEqual([]);
  });
});

describe('the rules of an option', () => {
  test('has the spouse’s rights unless there is none', () => {
    for (const option of houseOptionNames) {
      expect(rulesOfOption(option, {})).toContain('family-home');
      expect(rulesOfOption(option, { spouse: 'yes' })).toContain('spouse-lives-in-home');
      expect(rulesOfOption(option, { spouse: 'no' })).not.toContain('family-home');
      for (const rule of rulesOfOption(option, {})) expect(optionRules).toContain(rule);
    }
  });
  test('has the ground in law and the consents for both sales', () => {
    for (const option of ['listed', 'cash'] as const)
      expect(rulesOfOption(option, {})).toEqual(
        expect.arrayContaining(['consent-sale', 'court-sale', 'power-of-sale']),
      );
    expect(rulesOfOption('let', {})).toContain('letting-the-house');
  });
  test.each([
    ['cash', 160_000_00, 'met'],
    ['cash', 159_999_99, 'not-met'],
    ['listed', 160_000_00, 'met'],
    ['listed', 1, 'not-met'],
  ] as const)('%s for %d cents against an appraisal of $200,000: %s', (option, sum, outcome) => {
    const line = priceTest(option, { houseValue: 200_000_00, price: sum, offer: sum }, figures);
    expect(line).toMatchObject({ outcome, limit: 160_000_00 });
  });
  test('has no price test for a house that is kept, or without both figures', () => {
    expect(priceTest('heir', { houseValue: 1, price: 1, offer: 1 }, figures)).toBeUndefined();
    expect(priceTest('cash', { houseValue: 1, price: 1 }, figures)).toBeUndefined();
    expect(priceTest('cash', { offer: 1 }, figures)).toBeUndefined();
  });
});
