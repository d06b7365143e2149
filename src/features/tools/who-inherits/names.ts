// Relatives in words, by their position in the family, never by name; and their shares.
import type { Heir, Side } from '../../law/intestate-shares.ts';
import type { Fraction } from '../../law/money.ts';
import { dollars } from '../frame/format.ts';

type Who = Heir['who'];

/** By generation: the first, their children, and theirs. */
const relationNames: Record<Who, string[]> = {
  spouse: ['Spouse'],
  child: ['Child', 'Grandchild', 'Great-grandchild'],
  parent: ['Parent'],
  sibling: ['Brother or sister', 'Niece or nephew', 'Grandniece or grandnephew'],
  grandparent: ['Grandparent'],
  relative: ['Aunt or uncle', 'Cousin', 'Cousin’s child'],
  stepchild: ['Stepchild', 'Stepchild’s child', 'Stepchild’s grandchild'],
  state: ['The State of Ohio'],
};

export const sideNames: Record<Side, string> = { paternal: 'father’s side', maternal: 'mother’s side' };

/** "Grandchild 2", below its parent. */
export function shortName(who: Who, path: number[]): string {
  const kind = relationNames[who][Math.max(0, path.length - 1)] ?? '';
  const position = path.at(-1);
  return position === undefined ? kind : `${kind} ${position + 1}`;
}

/** "Grandchild 2 of child 1", "Grandparent 1, father’s side": on its own. */
export function fullName({ who, path, side }: Pick<Heir, 'who' | 'path' | 'side'>): string {
  const ancestors = path
    .slice(0, -1)
    .map((_, index) => ` of ${shortName(who, path.slice(0, path.length - 1 - index)).toLowerCase()}`);
  return `${shortName(who, path)}${ancestors.join('')}${side ? `, ${sideNames[side]}` : ''}`;
}

const formatFraction = ({ numerator, denominator }: Fraction): string =>
  numerator === denominator ? 'all' : `${numerator}/${denominator}`;

/**
 * "1/2", "all", "the first $20,000 and 1/2 of the rest". With `isOfRest`, a fraction is of the rest.
 */
export function formatShare({ first, fraction }: Heir, isOfRest: boolean): string {
  if (first !== undefined) return `the first ${dollars(first)} and ${formatFraction(fraction)} of the rest`;
  return isOfRest ? `${formatFraction(fraction)} of the rest` : formatFraction(fraction);
}
