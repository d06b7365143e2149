// Labels of relatives by their position in the family, never by name.
import type { Heir, Side } from '../../law/intestate-shares.ts';

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
