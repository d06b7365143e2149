// Makes text from strangers safe for the operator's terminal: characters that move the cursor, change colors or reverse the
// reading direction are escaped.
const controlCharacters = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

const escapeCharacter = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** One line that is safe to print. */
export const printable = (text: string): string => text.replace(controlCharacters, escapeCharacter);

/** The reason for an error, in one line: `fetch` has it in `cause`. */
export function reasonOf(error: unknown): string {
  const { cause } = error as Error;
  // Where a name has several addresses, each failed in its own way.
  const first = cause instanceof AggregateError ? cause.errors[0] : cause;
  return printable(first instanceof Error ? first.message : String(error));
}

/** JSON that is safe to print, and that any program reads as the same value. */
export const printableJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(controlCharacters, (character) =>
    character === '\n' ? '\n' : escapeCharacter(character),
  );

/** Escapes to ASCII for files: Windows PowerShell redirects output in another encoding. */
export const asciiJson = (value: unknown): string => printableJson(value).replace(/[\u0080-\uffff]/g, escapeCharacter);

/** An error message for the operator, with the command's exit status. */
export class CommandError extends Error {
  readonly code: 1 | 2;
  constructor(sentence: string, code: 1 | 2 = 1) {
    super(sentence);
    this.code = code;
  }
}
