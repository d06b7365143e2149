// A share in words: its fraction, and its dollars where the sum is known.
import type { Heir } from '../../law/intestate-shares.ts';
import type { Fraction } from '../../law/money.ts';
import { dollars } from '../frame/print-values.ts';

const fractionText = ({ numerator, denominator }: Fraction): string =>
  numerator === denominator ? 'all' : `${numerator}/${denominator}`;

/**
 * "1/2", "all", "the first $20,000 and 1/2 of the rest". With `afterFirst`, a fraction is of the rest.
 */
export function fractionWords({ first, fraction }: Heir, afterFirst: boolean): string {
  if (first !== undefined) return `the first ${dollars(first)} and ${fractionText(fraction)} of the rest`;
  return afterFirst ? `${fractionText(fraction)} of the rest` : fractionText(fraction);
}
