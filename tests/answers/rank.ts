// The order of what a search found, fitted: a logistic loss over the list of each question (the passages that answer it
// against all that were found), with small weights preferred.
import { rankScore, type Weights } from '../../src/features/questions/search/retrieval.ts';
import type { Labelled } from './labelled.ts';

/** The signals that rank; the others only tell whether the first answers. */
const names = [
  'lexical',
  'siblingScore',
  'similarity',
  'phraseSimilarity',
  'phraseOverlap',
  'samePhrase',
  'headingCoverage',
  'strictCoverage',
  'headingUnasked',
  'bigrams',
  'roles',
  'sameAnswerType',
  'isQuestion',
  'isTerm',
  'isMeaning',
  'isForm',
  'isFigure',
  'isCourt',
];
const ridge = 3;
const rounds = 400;
const step = 0.03;

/** What was found for a question, in the order that the weights make. */
export const ranked = ({ found }: Labelled, weights: Weights): Labelled['found'] =>
  found
    .map((one) => ({ ...one, score: rankScore(one.signals, one.isExact, weights) }))
    .sort((a, b) => b.score - a.score);

/**
 * Fits the weights to rows of which some of what was found answers better than the rest (Adam over all rows, the same
 * each time).
 */
export function fitRanking(rows: Labelled[]): Weights {
  const told = rows.filter(({ found }) => new Set(found.map(({ answers }) => answers)).size > 1);
  const all = told.flatMap(({ found }) => found.map(({ signals }) => signals));
  const deviation = names.map((name) => {
    const mean = all.reduce((sum, signals) => sum + (signals[name] ?? 0), 0) / all.length;
    return Math.sqrt(all.reduce((sum, signals) => sum + ((signals[name] ?? 0) - mean) ** 2, 0) / all.length) || 1;
  });
  const lists = told.map(({ found }) =>
    found.map(({ signals, answers }) => ({
      answers,
      input: names.map((name, at) => (signals[name] ?? 0) / (deviation[at] ?? 1)),
    })),
  );
  const zeros = () => new Array<number>(names.length).fill(0);
  const [weights, speed, size] = [zeros(), zeros(), zeros()];
  for (let round = 1; round <= rounds; round += 1) {
    const slope = weights.map((weight) => -ridge * weight);
    for (const items of lists) {
      const fits = items.map(({ input }) =>
        Math.exp(input.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)),
      );
      const total = fits.reduce((a, b) => a + b, 0);
      const right = fits.reduce((sum, fit, at) => sum + fit * (items[at]?.answers ?? 0), 0);
      items.forEach((item, at) => {
        const fit = fits[at] ?? 0;
        const pull = (fit * item.answers) / right - fit / total;
        item.input.forEach((value, name) => {
          slope[name] = (slope[name] ?? 0) + pull * value;
        });
      });
    }
    slope.forEach((by, at) => {
      speed[at] = 0.9 * (speed[at] ?? 0) + 0.1 * by;
      size[at] = 0.999 * (size[at] ?? 0) + 0.001 * by * by;
      const pace = (speed[at] ?? 0) / (1 - 0.9 ** round) / (Math.sqrt((size[at] ?? 0) / (1 - 0.999 ** round)) + 1e-8);
      weights[at] = (weights[at] ?? 0) + step * pace;
    });
  }
  return Object.fromEntries(
    names.map((name, at) => [name, Number(((weights[at] ?? 0) / (deviation[at] ?? 1)).toFixed(3))]),
  );
}
