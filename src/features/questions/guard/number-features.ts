// What is looked at in a number: how it is formed, and the words before and behind it.
import { type Classifier, logOdds } from '../classifier.ts';
import { kindOf } from './number-kinds.ts';

/** Stands where a number was. */
export const removed = '[number removed]';

export interface TypedNumber {
  text: string;
  at: number;
}

const chunk = /[\w@#$!*]+/g;
/** Digits, or what hides them: "xxx-xx-4321". */
const isPart = (text: string): boolean => /\d|^[x*#]{2,}$/i.test(text);
const joins = /^[-\s._/·)(,]{1,3}$/;

/**
 * The numbers of a text: digits and the letters stuck to them, in one or several groups; between groups a letter may
 * stand alone.
 */
export function numbersIn(text: string): TypedNumber[] {
  const chunks = [...text.replaceAll(removed, (one) => ' '.repeat(one.length)).matchAll(chunk)];
  const found: TypedNumber[] = [];
  let end = 0;
  let reach = 0;
  for (const { 0: part, index: at } of chunks) {
    // A sum is a number of its own.
    const goesOn = reach > 0 && !part.startsWith('$') && joins.test(text.slice(reach, at));
    const last = found.at(-1);
    if (isPart(part)) {
      if (goesOn && last) last.text = text.slice(last.at, at + part.length);
      else found.push({ text: part, at });
      end = at + part.length;
      reach = end;
    } else reach = goesOn && part.length === 1 && at - end < 6 ? at + part.length : 0;
  }
  return found.filter(({ text: number }) => /\d/.test(number));
}

const word = /[a-z](?:[./][a-z])+\b|\p{L}+|\d+|[#?.!:$%="(\n]/gu;
/** In small letters; of a number how long it is, also where it was taken out. */
const wordsOf = (text: string): string[] =>
  (text.replaceAll(removed, ' 999999999 ').toLowerCase().match(word) ?? []).map((one) =>
    /\d/.test(one) ? `${one.length} digits` : one.replace(/[./](?=.)/g, ''),
  );

/** "3-2-4" of 123-45-6789, "L2-6" of AB123456. */
const groupsOf = (number: string): string =>
  (number.match(/\d+|[a-z]+|[@#$!*]+/gi) ?? [])
    .map((group) => (/\d/.test(group) ? group.length : /\w/.test(group) ? `L${Math.min(group.length, 4)}` : 'S'))
    .join('-');

const forms: [name: string, pattern: RegExp][] = [
  ['social', /(?<!\d)\d{3}[-\s._/·)*]{1,3}\d{2}[-\s._/·)*]{1,3}\d{4}(?!\d)/],
  ['year', /^(?:19|20)\d\d$/],
  ['round', /(?<!\d)[1-9]\d{0,3}000(?!\d)/],
];

/** The names of all that is to be said of a number in its text. */
export function numberFeatures(text: string, { text: number, at }: TypedNumber): string[] {
  const digits = number.replace(/\D/g, '').length;
  const size = `n${digits < 3 ? 0 : digits === 7 ? 6 : Math.min(digits, 11)}`;
  const before = wordsOf(text.slice(Math.max(0, at - 160), at)).reverse();
  const behind = wordsOf(text.slice(at + number.length).slice(0, 80));
  const [nearest] = before.flatMap((one) => kindOf(one) ?? []);
  /** A kind counts by itself, and together with how long the number is. */
  const ofKind = (where: string, kind = ''): string[] => (kind ? [`${where}${kind}`, `${where}${kind} ${size}`] : []);
  return [
    ...new Set([
      size,
      groupsOf(number),
      `signs ${[...new Set(number.replace(/\w/g, ''))].sort().join('')}`,
      ...forms.flatMap(([name, pattern]) => (pattern.test(number) ? [name] : [])),
      ...ofKind('nearest ', nearest),
      ...before
        .slice(0, 10)
        .flatMap((one, away) => [
          ...(away < 5 ? [`<${one}`, `<${one} ${size}`] : [`<<${one}`]),
          ...(away < 3 ? [`<${away}${one}`] : []),
          ...ofKind('<kind ', kindOf(one)),
        ]),
      ...behind
        .slice(0, 6)
        .flatMap((one, away) => [
          away < 3 ? `>${one}` : `>>${one}`,
          ...(away < 2 ? [`>${away}${one}`] : []),
          ...ofKind('>kind ', kindOf(one)),
        ]),
    ]),
  ];
}

/** The logarithm of the odds that a number with these features is a person's own. */
export const numberScore = (features: string[], model: Classifier<'personal'>): number =>
  logOdds(features, model).personal;
