import { describe, expect, test } from 'vitest';
import { divide, type Fraction } from '../../../src/features/law/money.ts';

const half: Fraction = { numerator: 1, denominator: 2 };
const third: Fraction = { numerator: 1, denominator: 3 };
const quarter: Fraction = { numerator: 1, denominator: 4 };
const sixth: Fraction = { numerator: 1, denominator: 6 };

describe('a sum is divided to the cent', () => {
  test.each<[number, Fraction[], number[]]>([
    // The half lost half a cent, each quarter a quarter of one.
    [5, [half, quarter, quarter], [3, 1, 1]],
    // The sixth lost two thirds of a cent, the third one third.
    [100, [half, third, sixth], [50, 33, 17]],
    [101, [third, third, third], [34, 34, 33]],
    [0, [half, half], [0, 0]],
  ])('%d cents', (sum, fractions, parts) => {
    expect(divide(sum, fractions)).toEqual(parts);
  });
});
