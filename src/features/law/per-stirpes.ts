// How a share descends per stirpes: R.C. 2105.12 and 2105.13.
import { type Fraction, multiply } from './money.ts';

/** Somebody of the family, and their children where they died first. */
export interface Relative {
  living: boolean;
  /** Of a child of the person alone: `both` where the surviving spouse is the other parent. */
  of?: 'both' | 'other';
  children?: Relative[];
}

export interface LineShare {
  /** Child index at each generation, from the top: [0, 2] is the third child of the first child. */
  path: number[];
  fraction: Fraction;
}

interface Placed {
  relative: Relative;
  path: number[];
}

/** Whether the person or any descendant is living. */
export const leavesLine = ({ living, children = [] }: Relative): boolean => living || children.some(leavesLine);

/**
 * The living members of these lines, each with the part of `whole` that comes down to them. It is divided at the nearest
 * degree at which somebody lives: one part for each who lives there, one for each who died and left a line, which
 * divides it in the same way. So those who are all of one degree take equal parts.
 */
export const perStirpes = (relatives: Relative[], whole: Fraction): LineShare[] =>
  divideAmong(
    relatives.map((relative, index) => ({ relative, path: [index] })),
    whole,
  );

function divideAmong(placed: Placed[], whole: Fraction): LineShare[] {
  const stems = placed.filter(({ relative }) => leavesLine(relative));
  if (stems.length === 0) return [];
  if (!stems.some(({ relative }) => relative.living)) return divideAmong(stems.flatMap(childrenOf), whole);
  const part = multiply(whole, { numerator: 1, denominator: stems.length });
  return stems.flatMap((stem) =>
    stem.relative.living ? [{ path: stem.path, fraction: part }] : divideAmong(childrenOf(stem), part),
  );
}

const childrenOf = ({ relative: { children = [] }, path }: Placed): Placed[] =>
  children.map((relative, index) => ({ relative, path: [...path, index] }));
