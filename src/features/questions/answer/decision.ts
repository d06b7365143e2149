// Whether the best passage is shown open as the answer, offered among others, or neither: a logistic regression over its
// search signals, fitted to graded questions (`npm run fit`).
import type { SearchResult } from '../search/retrieval.ts';
import type { Part } from '../turn.ts';
import fitted from './decision.json' with { type: 'json' };

export interface DecisionModel {
  /** By name: mean, standard deviation and weight of a signal. */
  signals: Record<string, number[]>;
  intercept: number;
  /** Least probability for opening the best passage's card. */
  quoteThreshold: number;
  /** Least probability for offering it among others. */
  nearThreshold: number;
}

/** The signals of the best result, compared with the others; takes the results by rank score, the best first. */
export function signalsOf([best, ...others]: SearchResult[]): Record<string, number> {
  if (!best) return {};
  const { signals, score } = best;
  const [next] = others;
  return {
    similarity: signals.similarity,
    phraseSimilarity: signals.phraseSimilarity,
    coverage: signals.coverage,
    headingUnasked: signals.headingUnasked,
    isQuestion: signals.isQuestion,
    rankScore: score / 10,
    margin: Math.min(3, score - (next?.score ?? 0)) / 3,
    /** Softmax over the scores of all results. */
    softmax: 1 / (1 + others.reduce((sum, other) => sum + Math.exp(other.score - score), 0)),
    similarityMargin: signals.similarity - (next?.signals.similarity ?? 0),
  };
}

/** The probability that the best passage answers the question, by the model. */
export function probability(signals: Record<string, number>, model: DecisionModel): number {
  let sum = model.intercept;
  for (const [name, [mean = 0, deviation = 1, weight = 0]] of Object.entries(model.signals))
    sum += weight * (((signals[name] ?? mean) - mean) / deviation);
  return 1 / (1 + Math.exp(-sum));
}

/** Added to the threshold where the message may be about something else; chosen by reading replies. */
const extraOffTopic = 0.12;

/** What to do with the results, the best first. `mayBeOffTopic`: the message may be about something else. */
export function decideOutcome(
  results: SearchResult[],
  mayBeOffTopic: boolean,
  model: DecisionModel = fitted,
): Part['outcome'] {
  const [best] = results;
  if (!best) return 'nothing';
  // One of our own questions was chosen, or one was asked in words that we know.
  if (best.isExact) return 'quote';
  const chance = probability(signalsOf(results), model);
  const isSure = chance >= model.quoteThreshold + (mayBeOffTopic ? extraOffTopic : 0);
  if (isSure && best.passage.kind !== 'about-us') return 'quote';
  return isSure || chance >= model.nearThreshold ? 'near' : 'nothing';
}
