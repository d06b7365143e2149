// Numbers as people type them, in plain digits: other scripts' digits, those of keycaps (a digit with marks), spelled
// ones, letters for noughts, with markup or an address's signs between.

/** Of any script: Unicode keeps a script's ten digits one behind the other, from nought on. */
function inOurDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

const units = 'zero one two three four five six seven eight nine'.split(' ');
const unidades = 'cero uno dos tres cuatro cinco seis siete ocho nueve'.split(' ');
const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const values = new Map([
  ...[...units, ...teens].map((word, at) => [word, String(at)] as const),
  ...unidades.map((word, at) => [word, String(at)] as const),
  ...tens.map((word, at) => [word, `${at + 2}0`] as const),
  ['oh', '0'],
  ['o', '0'],
]);

const number = String.raw`(?:(?!(?:19\d|20[0-2])\d\b)\d{1,4}|${[...values.keys(), 'hundred', 'double'].join('|')})\b`;
/** Numbers in a row, spelled or not; "the last four 6789" keeps its four. */
const row = new RegExp(
  String.raw`(?<!\b(?:first|last) )\b${number}(?:[\s,.-]{1,3}(?:(?:dash|space)[\s,]{1,2})?${number})+`,
  'gi',
);
const tensAndUnit = new RegExp(String.raw`\b(${tens.join('|')})[ -](?=(?:${units.slice(1).join('|')})\b)`, 'g');

/** The digits of a row of which two are spelled, or all are single; any other row as it stands. */
function joined(text: string): string {
  if ((text.match(/[a-z]+/gi)?.length ?? 0) < 2 && !/^\d(?:\D+\d)+$/.test(text)) return text;
  return text
    .toLowerCase()
    .replace(/\bdouble (\w+)/g, '$1 $1')
    .replace(/\bhundred\b(?=[,.-])/g, '00')
    .replace(tensAndUnit, (_, ten: string) => values.get(ten)?.[0] ?? '')
    .replace(/[a-z]+/g, (word) => values.get(word) ?? '')
    .replace(/\D/g, '');
}

/** 9O6-22-l184: a Social Security number with letters that look like digits. */
const lookalike = /\b(?=[ol.\s-]{0,9}\d)[\dol]{3}[-. ][\dol]{2}[-. ][\dol]{4}\b/gi;
/** A number in two parts: "4242 4242, second half 4242 4242", "3310 and then 4482". */
const parts = /(?<=\d)(?:,| -)? (?:and )?(?:(?:then|next|second|other|last)[ :]{1,2}){1,2}(?:half[ :]{1,2})?(?=\d)/gi;
/** Words that are stuck to a number. */
const stuck = /(?:(?<=ssn|social|card|visa|amex|acct|account|number)-?(?=\d)|(?<=\d{4})(?=[a-z]{3}))/gi;

/** Markup around digits; "<ssn one two three>" and what holds a digit itself is none. */
const tag = /<\/?[a-z][^<>\s\d]*(?:\s(?:\/|[^<>\d=]*=[^<>\d]*))?>/gi;

/** The same text with its numbers in plain digits and with plain dashes. */
export function inPlainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}|(?<=\p{Nd})\p{M}+/gu, '')
    .replace(/(?!\d)\p{Nd}/gu, inOurDigit)
    .replace(tag, '')
    .replace(/(?<=\d)%2[0d](?=\d)/gi, '-')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(lookalike, (digits) => digits.replace(/o/gi, '0').replace(/l/gi, '1'))
    .replace(row, joined)
    .replace(parts, ' ')
    .replace(stuck, ' ');
}
