// Social Security, account, card, license, policy and Medicare numbers, and codes that open something, in what a person
// typed. Some are recognized by format or name, the others by a fitted model (`npm run fit`).
// Case and parcel numbers, sums, dates, sections and telephone numbers are left alone.
import { digitsOf } from '../normalize.ts';
import { holdsCard } from './card-number.ts';
import { isHarmless } from './harmless-numbers.ts';
import { numberFeatures, numberScore, numbersIn, redactionMark, type TypedNumber } from './number-features.ts';
import model from './number-model.json' with { type: 'json' };
import { inPlainDigits } from './plain-digits.ts';

/** 123-45-6789, 123 45 6789; a parcel's number may look like it. */
const social = /(?<![\w-])\d{3}([- .])\d{2}\1\d{4}(?![\w-])/;
const parcel = /\bparcel\b[^\d]{0,20}$/i;
/** A label that names the following digits as a personal number. */
const numberLabel = /\b(?:(?:account|card|policy|routing|social security) (?:number|no|nr)|ssn)\W{1,3}(?:is |was )?$/i;
/** Digit by digit; ten or eleven of them may be a telephone number. */
const dictated = /(?<![\d$.,/-])(?!(?:\d[ -]){9,10}\d\b)\d(?:(?: | ?- ?)\d){3,}\b(?![-.,/]\d)/g;

/**
 * How likely a number must be a person's own, in the fit's own measure, to be taken for one, and for one that may be.
 */
const { personalFrom, possibleFrom } = model;

const isPersonal = (text: string, number: TypedNumber, threshold: number): boolean =>
  (social.test(number.text) && !parcel.test(text.slice(0, number.index))) ||
  holdsCard(number.text.match(/\d+/g) ?? []) ||
  (digitsOf(number.text).length > 5 && numberLabel.test(text.slice(0, number.index))) ||
  (!isHarmless(number.text) && numberScore(numberFeatures(text, number), model) > threshold);

/** Whether a text contains a personal number, certainly or possibly. */
export function detectPersonalNumber(text: string): 'surely' | 'possibly' | undefined {
  if (text.search(dictated) >= 0) return 'surely';
  const plain = inPlainDigits(text);
  const numbers = numbersIn(plain);
  const hasNumberAbove = (threshold: number): boolean => numbers.some((number) => isPersonal(plain, number, threshold));
  return hasNumberAbove(personalFrom) ? 'surely' : hasNumberAbove(possibleFrom) ? 'possibly' : undefined;
}

/** Maximum passes over a text: of 40,000 messages none needed more than four. */
const maxRounds = 6;

/**
 * The same text without the numbers that are certain, or likelier than `from`; unchanged, to the letter, where there is
 * none.
 */
function redact(text: string, threshold: number, rounds = maxRounds): string {
  // A text built to take long, which may still contain a number: remove all of it.
  if (rounds === 0) return redactionMark;
  const withoutDictated = text.replace(dictated, redactionMark);
  const plain = inPlainDigits(withoutDictated);
  const personalNumbers = numbersIn(plain).filter((number) => isPersonal(plain, number, threshold));
  if (personalNumbers.length === 0) return withoutDictated;
  const cleaned = personalNumbers.reduceRight(
    (rest, { text: number, index }) => rest.slice(0, index) + redactionMark + rest.slice(index + number.length),
    plain,
  );
  // A number may become recognizable only once the one beside it is removed.
  return redact(cleaned, threshold, rounds - 1);
}

/** The text with every personal number removed; unchanged if there is none. */
export const redactPersonalNumbers = (text: string): string => redact(text, personalFrom);

/** Removes possibly personal numbers, too: for text that leaves the site. */
export const redactPossibleNumbers = (text: string): string => redact(text, possibleFrom);
