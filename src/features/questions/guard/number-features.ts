// The features of a number: its format, and the words before and after it.
import { type Classifier, logOdds } from '../classifier.ts';
import { digitsOf, hasDigit } from '../normalize.ts';
import { kindOf } from './number-kinds.ts';

/** Replaces a removed number. */
export const redactionMark = '[number removed]';

export interface TypedNumber {
  text: string;
  index: number;
}

const chunkPattern = /[\w@#$!*]+/g;
/** Digits, or what hides them: "xxx-xx-4321". */
const isNumberPart = (text: string): boolean => /\d|^[x*#]{2,}$/i.test(text);
const separator = /^[-\s._/·)(,]{1,3}$/;

/**
 * The numbers of a text: digits and the letters stuck to them, in one or several groups; between groups a letter may
 * stand alone.
 */
export function numbersIn(text: string): TypedNumber[] {
  const chunks = [...text.replaceAll(redactionMark, (mark) => ' '.repeat(mark.length)).matchAll(chunkPattern)];
  const numbers: TypedNumber[] = [];
  let end = 0;
  let joinableEnd = 0;
  for (const { 0: part, index } of chunks) {
    // A sum is a number of its own.
    const isContinued = joinableEnd > 0 && !part.startsWith('$') && separator.test(text.slice(joinableEnd, index));
    const last = numbers.at(-1);
    if (isNumberPart(part)) {
      if (isContinued && last) last.text = text.slice(last.index, index + part.length);
      else numbers.push({ text: part, index });
      end = index + part.length;
      joinableEnd = end;
    } else joinableEnd = isContinued && part.length === 1 && index - end < 6 ? index + part.length : 0;
  }
  return numbers.filter(({ text: number }) => hasDigit(number));
}

const word = /[a-z](?:[./][a-z])+\b|\p{L}+|\d+|[#?.!:$%="(\n]/gu;
/** Lower-case words; a number, removed or not, becomes its length. */
const wordsOf = (text: string): string[] =>
  (text.replaceAll(redactionMark, ' 999999999 ').toLowerCase().match(word) ?? []).map((token) =>
    hasDigit(token) ? `${token.length} digits` : token.replace(/[./](?=.)/g, ''),
  );

/** "3-2-4" of 123-45-6789, "L2-6" of AB123456. */
const groupsOf = (number: string): string =>
  (number.match(/\d+|[a-z]+|[@#$!*]+/gi) ?? [])
    .map((group) => (hasDigit(group) ? group.length : /\w/.test(group) ? `L${Math.min(group.length, 4)}` : 'S'))
    .join('-');

const formPatterns: [name: string, pattern: RegExp][] = [
  ['social', /(?<!\d)\d{3}[-\s._/·)*]{1,3}\d{2}[-\s._/·)*]{1,3}\d{4}(?!\d)/],
  ['year', /^(?:19|20)\d\d$/],
  ['round', /(?<!\d)[1-9]\d{0,3}000(?!\d)/],
];

/** Ends as a sum of money does; beside "alarm code" it is none all the same. */
const roundSum = /^[1-9]\d{1,3}[05]0$/;

/** The names of the features of a number in its text. */
export function numberFeatures(text: string, { text: number, index }: TypedNumber): string[] {
  const digits = digitsOf(number).length;
  const size = `n${digits < 3 ? 0 : digits === 7 ? 6 : Math.min(digits, 11)}`;
  const preceding = wordsOf(text.slice(Math.max(0, index - 160), index)).reverse();
  const following = wordsOf(text.slice(index + number.length).slice(0, 80));
  const [nearest] = preceding.flatMap((token) => kindOf(token) ?? []);
  /** A kind is a feature by itself, and together with the number's length. */
  const kindFeatures = (where: string, kind = ''): string[] =>
    kind ? [`${where}${kind}`, `${where}${kind} ${size}`] : [];
  return [
    ...new Set([
      size,
      groupsOf(number),
      `signs ${[...new Set(number.replace(/\w/g, ''))].sort().join('')}`,
      ...formPatterns.flatMap(([name, pattern]) => (pattern.test(number) ? [name] : [])),
      ...(roundSum.test(number) ? [`sum ${nearest ?? ''}`] : []),
      ...kindFeatures('nearest ', nearest),
      ...preceding
        .slice(0, 10)
        .flatMap((token, distance) => [
          ...(distance < 5 ? [`<${token}`, `<${token} ${size}`] : [`<<${token}`]),
          ...(distance < 3 ? [`<${distance}${token}`] : []),
          ...kindFeatures('<kind ', kindOf(token)),
        ]),
      ...following
        .slice(0, 6)
        .flatMap((token, distance) => [
          distance < 3 ? `>${token}` : `>>${token}`,
          ...(distance < 2 ? [`>${distance}${token}`] : []),
          ...kindFeatures('>kind ', kindOf(token)),
        ]),
    ]),
  ];
}

/** The logarithm of the odds that a number with these features is a person's own. */
export const numberScore = (features: string[], model: Classifier<'personal'>): number =>
  logOdds(features, model).personal;
