// Fits which numbers are a person's own. Which number of a message is the personal one is not labeled: it is the one
// that the fit before scores highest.
import { bucketOf, type HashedModel, toLetter } from '../../src/features/questions/guard/hashed-model.ts';
import { numberFeatures, numberScore, numbersIn } from '../../src/features/questions/guard/number-features.ts';
import { inPlainDigits } from '../../src/features/questions/guard/plain-digits.ts';
import { harmless, numberMessages } from '../support/guard-messages.ts';
import { hasPersonalNumber, isInNeed, type LabeledMessage } from './labeled-messages.ts';
import { fitLogistic } from './logistic.ts';

const buckets = 16_384;
const step = 0.2;
/** Messages that the unit tests insist on count as if so many people had written them. */
const insistedWeight = { personal: 4, impersonal: 8, possible: 4 };
/**
 * Chosen with 450 messages with a personal number and 2,178 others that a fit did not have: 98.2% of the personal numbers
 * are noticed, and 2.4% of the others get a line or, 0.8%, no answer.
 */
const thresholds = { personalFrom: -0.65, possibleFrom: -2.8 };

type NumberModel = Pick<HashedModel, 'intercept' | 'step' | 'weights'>;
interface NumberRow {
  isPersonal: boolean;
  /** The features of each number of the message. */
  numbers: string[][];
  weight: number;
}

/** The features of each number of a message, the longest number first. */
export function numbersOf(text: string): string[][] {
  const plain = inPlainDigits(text);
  return numbersIn(plain)
    .sort((a, b) => b.text.length - a.text.length)
    .map((number) => numberFeatures(plain, number));
}
const rowOf = (text: string, isPersonal: boolean, weight = 1): NumberRow => ({
  isPersonal,
  weight,
  numbers: numbersOf(text),
});
const insisted = [
  ...numberMessages.personal.map((text) => rowOf(text, true, insistedWeight.personal)),
  ...[...numberMessages.impersonal, ...harmless].map((text) => rowOf(text, false, insistedWeight.impersonal)),
  // Likelier not to be personal than to be: their scores lie between the two thresholds.
  ...numberMessages.possible.flatMap((text) => [
    rowOf(text, true, insistedWeight.possible / 4),
    rowOf(text, false, insistedWeight.possible),
  ]),
];

function fitScore(rows: NumberRow[]): NumberModel {
  let model: NumberModel = { intercept: 0, step, weights: '' };
  for (let pass = 0; pass < 4; pass += 1) {
    const suspect = (numbers: string[][]) =>
      numbers.toSorted((a, b) => numberScore(b, model) - numberScore(a, model)).slice(0, 1);
    const { intercept, weights } = fitLogistic(
      rows.flatMap(({ isPersonal, numbers, weight }) =>
        (isPersonal ? suspect(numbers) : numbers).map((features) => ({
          features: features.map((name): [string, number] => [String(bucketOf(name, buckets)), 1]),
          isPositive: isPersonal,
          weight,
        })),
      ),
      { ridge: 0.0003, rounds: 20 },
    );
    const letters = Array.from({ length: buckets }, (_, bucket) => toLetter(weights.get(String(bucket)) ?? 0, step));
    model = { intercept, step, weights: letters.join('') };
  }
  return model;
}

/** Fits the model of `src/features/questions/guard/number-model.json`. */
export function fitNumbers(messages: LabeledMessage[]): NumberModel & typeof thresholds {
  const labeled = messages.flatMap((message) => {
    const isPersonal = hasPersonalNumber(message);
    return isPersonal === undefined ? [] : [rowOf(message.text, isPersonal)];
  });
  // Ordinary messages hold numbers too, and none of them is a person's own.
  const ordinary = messages
    .filter((message) => isInNeed(message) === false && hasPersonalNumber(message) === undefined)
    .map(({ text }) => rowOf(text, false));
  return { ...thresholds, ...fitScore([...insisted, ...ordinary, ...labeled]) };
}
