// The list of people while it is edited: some answers may still be missing.
import { limits } from '../../law/family-notation.ts';
import type { Relative } from '../../law/per-stirpes.ts';

/**
 * Somebody in the list. Living by default; whose child it is must be given, and for somebody who died the children,
 * none of them too.
 */
export type Person = Relative;

/** The list with this many people: existing ones are unchanged, new ones are living. */
export const resizePeople = (people: Person[] = [], count: number): Person[] =>
  Array.from({ length: count }, (_, index) => people[index] ?? { living: true });

/**
 * The completed list; undefined while an answer is missing. `asksWhose` is set for children alone: where there is a
 * spouse it is asked whose they are; without one it does not affect the shares.
 */
export function completePeople(
  people: Person[] | undefined,
  asksWhose?: boolean,
  generations = limits.generations,
): Relative[] | undefined {
  const relatives = people?.flatMap(({ living, of, children }): Relative[] => {
    // The last generation is not asked for children of its own.
    const descendants = living || generations === 1 ? [] : completePeople(children, undefined, generations - 1);
    if (!descendants || (asksWhose && !of)) return [];
    const whose = asksWhose !== undefined && { of: of ?? ('other' as const) };
    return [{ living, ...whose, ...(descendants.length > 0 && { children: descendants }) }];
  });
  return relatives?.length === people?.length ? relatives : undefined;
}

/** The editable list from the one in the URL. */
export const editablePeople = (
  relatives: Relative[] | undefined,
  generations = limits.generations,
): Person[] | undefined =>
  relatives?.map(({ living, of, children = [] }) => {
    const descendants = living || generations === 1 ? undefined : editablePeople(children, generations - 1);
    return { living, ...(of && { of }), ...(descendants && { children: descendants }) };
  });
