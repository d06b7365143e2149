// Fits which numbers are a person's own. Which number of a message is the personal one is not labeled: it is the one
// that the fit before scores highest.
import type { Classifier } from '../../src/features/questions/classifier.ts';
import { isHarmless } from '../../src/features/questions/guard/harmless-numbers.ts';
import { numberFeatures, numberScore, numbersIn } from '../../src/features/questions/guard/number-features.ts';
import { inPlainDigits } from '../../src/features/questions/guard/plain-digits.ts';
import { harmless, numberMessages } from '../support/guard-messages.ts';
import { fitClassifier } from './fit-classifier.ts';
import { hasPersonalNumber, isInNeed, type LabeledMessage } from './labeled-messages.ts';

const options = { buckets: 16_384, step: 0.2, minExamples: 1, minWeight: 0.1, ridge: 0.0003, rounds: 20 };
/** Messages that the unit tests insist on count as if so many people had written them. */
const insistedTimes = { personal: 4, impersonal: 8, possible: 12 };
/**
 * Chosen with 450 messages with a personal number and 2,178 others that a fit did not have: 98.2% of the personal numbers
 * are noticed, and 2.4% of the others get a line or, 0.8%, no answer.
 */
const thresholds = { personalFrom: -0.9, possibleFrom: -1.6 };

type NumberModel = Classifier<'personal'>;
interface NumberRow {
  isPersonal: boolean;
  /** The features of each number of the message. */
  numbers: string[][];
  /** Counts as so many. */
  times: number;
}

/** The features of each number of a message that may be personal, the longest number first. */
export function numbersOf(text: string): string[][] {
  const plain = inPlainDigits(text);
  return numbersIn(plain)
    .filter((number) => !isHarmless(number.text))
    .sort((a, b) => b.text.length - a.text.length)
    .map((number) => numberFeatures(plain, number));
}
const rowOf = (text: string, isPersonal: boolean, times = 1): NumberRow => ({
  isPersonal,
  times,
  numbers: numbersOf(text),
});
const insisted = [
  ...numberMessages.personal.map((text) => rowOf(text, true, insistedTimes.personal)),
  ...[...numberMessages.impersonal, ...harmless].map((text) => rowOf(text, false, insistedTimes.impersonal)),
  // Likelier not to be personal than to be: their scores lie between the two thresholds.
  ...numberMessages.possible.flatMap((text) => [
    rowOf(text, true, insistedTimes.possible / 3),
    rowOf(text, false, insistedTimes.possible),
  ]),
];

function fitScore(rows: NumberRow[]): NumberModel {
  let model: NumberModel = { step: 1, classes: { personal: { intercept: 0, weights: '?' } } };
  for (let pass = 0; pass < 4; pass += 1) {
    const suspect = (numbers: string[][]) =>
      numbers.toSorted((a, b) => numberScore(b, model) - numberScore(a, model)).slice(0, 1);
    const examples = rows.flatMap(({ isPersonal, numbers, times }) =>
      (isPersonal ? suspect(numbers) : numbers).map((features) => ({
        features,
        class: isPersonal ? ('personal' as const) : undefined,
        times,
      })),
    );
    model = fitClassifier(['personal'], examples, options);
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
