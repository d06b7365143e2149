// Whether the best passage is quoted as the answer, offered among others, or not at all: a logistic regression over what
// the search knows of it. Its weights are fitted from labelled questions (`npm run fit:answers`). Its thresholds were moved
// since (docs/benchmarks.md): new articles make more passages look right.
import type { Outcome } from '../contract.ts';
import { expectedAnswerTypes } from '../search/answer-type.ts';
import type { SearchResult } from '../search/retrieval.ts';
import model from './decision.json' with { type: 'json' };

export interface DecisionModel {
  /** The day it was fitted, and from which rows. */
  fitted: string;
  from: string;
  /** By name, what a signal is on average, how far it strays from that, and what it weighs. */
  signals: Record<string, number[]>;
  intercept: number;
  /** From which probability on a passage is quoted, and from which on it is offered. */
  quoteThreshold: number;
  /** From which chance on the next one is quoted beneath it. */
  secondQuoteThreshold: number;
  nearThreshold: number;
}

const negated = /\b(?:no|not|never|without|none|nobody|nor|isn|wasn|didn|doesn|don|won|can)'?t?\b/i;

/** What is known of the best find, beside the others; all in the order of their fit. */
export function signalsOf(question: string, [best, ...others]: SearchResult[]): Record<string, number> {
  if (!best) return {};
  const { signals, score } = best;
  const [next] = others;
  const rest = others.reduce((sum, other) => sum + Math.exp(other.score - score), 0);
  return {
    ...signals,
    rankScore: score / 10,
    margin: Math.min(3, score - (next?.score ?? 0)) / 3,
    /** How likely it is among all that were found. */
    softmax: 1 / (1 + rest),
    nextPhraseOverlap: next?.signals.phraseOverlap ?? 0,
    similarityMargin: (signals.similarity ?? 0) - (next?.signals.similarity ?? 0),
    overlapAndCoverage: (signals.phraseOverlap ?? 0) * (signals.strictCoverage ?? 0),
    negated: negated.test(question) ? 1 : 0,
    questions: Math.min(3, question.split('?').length - 1),
    /** A story that asks nothing, in so many words. */
    isStatement: expectedAnswerTypes(question).length === 0 && question.split(/\s+/).length > 5 ? 1 : 0,
  };
}

/** The probability that the best passage answers the question, by the model. */
export function probability(signals: Record<string, number>, { intercept, signals: known }: DecisionModel): number {
  let sum = intercept;
  for (const [name, [mean = 0, deviation = 1, weight = 0]] of Object.entries(known))
    sum += weight * (((signals[name] ?? mean) - mean) / deviation);
  return 1 / (1 + Math.exp(-sum));
}

/**
 * How much likelier the best find must be where a message may be about something else, and where it follows on: what was
 * said before may have found it. Chosen on November 23, 2026, with replies that were read (docs/benchmarks.md).
 */
const extraThreshold = { offTopic: 0.12, withHistory: 0.28 };

/** Decides what is done with the finds, the best first and at most one a page. */
export function decide(
  question: string,
  found: SearchResult[],
  by: DecisionModel = model,
  mayBeOther = false,
): Exclude<Outcome, 'reply'> {
  const [best] = found;
  if (!best) return 'nothing';
  // The very words of a heading: a question of ours was chosen.
  if (best.isExact) return 'quote';
  const chance = probability(signalsOf(question, found), by);
  const extra = best.usesHistory ? extraThreshold.withHistory : mayBeOther ? extraThreshold.offTopic : 0;
  if (chance >= by.quoteThreshold + extra) return 'quote';
  // Of one or two rare words, "grain bin", the model knows little; a passage that holds both may be the one.
  const holdsAll = best.signals.strictCoverage === 1 && question.trim().split(/\s+/).length <= 2;
  return chance >= by.nearThreshold || holdsAll ? 'near' : 'nothing';
}

/** How likely it is that the next find answers where the best one does not. */
export function secondQuoteProbability(
  question: string,
  [best, next, ...others]: SearchResult[],
  by: DecisionModel = model,
): number {
  if (!best || !next || best.isExact) return 0;
  const chance = (first: SearchResult, second: SearchResult) =>
    probability(signalsOf(question, [first, second, ...others]), by);
  return (1 - chance(best, next)) * chance(next, best);
}

/** The find that is quoted beneath the best one, since that may not have been what was asked; nothing where it surely was. */
export const secondQuote = (
  question: string,
  found: SearchResult[],
  by: DecisionModel = model,
): SearchResult | undefined =>
  secondQuoteProbability(question, found, by) >= by.secondQuoteThreshold ? found[1] : undefined;
