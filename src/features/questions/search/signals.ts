// The ranking signals of a passage for a question: named numbers between 0 and 1. Their weights are fitted to graded
// questions (`npm run fit`), none is set by hand.
import type { Passage } from './passages.ts';
import { terms } from './terms.ts';

export const signalNames = [
  'lexical',
  'siblingScore',
  'similarity',
  'phraseSimilarity',
  'coverage',
  'headingUnasked',
  'isQuestion',
  'isTerm',
] as const;
/** Signal values by name. */
export type Signals = Record<(typeof signalNames)[number], number>;

/** What is known of a passage that holds some of a question's terms, or is near to it. */
export interface Candidate {
  passage: Passage;
  /** BM25 over all fields, and that of the best passage. */
  score: number;
  top: number;
  /** The most that another passage of its page scores. */
  siblingScore: number;
  /** Cosine similarity of question and passage by their vectors; and that of its nearest phrase. */
  similarity: number;
  phraseSimilarity: number;
  /** The question's terms that it holds. */
  held: string[];
}

const share = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);

/** Measures the candidates of a question and what it follows on; `weightOf` says how rare a term is. */
export function signalsFor(
  typed: Set<string>,
  historyTerms: Set<string>,
  weightOf: (term: string) => number,
): (candidate: Candidate) => Signals {
  const sum = (some: Iterable<string>): number => [...some].reduce((total, term) => total + weightOf(term), 0);
  const whole = sum(typed);
  return ({ passage, score, top, siblingScore, similarity, phraseSimilarity, held }) => {
    const heading = new Set(terms(passage.heading));
    const is = (kind: Passage['kind']): number => (passage.kind === kind ? 1 : 0);
    return {
      /** BM25, and that of the best other passage of its page, both relative to the best passage. */
      lexical: share(score, top),
      siblingScore: share(siblingScore, top),
      similarity,
      phraseSimilarity,
      /** The share of the question's terms that it holds, by their rarity. */
      coverage: share(sum(typed.intersection(new Set(held))), whole),
      /** The share of its heading that the question does not mention. */
      headingUnasked: share(sum(heading.difference(typed).difference(historyTerms)), sum(heading)),
      isQuestion: is('question'),
      isTerm: is('term'),
    };
  };
}
