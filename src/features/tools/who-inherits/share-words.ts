// A share in words: its fraction, and its dollars where the sum is known.
import type { Heir } from '../../law/intestate-shares.ts';
import type { Fraction } from '../../law/money.ts';
import { dollars } from '../frame/format.ts';

const formatFraction = ({ numerator, denominator }: Fraction): string =>
  numerator === denominator ? 'all' : `${numerator}/${denominator}`;

/**
 * "1/2", "all", "the first $20,000 and 1/2 of the rest". With `isOfRest`, a fraction is of the rest.
 */
export function formatShare({ first, fraction }: Heir, isOfRest: boolean): string {
  if (first !== undefined) return `the first ${dollars(first)} and ${formatFraction(fraction)} of the rest`;
  return isOfRest ? `${formatFraction(fraction)} of the rest` : formatFraction(fraction);
}
