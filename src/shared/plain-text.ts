// C0 and C1 controls except tab and line feed, characters that take no room or are blank (soft hyphen, zero-width
// space, Hangul fillers, the empty Braille pattern, tags), direction overrides, and the byte order mark. Zero-width
// joiners and variation selectors stay: emoji and several scripts need them.
const invisible =
  /[\u034f\p{Cc}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\u2800\u3164\ufeff\u{e0000}-\u{e007f}]/gu;
/** A visible character: the rest makes no text by itself. */
const visible = /[^\s\p{C}\p{Default_Ignorable_Code_Point}]/u;
/**
 * The maximum of marks on one letter (https://unicode.org/reports/tr15/#Stream_Safe_Text_Format). NFC sorts
 * them, in time that grows with their square.
 */
const maxMarks = 30;

/**
 * Normalises what a person typed: NFC, Unix line ends, no invisible characters, no white space at either end. Empty
 * if nothing visible is left.
 */
export function plainText(text: string): string {
  const plain = text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(invisible, (character) => (character === '\n' || character === '\t' ? character : ''))
    .replace(/\p{M}+/gu, (marks) => [...marks].slice(0, maxMarks).join(''))
    // Last: removing an invisible character may let a mark compose with its letter.
    .normalize('NFC')
    .trim();
  return visible.test(plain) ? plain : '';
}

/** Like `plainText`, on one line: every run of white space becomes one space. */
export const oneLine = (text: string): string => plainText(text).replace(/\s+/g, ' ');
