// Fits what orders the search results, and whether the first card is open, from questions whose cards were graded.
import { type DecisionModel, signalsOf } from '../../src/features/questions/answer/decision.ts';
import { isQuotable } from '../../src/features/questions/answer/sentences.ts';
import type { Passage } from '../../src/features/questions/search/passages.ts';
import {
  createRetriever,
  onePerPage,
  rankScore,
  type SearchResult,
  type Weights,
} from '../../src/features/questions/search/retrieval.ts';
import type { SearchIndex } from '../../src/features/questions/search/search-index.ts';
import { signalNames } from '../../src/features/questions/search/signals.ts';
import type { CardGrade, GradedQuestion } from './labeled-messages.ts';
import { fitLogistic } from './logistic.ts';

/** As many results as the search ranks. */
const maxResults = 40;
/** Picks the results that a fit compares. Not the fitted weights: each fit would depend on the one before. */
const candidateWeights: Weights = { lexical: 3, similarity: 10, phraseSimilarity: 9 };
/**
 * The first was chosen so that of the questions on what the site lacks (unanswerable.yaml) nine in ten get no open card;
 * most of them are near to what it has.
 */
export const decisionThresholds = { quoteThreshold: 0.62, nearThreshold: 0.02 };

interface Candidate extends SearchResult {
  /** Absent where the card was not graded. */
  grade: CardGrade | undefined;
}
/** The search results of a question. */
export interface SearchedQuestion {
  candidates: Candidate[];
}

/** Looks the questions up. The index's vectors must not have been fitted to them: a visitor's question is as new. */
export function searchQuestions(
  questions: GradedQuestion[],
  passages: Passage[],
  searchIndex: SearchIndex,
): SearchedQuestion[] {
  const search = createRetriever(passages, searchIndex, candidateWeights);
  return questions.map(({ text, grades }) => ({
    candidates: search({ question: text, history: '' }, maxResults)
      .filter(({ passage }) => isQuotable(passage))
      .map((result) => ({ ...result, grade: grades ? grades[result.passage.url] : 'n' })),
  }));
}

/** The candidates in the order that the weights make. */
export const rank = ({ candidates }: Pick<SearchedQuestion, 'candidates'>, weights: Weights): Candidate[] =>
  candidates
    .map((one) => ({ ...one, score: rankScore(one.signals, one.isExact, weights) }))
    .sort((a, b) => b.score - a.score);

const deviationOf = (values: number[]): [mean: number, deviation: number] => {
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  return [mean, Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1];
};

/** A card that answers in part is better than one that does not. */
const gradeValues: Record<CardGrade, number> = { a: 2, p: 1, n: 0 };

/** Fits the weights so that a candidate with a better grade scores higher than the others of its question. */
export function fitRanking(questions: SearchedQuestion[]): Weights {
  const signals = questions.flatMap(({ candidates }) => candidates.map((one) => one.signals));
  const deviations = new Map(signalNames.map((name) => [name, deviationOf(signals.map((values) => values[name]))[1]]));
  const difference = (a: Candidate, b: Candidate): [string, number][] =>
    signalNames.map((name) => [name, (a.signals[name] - b.signals[name]) / (deviations.get(name) ?? 1)]);
  const pairs = questions.flatMap(({ candidates }) => {
    const graded = candidates.flatMap((one) => (one.grade ? [{ one, value: gradeValues[one.grade] }] : []));
    const differences = graded.flatMap(({ one, value }) =>
      graded.filter((other) => value > other.value).map((other) => difference(one, other.one)),
    );
    return differences.map((features) => ({ features, isPositive: true, weight: 1 / differences.length }));
  });
  const { weights } = fitLogistic(pairs, { ridge: 1e-5, rounds: 12, withIntercept: false });
  return Object.fromEntries(
    signalNames.map((name) => [name, Number(((weights.get(name) ?? 0) / (deviations.get(name) ?? 1)).toFixed(3))]),
  );
}

/** Fits the probability that the first result answers. */
export function fitDecision(questions: SearchedQuestion[], weights: Weights): DecisionModel {
  const rows = questions.flatMap((one) => {
    const results = onePerPage(rank(one, weights));
    const [best] = results;
    if (!best?.grade || best.isExact) return [];
    return { signals: signalsOf(results), isPositive: best.grade === 'a' };
  });
  const names = Object.keys(rows[0]?.signals ?? {});
  const scales = new Map(names.map((name) => [name, deviationOf(rows.map(({ signals }) => signals[name] ?? 0))]));
  const scaled = (name: string, value = 0): [string, number] => {
    const [mean, deviation] = scales.get(name) ?? [0, 1];
    return [name, (value - mean) / deviation];
  };
  const fit = fitLogistic(
    rows.map(({ signals, isPositive }) => ({
      features: names.map((name) => scaled(name, signals[name])),
      isPositive,
    })),
    { ridge: 0.001, rounds: 60 },
  );
  const round = (value: number) => Number(value.toFixed(4));
  return {
    intercept: fit.intercept,
    signals: Object.fromEntries(
      names.map((name) => [name, [...(scales.get(name) ?? []), fit.weights.get(name) ?? 0].map(round)]),
    ),
    ...decisionThresholds,
  };
}
