// Normalizes typed numbers to ASCII digits: digits of other scripts and keycaps (a digit with marks), spelled
// numbers, letters in place of zeros, and numbers with markup or percent-encoding inside.
import { digitsOf } from '../normalize.ts';

/** The ASCII digit of any script's digit: in Unicode a script's digits 0 to 9 are consecutive. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}

const units = 'zero one two three four five six seven eight nine'.split(' ');
const unidades = 'cero uno dos tres cuatro cinco seis siete ocho nueve'.split(' ');
const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const values = new Map([
  ...[...units, ...teens].map((word, index) => [word, String(index)] as const),
  ...unidades.map((word, index) => [word, String(index)] as const),
  ...tens.map((word, index) => [word, `${index + 2}0`] as const),
  ['oh', '0'],
  ['o', '0'],
]);

const number = String.raw`(?:(?!(?:19\d|20[0-2])\d\b)\d{1,4}|${[...values.keys(), 'hundred', 'double'].join('|')})\b`;
/** "nine oh six, 22, one two", spelled or not; "the last four 6789" keeps its four. */
const digitRow = new RegExp(
  String.raw`(?<!\b(?:first|last) )\b${number}(?:[\s,.-]{1,3}(?:(?:dash|space)[\s,]{1,2})?${number})+`,
  'gi',
);
/** The "forty" of "forty-two" */
const tensAndUnit = new RegExp(String.raw`\b(${tens.join('|')})[ -](?=(?:${units.slice(1).join('|')})\b)`, 'g');

/** "four", "double 4" */
const spelled = /[a-z]+/gi;
/** "6 7 8 9" */
const singleDigits = /^\d(?:\D+\d)+$/;
/** "double four" */
const doubled = /\bdouble (\w+)/g;
/** "eight hundred, two two three": the zeros are spoken, so no number is added to it */
const hundred = /\bhundred\b(?=[,.-])/g;

/** The digits of a row of which two are spelled, or all are single; any other row unchanged. */
function joinDigits(text: string): string {
  if ((text.match(spelled)?.length ?? 0) < 2 && !singleDigits.test(text)) return text;
  return digitsOf(
    text
      .toLowerCase()
      .replace(doubled, '$1 $1')
      .replace(hundred, '00')
      .replace(tensAndUnit, (_, ten: string) => values.get(ten)?.[0] ?? '')
      .replace(spelled, (word) => values.get(word) ?? ''),
  );
}

/** 9O6-22-l184: a Social Security number with letters that look like digits. */
const lookalike = /\b(?=[ol.\s-]{0,9}\d)[\dol]{3}[-. ][\dol]{2}[-. ][\dol]{4}\b/gi;
/** A number in two parts: "4242 4242, second half 4242 4242", "3310 and then 4482". */
const partSeparator =
  /(?<=\d)(?:,| -)? (?:and )?(?:(?:then|next|second|other|last)[ :]{1,2}){1,2}(?:half[ :]{1,2})?(?=\d)/gi;
/** Between "ssn123456789" and its word, and "6789and". */
const missingSpace = /(?:(?<=ssn|social|card|visa|amex|acct|account|number)-?(?=\d)|(?<=\d{4})(?=[a-z]{3}))/gi;

/** "<b>123</b>", "45<br>67"; "<ssn one two three>" and what holds a digit itself is no markup. */
const markup = /<\/?[a-z][^<>\s\d]*(?:\s(?:\/|[^<>\d=]*=[^<>\d]*))?>/gi;

/** A zero-width space inside a number; the marks of "1️⃣" and of digits that are struck through. */
const invisible = /\p{Cf}|(?<=\p{Nd})\p{M}+/gu;
/** "௧" */
const otherDigit = /(?!\d)\p{Nd}/gu;
/** "123%2D45" */
const escapedMark = /(?<=\d)%2[0d](?=\d)/gi;
/** "123–45" */
const dashes = /[\u2010-\u2015\u2212]/g;

/** The same text with its numbers in plain digits and with plain dashes. */
export function inPlainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(otherDigit, toAsciiDigit)
    .replace(markup, '')
    .replace(escapedMark, '-')
    .replace(dashes, '-')
    .replace(lookalike, (digits) => digits.toLowerCase().replaceAll('o', '0').replaceAll('l', '1'))
    .replace(digitRow, joinDigits)
    .replace(partSeparator, ' ')
    .replace(missingSpace, ' ');
}
