// Characters that an author writes by name or number: "&shy;" in Markdown, "\u200b" in YAML and JavaScript. They are
// decoded first, so that the rules for invisible characters apply to them too.

/** HTML's names of invisible characters and spaces: https://html.spec.whatwg.org/multipage/named-characters.html */
const codesByName: Record<string, number> = {
  nbsp: 0xa0,
  NonBreakingSpace: 0xa0,
  shy: 0xad,
  ensp: 0x2002,
  emsp: 0x2003,
  emsp13: 0x2004,
  emsp14: 0x2005,
  numsp: 0x2007,
  puncsp: 0x2008,
  thinsp: 0x2009,
  ThinSpace: 0x2009,
  hairsp: 0x200a,
  VeryThinSpace: 0x200a,
  ZeroWidthSpace: 0x200b,
  NegativeVeryThinSpace: 0x200b,
  NegativeThinSpace: 0x200b,
  NegativeMediumSpace: 0x200b,
  NegativeThickSpace: 0x200b,
  zwnj: 0x200c,
  zwj: 0x200d,
  lrm: 0x200e,
  rlm: 0x200f,
  MediumSpace: 0x205f,
  ThickSpace: 0x205f,
  NoBreak: 0x2060,
  af: 0x2061,
  ApplyFunction: 0x2061,
  it: 0x2062,
  InvisibleTimes: 0x2062,
  ic: 0x2063,
  InvisibleComma: 0x2063,
};

/** YAML's escapes of one letter: https://yaml.org/spec/1.2.2/#57-escaped-characters */
const codesByLetter: Record<string, number> = {
  0: 0,
  a: 7,
  b: 8,
  v: 0xb,
  f: 0xc,
  e: 0x1b,
  N: 0x85,
  _: 0xa0,
  L: 0x2028,
  P: 0x2029,
};

const escapes = new RegExp(
  [
    '&#[xX](?<hex>[\\da-fA-F]{1,8});|&#(?<decimal>\\d{1,8});|&(?<name>[A-Za-z][A-Za-z\\d]*);',
    '(?<=(?<!\\\\)(?:\\\\\\\\)*)\\\\(?:u(?<u4>[\\da-fA-F]{4})|u\\{(?<braces>[\\da-fA-F]{1,6})\\}|x(?<x2>[\\da-fA-F]{2})|U(?<u8>[\\da-fA-F]{8}))',
    '(?<=^[ \\t]*(?:- )*(?:[\\w-]+:[ \\t]+)?"(?:[^"\\\\\\n]|\\\\.)*)\\\\(?<letter>[0abvfeNLP_])',
  ].join('|'),
  'gm',
);

function codeOf({ hex, u4, braces, x2, u8, decimal, name = '', letter = '' }: Record<string, string | undefined>) {
  const digits = hex ?? u4 ?? braces ?? x2 ?? u8;
  if (digits) return Number.parseInt(digits, 16);
  return decimal ? Number(decimal) : (codesByName[name] ?? codesByLetter[letter]);
}

/** The replacement character for invalid codes, as in browsers. */
const characterOf = (code: number) => (code === 0 || code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code));

interface Decoded {
  text: string;
  /** Maps an index in the decoded text to one in the file. */
  fileIndex: (index: number) => number;
  /** The escape sequence that was decoded at this index of the text, if any. */
  escapeAt: (index: number) => string | undefined;
}

/** The text with each escape replaced by its character; those of visible ASCII and line ends stay. */
export function decodeEscapes(raw: string): Decoded {
  let text = '';
  let end = 0;
  const replaced: { index: number; escaped: string; saved: number }[] = [];
  for (const { 0: escaped, index, groups = {} } of raw.matchAll(escapes)) {
    const code = codeOf(groups);
    if (code === undefined || /[\t\n\r\x20-\x7e]/.test(characterOf(code))) continue;
    text += raw.slice(end, index);
    const character = characterOf(code);
    replaced.push({ index: text.length, escaped, saved: escaped.length - character.length });
    text += character;
    end = index + escaped.length;
  }
  return {
    text: text + raw.slice(end),
    fileIndex: (index) =>
      replaced.reduce((sum, replacement) => (replacement.index < index ? sum + replacement.saved : sum), index),
    escapeAt: (index) => replaced.find((replacement) => replacement.index === index)?.escaped,
  };
}
