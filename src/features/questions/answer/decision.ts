// Whether the best passage is shown open as the answer, offered among others, or neither: a logistic regression over its
// search signals. The weights are fitted to labeled questions (`npm run fit`). The thresholds were adjusted
// later (docs/benchmarks.md), because new articles make more passages look right.
import type { Outcome } from '../contract.ts';
import { expectedAnswerTypes } from '../search/answer-type.ts';
import type { SearchResult } from '../search/retrieval.ts';
import model from './decision.json' with { type: 'json' };

export interface DecisionModel {
  /** By name: mean, standard deviation and weight of a signal. */
  signals: Record<string, number[]>;
  intercept: number;
  /** Least probability for opening the best passage's card. */
  quoteThreshold: number;
  /** Least probability for offering it among others. */
  nearThreshold: number;
}

const negated = /\b(?:no|not|never|without|none|nobody|nor|isn|wasn|didn|doesn|don|won|can)'?t?\b/i;

/** The signals of the best result, compared with the others; takes the results by rank score, the best first. */
export function signalsOf(question: string, [best, ...others]: SearchResult[]): Record<string, number> {
  if (!best) return {};
  const { signals, score } = best;
  const [next] = others;
  const rest = others.reduce((sum, other) => sum + Math.exp(other.score - score), 0);
  return {
    ...signals,
    rankScore: score / 10,
    margin: Math.min(3, score - (next?.score ?? 0)) / 3,
    /** Softmax over the scores of all results. */
    softmax: 1 / (1 + rest),
    nextPhraseOverlap: next?.signals.phraseOverlap ?? 0,
    similarityMargin: (signals.similarity ?? 0) - (next?.signals.similarity ?? 0),
    overlapAndCoverage: (signals.phraseOverlap ?? 0) * (signals.strictCoverage ?? 0),
    negated: negated.test(question) ? 1 : 0,
    questions: Math.min(3, question.split('?').length - 1),
    /** A statement: it does not literally ask anything. */
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
 * Added to the threshold where a message may be about something else, and where history was searched with, since that
 * may have found the passage. The first was chosen by reading replies, the second with tests/answers/conversations.yaml
 * (docs/benchmarks.md).
 */
const extraThreshold = { offTopic: 0.12, withHistory: 0.1 };

/** Decides what to do with the results, the best first and at most one per page. */
export function decide(
  question: string,
  found: SearchResult[],
  by: DecisionModel = model,
  mayBeOther = false,
): Exclude<Outcome, 'reply'> {
  const [best] = found;
  if (!best) return 'nothing';
  // An exact heading: one of our own questions was chosen.
  if (best.isExact) return 'quote';
  const chance = probability(signalsOf(question, found), by);
  const extra = best.usesHistory ? extraThreshold.withHistory : mayBeOther ? extraThreshold.offTopic : 0;
  if (chance >= by.quoteThreshold + extra) return 'quote';
  // The model is unreliable for one or two rare words ("grain bin"); a passage with both may be the one.
  const holdsAll = best.signals.strictCoverage === 1 && question.trim().split(/\s+/).length <= 2;
  return chance >= by.nearThreshold || holdsAll ? 'near' : 'nothing';
}
