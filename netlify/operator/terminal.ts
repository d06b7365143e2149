// What strangers typed, shown in the operator's terminal: characters that would move its cursor, colour it or turn the
// reading direction are written out instead.
const acting = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

const writtenOut = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** One line that a terminal prints as it stands. */
export const printable = (text: string): string => text.replace(acting, writtenOut);

/** Why something failed, in one line: `fetch` only says that it did, and keeps the reason as its cause. */
export function reasonOf(error: unknown): string {
  const { cause } = error as Error;
  // Where a name has several addresses, each failed in its own way.
  const first = cause instanceof AggregateError ? cause.errors[0] : cause;
  return printable(first instanceof Error ? first.message : String(error));
}

/** JSON that a terminal prints as it stands, and that any program reads as the same value. */
export const printableJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(acting, (character) => (character === '\n' ? '\n' : writtenOut(character)));
