// The ranking signals of a passage for a question: named numbers between 0 and 1. Their weights are fitted to graded
// questions (`npm run fit`), none is set by hand.
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

const share = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);

/**
 * Returns what the terms of a question, and of what it follows on, say of a passage with this heading that holds some of
 * them; `weightOf` says how rare a term is.
 */
export function termSignals(
  typed: Set<string>,
  historyTerms: Set<string>,
  weightOf: (term: string) => number,
): (heading: string, held: string[]) => Pick<Signals, 'coverage' | 'headingUnasked'> {
  const sum = (some: Iterable<string>): number => [...some].reduce((total, term) => total + weightOf(term), 0);
  const whole = sum(typed);
  return (heading, held) => {
    const inHeading = new Set(terms(heading));
    return {
      /** The share of the question's terms that it holds, by their rarity. */
      coverage: share(sum(typed.intersection(new Set(held))), whole),
      /** The share of its heading that the question does not mention. */
      headingUnasked: share(sum(inHeading.difference(typed).difference(historyTerms)), sum(inHeading)),
    };
  };
}
