// People as they are typed: some answers may still be missing. Finished, they are what the rules count with.
import type { Child } from '../../law/family.ts';
import { limits } from '../../law/family-notation.ts';
import type { Relative } from '../../law/per-stirpes.ts';

/** Somebody in the list. Living by default; the other parent and the children must be given. */
export interface Person {
  living: boolean;
  of?: Child['of'];
  /** Of somebody who died. Missing until their number is given. */
  children?: Person[];
}

/** The list with that many people: the first ones stay, new ones live. */
export const withCount = (people: Person[] = [], count: number): Person[] =>
  Array.from({ length: count }, (_, index) => people[index] ?? { living: true });

/** The completed list; undefined while an answer is missing. */
export function finishedRelatives(
  people: Person[] | undefined,
  generations = limits.generations,
): Relative[] | undefined {
  if (!people) return undefined;
  const relatives: Relative[] = [];
  for (const { living, children } of people) {
    // The last generation is not asked for children of its own.
    const line = living || generations === 1 ? [] : finishedRelatives(children, generations - 1);
    if (!line) return undefined;
    relatives.push({ living, ...(line.length > 0 && { children: line }) });
  }
  return relatives;
}

/**
 * The completed list of children; undefined while an answer is missing. The other parent is asked only where there is a
 * spouse; without one it does not affect the shares.
 */
export function finishedChildren(people: Person[] | undefined, asksWhose: boolean): Child[] | undefined {
  const relatives = finishedRelatives(people);
  if (!people || !relatives) return undefined;
  const children: Child[] = [];
  for (const [index, relative] of relatives.entries()) {
    const of = asksWhose ? people[index]?.of : (people[index]?.of ?? 'other');
    if (!of) return undefined;
    children.push({ ...relative, of });
  }
  return children;
}

/** An editable list from the one in the address. */
export const draftOf = (relatives: (Relative | Child)[] | undefined, generations = limits.generations) =>
  relatives?.map((relative): Person => {
    const { living, children = [] } = relative;
    const line = living || generations === 1 ? undefined : draftOf(children, generations - 1);
    return { living, ...('of' in relative && { of: relative.of }), ...(line && { children: line }) };
  });
