// A compact notation for a family, without names, for URLs. One character for each person, separated by dots:
// "l" lives, "x" died first; children of the person are "b" or "o" instead of "l" (both spouses', or another's), and
// "bx" or "ox" where they died. The children of somebody who died follow in brackets: "b.ox(l.l)" is a living child of
// both and a child of another who died and left two. "none" is an empty list: nobody, and that is known.
import type { Child } from './family.ts';
import type { Relative } from './per-stirpes.ts';

/** Larger families are rejected, to bound the length of a URL. */
export const limits = { each: 20, generations: 3 };
const none = 'none';

/** Brothers, sisters, stepchildren and the like; undefined where the text is not written so. */
export function parseRelatives(text: string): Relative[] | undefined {
  const people = parsePeople(text);
  return people?.every(({ of }) => !of) ? people : undefined;
}

/** The children of the person, each with whose it is; undefined where the text is not written so. */
export function parseChildren(text: string): Child[] | undefined {
  const people = parsePeople(text);
  return people?.every((one): one is Child => one.of !== undefined) ? people : undefined;
}

/** What `parseRelatives` and `parseChildren` read. */
export const printPeople = (people: readonly Relative[]): string => people.map(printOne).join('.') || none;

function printOne({ living, of, children = [] }: Relative): string {
  const sign = of ? `${of === 'both' ? 'b' : 'o'}${living ? '' : 'x'}` : living ? 'l' : 'x';
  return living || children.length === 0 ? sign : `${sign}(${printPeople(children)})`;
}

function parsePeople(text: string): Relative[] | undefined {
  if (text === none) return [];
  const rest = { text };
  const people = readPeople(rest, limits.generations);
  return rest.text === '' ? people : undefined;
}

/** Parses people from the start of the text, as far as it is valid. */
function readPeople(rest: { text: string }, depth: number): Relative[] | undefined {
  const people: Relative[] = [];
  for (;;) {
    const sign = /^(?:[bo]x?|[lx])/.exec(rest.text)?.[0];
    if (!sign || people.length === limits.each) return undefined;
    rest.text = rest.text.slice(sign.length);
    const living = !sign.endsWith('x');
    const children = readChildren(rest, living, depth);
    if (!children) return undefined;
    const of = /^[bo]/.test(sign) && { of: sign.startsWith('b') ? ('both' as const) : ('other' as const) };
    people.push({ living, ...of, ...(children.length > 0 && { children }) });
    if (!rest.text.startsWith('.')) return people;
    rest.text = rest.text.slice(1);
  }
}

/** The bracketed children of a person who died; empty if there are none. */
function readChildren(rest: { text: string }, living: boolean, depth: number): Relative[] | undefined {
  if (!rest.text.startsWith('(')) return [];
  if (living || depth === 1) return undefined;
  rest.text = rest.text.slice(1);
  const people = readPeople(rest, depth - 1);
  if (!people || people.some(({ of }) => of) || !rest.text.startsWith(')')) return undefined;
  rest.text = rest.text.slice(1);
  return people;
}
