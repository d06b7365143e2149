// Finds characters that an author's editor may insert unnoticed: wrong encodings, invisible characters and lookalikes.
// A page would print them, or the parser would blame something else.
import { decodeEscapes } from './escaped-characters.ts';

/** Every space but the ordinary one. */
const unusualSpace = '[\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000]';
const openingQuotes = '“”„‟«‹‘‚‛″′〝❝❛＂＇';
const closingQuotes = '“”»›‘’″′〞〟❞❜＂＇';
const longDashes = '\\u2010-\\u2015\\u2212\\u2500\\u2501\\u2e3a\\u2e3b\\u30fc\\ufe31\\ufe32\\ufe58\\ufe63\\uff0d';

const characterNames: [RegExp, string][] = [
  [/[\u115f\u1160\u2800\u3164\uffa0\u{1d159}]/u, 'an invisible blank'],
  [/\u00ad/, 'an invisible soft hyphen'],
  [/\u200b/, 'an invisible zero-width space'],
  [/[\u200c\u200d]/, 'an invisible joiner'],
  [/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/, 'an invisible mark for the direction of text'],
  [/[\u2028\u2029]/, 'an invisible line separator'],
  [/\ufeff/, 'an invisible byte order mark'],
  [/\ufffd/, 'the mark of a character that was lost when the file was saved'],
  [/\ufffc/, 'the mark of a picture that was not copied'],
  [/\p{Noncharacter_Code_Point}/u, 'a code that is no character'],
  [/\p{Co}/u, 'a character that only one font has'],
  [/\p{Cc}/u, 'an invisible control character'],
  [/[\uff01-\uff5e]/, 'the wide form of a character'],
  [/[\ufb00-\ufb06\u{1d400}-\u{1d7ff}]/u, 'the special form of a letter'],
  [/\p{Default_Ignorable_Code_Point}/u, 'an invisible character'],
  [/\p{M}/u, 'an accent apart from its letter'],
  [/[\p{Pd}\u2212]/u, 'a dash in place of a hyphen'],
  [/[\p{L}\p{N}]/u, 'a letter of another alphabet'],
  [/[ \t]/, 'a space'],
  [/[\u00a0\u2007\u202f]/, 'a no-break space'],
  [new RegExp(unusualSpace), 'a space of an unusual width'],
];
/** The name of an invisible or lookalike character, with its code. */
export function nameOf(character: string): string {
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return `${characterNames.find(([kind]) => kind.test(character))?.[1] ?? 'an invisible character'} (U+${code})`;
}

interface FileParts {
  file: string;
  /** The YAML: a whole .yaml file, or a page's front matter; the rest blanked out. */
  yaml: string;
  /** The Markdown below the front matter; the rest blanked out. */
  body: string;
}

interface Rule {
  part: keyof FileParts;
  /** Matches the character itself. */
  pattern: RegExp;
  message: (character: string) => string;
}

const wrongSpace = (place: string) => (character: string) =>
  `there is ${nameOf(character)} ${place}. Write an ordinary space.`;

const rules: Rule[] = [
  {
    part: 'file',
    // Joiners, selectors and tags belong into emoji, joiners into scripts that join their letters.
    pattern: new RegExp(
      [
        '(?<![0-9#*](?=\\ufe0f\\u20e3)|[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\u200d\\ufe0f\\u{e0020}-\\u{e007f}])[\\ufe00-\\ufe0f\\u{e0000}-\\u{e01ef}]',
        '(?<=^|[\\p{Script=Latin}\\p{P}\\s\\d])[\\u200c\\u200d]|[\\u200c\\u200d](?=$|[\\p{Script=Latin}\\p{P}\\s\\d])',
        '(?![\\t\\n\\r\\u200c\\u200d\\u{e0000}-\\u{e01ef}])[\\p{Cc}\\p{Cf}\\p{Co}\\p{Noncharacter_Code_Point}\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u2028\\u2029\\u2800\\u3164\\uffa0\\ufffc\\ufffd\\u{1d159}]',
      ].join('|'),
      'gu',
    ),
    message: (character) => `there is ${nameOf(character)}. Remove it.`,
  },
  {
    part: 'file',
    pattern: /^[ \t]+(?=---\s*$)/gm,
    message: () => 'there is a space before the three hyphens (---). Remove it.',
  },
  { part: 'yaml', pattern: new RegExp(unusualSpace, 'g'), message: wrongSpace('among the fields') },
  {
    part: 'body',
    pattern: new RegExp(`(?<=^[ \\t]*(?:#{1,6}|[-*+>]|\\d+[.)])?[ \\t]*)${unusualSpace}`, 'gm'),
    message: wrongSpace('at the beginning of the line'),
  },
  {
    part: 'body',
    pattern: new RegExp(`(?<=\\]\\([^)\\n]*|<\\/?[A-Za-z][^>\\n]*)${unusualSpace}|(?<=\\])${unusualSpace}(?=\\()`, 'g'),
    message: wrongSpace('inside a link or an element'),
  },
  {
    part: 'body',
    pattern: new RegExp(`(?<=[*_|])${unusualSpace}|${unusualSpace}(?=[*_|])`, 'g'),
    message: wrongSpace('beside a sign of Markdown'),
  },
  {
    part: 'yaml',
    pattern: new RegExp(
      `(?<=^[ \\t]*[\\w-]+:[ \\t]+\\[)[${openingQuotes}]|(?<=^[ \\t]*(?:-[ \\t]+|(?:- )?[\\w-]+:[ \\t]+))[${openingQuotes}](?=[^\\n${openingQuotes}]*["${closingQuotes}][ \\t]*(?:#.*)?$)`,
      'gm',
    ),
    message: (quote) => `the text is in curly quotes (${quote}), which the page would print. Use straight ones: "…".`,
  },
  {
    part: 'body',
    pattern: new RegExp(`(?<=<[A-Za-z]\\w*\\s[^>\\n]*=)[${openingQuotes}]`, 'g'),
    message: (quote) => `an attribute is in curly quotes (${quote}). Use straight ones: id="…".`,
  },
  {
    part: 'file',
    // Links in Markdown, paths among the fields, addresses of other sites. The character first: few are of this kind.
    pattern:
      /(?![\x20-\x7f])[\p{L}\p{N}\p{M}\p{Pd}\p{Sm}\uff0f](?<=(?:\]\([/#]|https?:\/|^[\w \t-]+[:[ \t]["']?\/)[\x21-\x7e]{0,200}.)/gmu,
    message: (character) => `the link holds a character that no address here has: ${nameOf(character)}. Type it again.`,
  },
  {
    part: 'file',
    // Letters that only look like ours, as a program that reads pictures or PDF files writes them; wide letters, digits
    // and colons.
    pattern: new RegExp(
      [
        '(?![\\p{Script=Latin}\\p{Script=Common}])\\p{L}(?<=\\p{Script=Latin}.)',
        '(?![\\p{Script=Latin}\\p{Script=Common}])\\p{L}(?=\\p{Script=Latin})',
        '[\\uff10-\\uff19\\uff21-\\uff3a\\uff41-\\uff5a\\ufb00-\\ufb06\\u{1d400}-\\u{1d7ff}]+',
        '(?<=^[\\w \\t-]+)\\uff1a',
      ].join('|'),
      'gmu',
    ),
    message: (character) => `there is ${nameOf(character)} in place of an ordinary one. Type it again.`,
  },
  {
    part: 'file',
    pattern: /Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf]|â€[^\s]|ï»¿|‚Ä[ôòúùìî¢¶]/g,
    message: (characters) =>
      `“${characters}” was one character before the file was read in another encoding. Type it again.`,
  },
  {
    part: 'yaml',
    pattern: new RegExp(`(?<=^\\s*\\w+: *["']?\\d{4}(?:-\\d\\d)?)[${longDashes}](?=\\d\\d)`, 'gm'),
    message: (dash) => `the day is written with ${nameOf(dash)}. Write hyphens: 2026-11-21.`,
  },
  {
    part: 'file',
    pattern: new RegExp(`(?<=^\\s?-{0,3})[${longDashes}](?=[-${longDashes}]{0,3}\\s?$)`, 'gm'),
    message: (dash) => `a line of three hyphens (---) has become a long dash (${dash}). Write three hyphens.`,
  },
];

/** Leaves line breaks, so that places stay the same. */
const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

function partsOf(path: string, file: string): FileParts {
  if (/\.ya?ml$/.test(path)) return { file, yaml: file, body: '' };
  // As Astro reads it.
  const end = /^(?:|\s*\n)---[\s\S]*?\n---/.exec(file)?.[0].length ?? 0;
  const [front, body] = [file.slice(0, end), file.slice(end)];
  return { file, yaml: front, body: blank(front) + body };
}

/** An error that concerns the whole file. */
function encodingProblem(bytes: Uint8Array, text: string): string | undefined {
  const [first, second] = bytes;
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const start = bytes.subarray(0, 64);
  if (hasMark || start.filter((byte) => byte === 0).length > start.length / 8)
    return 'this file is saved as UTF-16. Save it as UTF-8.';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const before = text
      .split('\ufffd')[0]
      ?.split(/[\r\n]/)
      .at(-1)
      ?.slice(-20);
    return `this file is not saved as UTF-8: the character after "${before}" cannot be read. Save it as UTF-8.`;
  }
  return /\r(?!\n)/.test(text)
    ? 'the lines of this file end with a carriage return (U+000D) alone. Save it with the line ends of Unix or Windows.'
    : undefined;
}

/** "path:line:column". */
function placeOf(path: string, text: string, index: number): string {
  const lines = text.slice(0, index).split('\n');
  return `${path}:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
}

/**
 * One line for each invisible or mistaken character in this file, with its name and place. A byte
 * order mark at the beginning and the line ends of Windows are no problem.
 */
export function authoredTextProblems(path: string, bytes: Uint8Array): string[] {
  const text = new TextDecoder('utf-8').decode(bytes);
  const problem = encodingProblem(bytes, text);
  if (problem) return [`${path}: ${problem}`];
  const decoded = decodeEscapes(text);
  const parts = partsOf(path, decoded.text);
  const problems = rules
    .flatMap(({ part, pattern, message }) =>
      [...parts[part].matchAll(pattern)].map(({ 0: { length }, index }) => ({
        index,
        length,
        text: message(decoded.text.slice(index, index + length)),
      })),
    )
    .sort((a, b) => a.index - b.index);
  // One line for a run of the same character, and for a character that two rules refuse.
  const distinct = problems.filter(({ index, text }, position) => {
    const before = problems[position - 1];
    const end = before ? before.index + before.length : -1;
    return index > end || (index === end && text !== before?.text);
  });
  return distinct.map(({ index, text: words }) => {
    const escaped = decoded.escapeAt(index);
    return `${placeOf(path, text, decoded.fileIndex(index))}: ${words}${escaped ? ` It is written as ${escaped}.` : ''}`;
  });
}
