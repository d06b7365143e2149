// C0 and C1 controls except tab and line feed, zero-width and direction-override characters, and the byte order mark.
// Zero-width joiners stay: emoji and several scripts need them.
const invisible = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** Normalises what a person typed: NFC, Unix line ends, no invisible characters, no white space at either end. */
export function plainText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(invisible, (character) => (character === '\n' || character === '\t' ? character : ''))
    .trim();
}

/** Like `plainText`, on one line: every run of white space becomes one space. */
export const oneLine = (text: string): string => plainText(text).replace(/\s+/g, ' ');
