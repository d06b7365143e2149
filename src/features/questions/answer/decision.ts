// Whether the best passage is quoted as the answer, offered among others, or not at all: a logistic regression over what
// the search knows of it. Its numbers are fitted from labelled questions (`npm run fit:decision`), none is set by hand.
import type { Outcome } from '../contract.ts';
import type { Found } from '../search/retrieval.ts';
import model from './decision.json' with { type: 'json' };

export interface DecisionModel {
  /** The day it was fitted, and from which rows. */
  fitted: string;
  from: string;
  signals: Record<string, { mean: number; deviation: number; weight: number }>;
  intercept: number;
  /** From which probability on a passage is quoted, and from which on it is offered. */
  quoteFrom: number;
  nearFrom: number;
}

const negated = /\b(?:no|not|never|without|none|nobody|nor|isn|wasn|didn|doesn|don|won|can)'?t?\b/i;

/** What is known of the best find, beside the others. */
export function signalsOf(question: string, [best, next]: Found[]): Record<string, number> {
  if (!best) return {};
  const { closeness, coverage, strictCoverage, phraseCoverage, holdsRarest } = best;
  const { lexical, words, asked, score, passage } = best;
  return {
    closeness,
    coverage,
    strictCoverage,
    phraseCoverage,
    holdsRarest: holdsRarest ? 1 : 0,
    lexical: Math.log1p(lexical),
    words: Math.min(words, 6),
    asked: Math.log1p(asked),
    margin: next ? (score - next.score) / score : 1,
    nextCloseness: next?.closeness ?? 0,
    closeAndCovered: closeness * strictCoverage,
    isQuestion: passage.kind === 'question' || passage.kind === 'short-answer' ? 1 : 0,
    isAside: ['figure', 'aside', 'term'].includes(passage.kind) ? 1 : 0,
    negated: negated.test(question) ? 1 : 0,
    questions: Math.min(3, question.split('?').length - 1),
  };
}

/** The probability that the best passage answers the question, by the model. */
export function probability(signals: Record<string, number>, { intercept, signals: known }: DecisionModel): number {
  let sum = intercept;
  for (const [name, { mean, deviation, weight }] of Object.entries(known))
    sum += weight * (((signals[name] ?? mean) - mean) / deviation);
  return 1 / (1 + Math.exp(-sum));
}

/** Decides what is done with the finds, the best first and at most one a page. */
export function decide(question: string, found: Found[], by: DecisionModel = model): Exclude<Outcome, 'reply'> {
  const [best] = found;
  if (!best) return 'nothing';
  // The very words of a heading: a question of ours was chosen.
  if (best.isExact) return 'quote';
  const chance = probability(signalsOf(question, found), by);
  return chance >= by.quoteFrom ? 'quote' : chance >= by.nearFrom ? 'near' : 'nothing';
}
