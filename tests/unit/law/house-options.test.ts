import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { houseFigureKeys, parseState, printState, type StateKey } from '../../../src/features/law/address-state.ts';
import { type Fee, parseFee, printFee } from '../../../src/features/law/fee.ts';
import { houseOptionNames } from '../../../src/features/law/house-option.ts';
import {
  breakEvenOffer,
  breakEvenPrice,
  type HouseFigures,
  houseOptions,
  missingFigures,
  monthlyCost,
} from '../../../src/features/law/house-options.ts';
import { houseSensitivity } from '../../../src/features/law/house-sensitivity.ts';
import { parseParts, printParts } from '../../../src/features/law/parts.ts';
import { optionSteps } from '../../../src/features/tools/house-options/questions.ts';
import { houseOptionExamples, unreadableOptionExamples } from '../../fixtures/house-option-examples.ts';
import { anySum } from './arbitraries.ts';

const keys: StateKey[] = optionSteps.flatMap(({ questions }) => questions.map(({ key }) => key));
const read = (link: string) => parseState(link, keys);
const dollars = (sum: number | undefined) => sum && sum / 100;

test.each([...houseOptionExamples, ...unreadableOptionExamples])('%s', (link, expected) => {
  const left = Object.fromEntries(houseOptions(read(link)).map(({ option, left }) => [option, left / 100]));
  expect(left).toEqual(expected);
});

test('an option without its main figure is not counted, and says what it needs', () => {
  expect(missingFigures('let', read('price=1'))).toEqual(['worth', 'rent']);
  expect(missingFigures('let', read('worth=1'))).toEqual(['rent']);
  expect(missingFigures('cash', read('offer=0'))).toEqual([]);
});

test('a month costs what its five figures come to', () => {
  const month = 'monthly-tax=250&monthly-insurance=110.50&monthly-utilities=180&monthly-interest=200&monthly-upkeep=60';
  expect(monthlyCost(read(month))).toBe(80_050);
  expect(monthlyCost({})).toBe(0);
});

describe('where offer and listing come to the same', () => {
  test.each([
    ['offer=160000', 160_000],
    ['offer=188000&agent-fee=6%', 200_000],
    ['offer=189000&agent-fee=5.5%', 200_000],
    ['offer=160000&agent-fee=$9,000&repairs=5000&listing-costs=1000', 175_000],
    // The loan is paid either option.
    ['offer=188000&agent-fee=6%&loan=90000&unpaid=5000', 200_000],
    // 2.4 months of the listing.
    ['offer=160000&monthly-tax=100&listing-days=73', 160_240],
    // The offer closes later, and leaves less for it.
    ['offer=160000&monthly-tax=100&offer-days=73', 159_760],
    ['offer=1000&offer-costs=2000', undefined],
    ['price=200000', undefined],
  ])('%s: a listing price of %s', (link, price) => {
    expect(dollars(breakEvenPrice(read(link)))).toBe(price);
  });

  test.each([
    ['price=200000&agent-fee=6%', 188_000],
    ['price=200000&agent-fee=6%&offer-costs=1000&loan=50000', 189_000],
    ['price=200000&monthly-tax=100&listing-days=73', 199_760],
    ['price=1000&repairs=5000', undefined],
    ['offer=200000', undefined],
  ])('%s: an offer of %s', (link, offer) => {
    expect(dollars(breakEvenOffer(read(link)))).toBe(offer);
  });
});

describe('what moves the result most', () => {
  test('comes first, a tenth of the figure at a time', () => {
    const moves = houseSensitivity(read('price=200000&agent-fee=6%&repairs=9000&offer=150000&loan=60000'));
    expect(moves.map(({ figure, option, change }) => [figure, option, change / 100])).toEqual([
      ['price', 'listed', 18_800],
      ['offer', 'cash', 15_000],
      ['loan', 'listed', 6000],
      ['agentFee', 'listed', 1200],
      ['repairs', 'listed', 900],
    ]);
  });
  test('what changes nothing is left out', () => {
    expect(houseSensitivity(read('price=1000&listing-days=90&rent=500'))).toMatchObject([{ figure: 'price' }]);
    expect(houseSensitivity(read('loan=1000'))).toEqual([]);
    expect(houseSensitivity(read('worth=1000&rent=520&empty-weeks=52'))).toMatchObject([{ figure: 'worth' }]);
  });
});

describe('a fee', () => {
  test.each([
    ['5%', { hundredths: 500 }],
    ['5.25 %', { hundredths: 525 }],
    [' 6.5% ', { hundredths: 650 }],
    ['50%', { hundredths: 5000 }],
    ['$9,000', { sum: 900_000 }],
    ['9000', { sum: 900_000 }],
    ['$50', { sum: 5000 }],
    ['0%', { hundredths: 0 }],
  ])('"%s" is read, and printed so that it is read again', (text, fee) => {
    expect(parseFee(text)).toEqual(fee);
    expect(parseFee(printFee(fee as Fee))).toEqual(fee);
  });
  test.each(['', '5', '99.99', '51%', '50.01%', '100%', '-5%', '5.255%', 'five', '5 percent', '5%5', '$'])(
    '"%s" is not',
    (text) => {
      expect(parseFee(text)).toBeUndefined();
    },
  );
});

describe('parts', () => {
  test.each([
    ['3', [1, 1, 1], '3'],
    ['1', [1], '1'],
    ['50 25 25', [50, 25, 25], '50-25-25'],
    ['2, 1, 1', [2, 1, 1], '2-1-1'],
    ['2-1-1', [2, 1, 1], '2-1-1'],
    ['1-1', [1, 1], '2'],
    ['100 1', [100, 1], '100-1'],
  ])('"%s" is read', (text, parts, printed) => {
    expect(parseParts(text)).toEqual(parts);
    expect(printParts(parts)).toBe(printed);
    expect(parseParts(printed)).toEqual(parts);
  });
  test.each(['', '0', '21', '1/2', '2 0', '101 1', 'half', '33.3 33.3 33.4', '2.1', '1 '.repeat(21)])(
    '"%s" is not',
    (text) => {
      expect(parseParts(text)).toBeUndefined();
    },
  );
});

test('each answer comes back from its address', () => {
  const link =
    'left-out=let&loan=60000&agent-fee=5.5%25&price=240000&listing-days=90&empty-weeks=4&shares=50-25-25&keeper=2';
  const state = read(link);
  expect(read(printState(state, keys))).toEqual(state);
  expect(Object.keys(state)).toHaveLength(8);
});

// What must hold of any figures.

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
