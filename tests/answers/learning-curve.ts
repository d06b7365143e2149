// `npm run fit:curve`: recall of the models of need and of personal numbers on held-out messages,
// by the share of the training data they were fitted to.
import { needFeatures, scoreNeed } from '../../src/features/questions/guard/need.ts';
import { numberScore } from '../../src/features/questions/guard/number-features.ts';
import { fitNeeds } from './fit-need.ts';
import { fitNumbers, numbersOf } from './fit-numbers.ts';
import {
  hasPersonalNumber,
  isInNeed,
  type LabeledMessage,
  readContentMessages,
  readTraining,
} from './labeled-messages.ts';

const messages = readTraining();
const heldOut = messages.filter((_, index) => index % 6 === 0);
const others = messages.filter((_, index) => index % 6 !== 0);

/** Share of the held-out positives above the score that so many of the held-out negatives exceed. */
function recall(
  scoreOf: (text: string) => number,
  isPositive: (message: LabeledMessage) => boolean | undefined,
  falseShare: number,
): string {
  const scores = (wanted: boolean) =>
    heldOut.filter((message) => isPositive(message) === wanted).map(({ text }) => scoreOf(text));
  const negatives = scores(false).sort((a, b) => b - a);
  const threshold = negatives[Math.floor(falseShare * negatives.length)] ?? 0;
  const positives = scores(true);
  return `${((100 * positives.filter((score) => score > threshold).length) / positives.length).toFixed(1)}%`;
}

console.table(
  [1 / 8, 1 / 4, 1 / 2, 1].map((part) => {
    const rows = others.filter((_, index) => (index * 0.618034) % 1 < part);
    const needs = fitNeeds([...rows, ...readContentMessages()]);
    const numbers = fitNumbers(rows);
    return {
      messages: rows.length,
      'needs found, 3% false': recall((text) => scoreNeed(needFeatures(text), needs).score, isInNeed, 0.03),
      'numbers found, 1% false': recall(
        (text) => Math.max(-99, ...numbersOf(text).map((features) => numberScore(features, numbers))),
        hasPersonalNumber,
        0.01,
      ),
    };
  }),
);
