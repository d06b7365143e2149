// Fits the decision to quote (src/features/questions/answer/decision.json) from labelled rows in the order that was
// just fitted, and says what it does on rows that neither was fitted on.
import { readFileSync, writeFileSync } from 'node:fs';
import {
  type DecisionModel,
  probability,
  secondQuoteProbability,
  signalsOf,
} from '../../src/features/questions/answer/decision.ts';
import { quotableResults } from '../../src/features/questions/answer/results.ts';
import type { Weights } from '../../src/features/questions/search/retrieval.ts';
import { foldOf, folds, isAnswer, type Labelled, labelledFrom, labelledQuestions } from './labelled.ts';
import { fitRanking, ranked } from './rank.ts';

const model = 'src/features/questions/answer/decision.json';
/** Keeps the weights small, so that the rows can carry them. */
const ridge = 3;
/**
 * Goals that the two thresholds are chosen for, on rows labelled by section. A row lacks the phrasings of its own part
 * here: of new authors' questions some more are quoted.
 */
const answerableQuoted = 0.685;
const nearKeepsAnswerable = 0.997;
/** How many of the quotes have another one beneath them, where that may help most: more is more to read. */
const twoQuoted = 0.65;

interface Row extends Labelled {
  signals: Record<string, number>;
  /** How far the best find answers; whether that counts as an answer. */
  answers: number;
  right: boolean;
  isExact: boolean;
  /** In the order of their fit, several of one page among them. */
  all: Labelled['found'];
}

/** The rows with what is known of their best find. */
const toRows = (labelled: Labelled[], weights: Weights): Row[] =>
  labelled.flatMap((row) => {
    const all = ranked(row, weights);
    const found = quotableResults(all);
    const [best] = found;
    if (!best) return [];
    const answers = Math.max(
      ...row.found.filter(({ passage }) => passage.url === best.passage.url).map((one) => one.answers),
    );
    const signals = signalsOf(row.asked, found);
    return [{ ...row, isExact: best.isExact, signals, answers, right: isAnswer(answers), all }];
  });

/** Climbs the penalised likelihood, step by step. */
function regress(train: Row[]): Pick<DecisionModel, 'signals' | 'intercept'> {
  const names = Object.keys(train[0]?.signals ?? {});
  const scale = names.map((name) => {
    const values = train.map(({ signals }) => signals[name] ?? 0);
    const mean = values.reduce((a, b) => a + b, 0) / values.length;
    const deviation = Math.sqrt(values.reduce((a, b) => a + (b - mean) ** 2, 0) / values.length) || 1;
    return { name, mean, deviation };
  });
  const inputs = train.map(({ signals }) => [
    1,
    ...scale.map(({ name, mean, deviation }) => ((signals[name] ?? 0) - mean) / deviation),
  ]);
  const weights = new Array<number>(names.length + 1).fill(0);
  for (let round = 0; round < 2000; round += 1) {
    const gradient = weights.map((weight, at) => (at === 0 ? 0 : -ridge * weight));
    inputs.forEach((input, row) => {
      const chance = 1 / (1 + Math.exp(-input.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)));
      const error = (train[row]?.right ? 1 : 0) - chance;
      input.forEach((value, at) => {
        gradient[at] = (gradient[at] ?? 0) + error * value;
      });
    });
    gradient.forEach((slope, at) => {
      weights[at] = (weights[at] ?? 0) + (0.5 / train.length) * slope;
    });
  }
  const round = (value: number) => Number(value.toFixed(4));
  return {
    intercept: round(weights[0] ?? 0),
    signals: Object.fromEntries(
      scale.map(({ name, mean, deviation }, at) => [name, [mean, deviation, weights[at + 1] ?? 0].map(round)]),
    ),
  };
}

const labelled = labelledQuestions();
/** What was imported is the order before this one. */
const { weights } = JSON.parse(readFileSync('src/features/questions/search/ranking.json', 'utf8')) as {
  weights: Weights;
};
const rows = toRows(labelled, weights);
const whole = (fitted: Pick<DecisionModel, 'signals' | 'intercept'>): DecisionModel => ({
  fitted: new Date().toISOString().slice(0, 10),
  from: `${labelledFrom}: ${rows.length} rows`,
  ...fitted,
  quoteThreshold: 0.5,
  secondQuoteThreshold: 0.5,
  nearThreshold: 0.2,
});

type Unseen = Row & { chance: number; second: number };
/** The chances of each row by a ranking and a decision that were fitted without it, or without its page. */
const unseenBy = (by: 'asked' | 'page'): Unseen[] =>
  Array.from({ length: folds }, (_, fold) => {
    const isHere = (row: Labelled) => foldOf(row[by], folds) === fold;
    const weights = fitRanking(labelled.filter((row) => !isHere(row)));
    const fitted = whole(
      regress(
        toRows(
          labelled.filter((row) => !isHere(row)),
          weights,
        ),
      ),
    );
    return toRows(labelled.filter(isHere), weights).map((row) => ({
      ...row,
      chance: row.isExact ? 1 : probability(row.signals, fitted),
      second: secondQuoteProbability(row.asked, row.all, fitted),
    }));
  }).flat();

const asked = labelled.filter(({ isAnswerable }) => isAnswerable).length;
/** What comes of quoting from a chance on, over the rows labelled by section. */
function figures(unseen: Unseen[], from: number) {
  const quoted = unseen.filter(({ chance }) => chance >= from);
  const answered = quoted.filter(({ isAnswerable }) => isAnswerable);
  const right = quoted.filter((row) => row.right).length;
  return {
    from,
    quotesRight: right / (quoted.length || 1),
    answerableQuoted: answered.length / asked,
    uncoveredNotQuoted: 1 - (quoted.length - answered.length) / (labelled.length - asked),
    wrongOfReplies: (quoted.length - right) / labelled.length,
  };
}
const steps = Array.from({ length: 95 }, (_, at) => (at + 2) / 100);
const byQuestion = unseenBy('asked');
for (const unseen of [byQuestion, unseenBy('page')])
  console.table(
    steps
      .filter((_, at) => at % 5 === 3)
      .map((from) => figures(unseen, from))
      .map((step) => Object.fromEntries(Object.entries(step).map(([name, value]) => [name, Number(value.toFixed(3))]))),
  );
const quoting = (share: number) =>
  steps.findLast((from) => figures(byQuestion, from).answerableQuoted >= share) ?? 0.02;
const quoteThreshold = quoting(answerableQuoted);
const quotes = byQuestion.filter(({ chance }) => chance >= quoteThreshold).sort((a, b) => b.second - a.second);
const two = quotes.slice(0, Math.round(twoQuoted * quotes.length));
const secondQuoteThreshold = Number((two.at(-1)?.second ?? 1).toFixed(4));
const answered = quotes.filter((row) => row.right || (two.includes(row) && isAnswer(row.all[1]?.answers ?? 0)));
const nearThreshold = quoting(nearKeepsAnswerable * figures(byQuestion, 0).answerableQuoted);
const fitted = { ...whole(regress(rows)), quoteThreshold, secondQuoteThreshold, nearThreshold };
/** The numbers of a signal stand on one line. */
const onOneLine = (list: string): string => list.replace(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']');
writeFileSync(model, `${JSON.stringify(fitted, null, 2).replace(/\[[^[\]]+\]/g, onOneLine)}\n`);
if (process.argv.includes('--wrong'))
  for (const { asked, chance, right, isAnswerable } of byQuestion.filter(
    (row) => row.chance >= quoteThreshold && !row.right,
  ))
    console.log(chance.toFixed(2), right, isAnswerable ? 'answerable' : 'uncovered', asked);
console.log(
  `The first or the second quote answers in ${(answered.length / quotes.length).toFixed(3)} of ${quotes.length}.`,
);
console.log(
  `Quote from ${quoteThreshold}, a second quote from ${secondQuoteThreshold}, near from ${nearThreshold}: written to ${model}.`,
);
