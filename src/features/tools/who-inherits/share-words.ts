// A share in words: its fraction, and its dollars where the sum is known.
import type { Heir } from '../../law/intestate-shares.ts';
import type { Fraction } from '../../law/money.ts';
import { dollars } from '../frame/print-values.ts';

const over = ({ over, under }: Fraction): string => (over === under ? 'all' : `${over}/${under}`);

/**
 * "1/2", "all", "the first $20,000 and 1/2 of the rest". With `others` first, a fraction is of what is left after them.
 */
export function fractionWords({ first, fraction }: Heir, afterFirst: boolean): string {
  if (first !== undefined) return `the first ${dollars(first)} and ${over(fraction)} of the rest`;
  return afterFirst ? `${over(fraction)} of the rest` : over(fraction);
}
