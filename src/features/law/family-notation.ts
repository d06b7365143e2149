// A compact notation for a family, without names, for URLs. One character for each person, separated by dots:
// "l" lives, "x" died first; children of the person are "b" or "o" instead of "l" (both spouses', or another's), and
// "bx" or "ox" where they died. The children of somebody who died follow in brackets: "b.ox(l.l)" is a living child of
// both and a child of another who died and left two. "none" is an empty list: nobody, and that is known.
import type { Child } from './family.ts';
import type { Relative } from './per-stirpes.ts';

/** Larger families are rejected, to bound the length of a URL. */
export const limits = { each: 20, generations: 3 };
const none = 'none';

interface Written {
  relative: Relative;
  of?: Child['of'];
}

/** Brothers, sisters, stepchildren and the like; nothing where the text is not written so. */
export function parseRelatives(text: string): Relative[] | undefined {
  const people = parseList(text);
  return people?.every(({ of }) => !of) ? people.map(({ relative }) => relative) : undefined;
}

/** The children of the person, each with whose it is; nothing where the text is not written so. */
export function parseChildren(text: string): Child[] | undefined {
  const children = parseList(text)?.map(({ relative, of }) => of && { ...relative, of });
  return children?.every((child) => child !== undefined) ? children : undefined;
}

export const printRelatives = (relatives: Relative[]): string =>
  relatives.map((relative) => printOne(relative, relative.living ? 'l' : 'x')).join('.') || none;

export const printChildren = (children: Child[]): string =>
  children.map((child) => printOne(child, `${child.of === 'both' ? 'b' : 'o'}${child.living ? '' : 'x'}`)).join('.') ||
  none;

const printOne = ({ living, children = [] }: Relative, sign: string): string =>
  living || children.length === 0 ? sign : `${sign}(${printRelatives(children)})`;

function parseList(text: string): Written[] | undefined {
  if (text === none) return [];
  const rest = { text };
  const people = readPeople(rest, limits.generations);
  return rest.text === '' ? people : undefined;
}

/** Parses people from the start of the text, as far as it is valid. */
function readPeople(rest: { text: string }, depth: number): Written[] | undefined {
  const people: Written[] = [];
  for (;;) {
    const sign = /^(?:[bo]x?|[lx])/.exec(rest.text)?.[0];
    if (!sign || people.length === limits.each) return undefined;
    rest.text = rest.text.slice(sign.length);
    const children = readChildren(rest, sign, depth);
    if (children === undefined) return undefined;
    const relative = { living: !sign.endsWith('x'), ...(children.length > 0 && { children }) };
    people.push({ relative, ...(/^[bo]/.test(sign) && { of: sign.startsWith('b') ? 'both' : 'other' }) });
    if (!rest.text.startsWith('.')) return people;
    rest.text = rest.text.slice(1);
  }
}

/** The bracketed children of a person who died; empty if there are none. */
function readChildren(rest: { text: string }, sign: string, depth: number): Relative[] | undefined {
  if (!rest.text.startsWith('(')) return [];
  if (!sign.endsWith('x') || depth === 1) return undefined;
  rest.text = rest.text.slice(1);
  const people = readPeople(rest, depth - 1);
  if (!people || people.some(({ of }) => of) || !rest.text.startsWith(')')) return undefined;
  rest.text = rest.text.slice(1);
  return people.map(({ relative }) => relative);
}
