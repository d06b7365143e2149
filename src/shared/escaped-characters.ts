// Characters that an author writes by name or number: "&shy;" in Markdown, "\u200b" in YAML and JavaScript. They are
// decoded first, so that the rules for invisible characters apply to them too.
import { parse as parseHtml } from 'node-html-parser';
import { parse as parseYaml } from 'yaml';

/** The letters are YAML's: https://yaml.org/spec/1.2.2/#57-escaped-characters */
const escapes = new RegExp(
  [
    '&#[xX](?<hex>[\\da-fA-F]{1,8});|&#(?<decimal>\\d{1,8});|(?<name>&[A-Za-z][A-Za-z\\d]*;)',
    '(?<=(?<!\\\\)(?:\\\\\\\\)*)\\\\(?:u(?<u4>[\\da-fA-F]{4})|u\\{(?<braces>[\\da-fA-F]{1,6})\\}|x(?<x2>[\\da-fA-F]{2})|U(?<u8>[\\da-fA-F]{8}))',
    '(?<=^[ \\t]*(?:- )*(?:[\\w-]+:[ \\t]+)?"(?:[^"\\\\\\n]|\\\\.)*)(?<letter>\\\\[0abvfeNLP_])',
  ].join('|'),
  'gm',
);

/** The replacement character for invalid codes, as in browsers; a name that HTML does not know stays as it is. */
function characterOf(groups: Record<string, string | undefined>): string {
  const { hex, u4, braces, x2, u8, decimal, name, letter } = groups;
  if (name) return parseHtml(name).text;
  if (letter) return parseYaml(`"${letter}"`);
  const code = Number(decimal ?? `0x${hex ?? u4 ?? braces ?? x2 ?? u8}`);
  return code === 0 || code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code);
}

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
    const character = characterOf(groups);
    if (/[\t\n\r\x20-\x7e]/.test(character)) continue;
    text += raw.slice(end, index);
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
