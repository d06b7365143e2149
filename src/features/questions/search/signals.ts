// The ranking signals of a passage for a question: named numbers, most between 0 and 1. Their weights are fitted to
// labeled questions (`npm run fit`), none is set by hand.
import { type AnswerType, expectedAnswerTypes } from './answer-type.ts';
import type { Passage } from './passages.ts';
import type { Field } from './word-index.ts';

/** Signal values by name. */
export type Signals = Record<string, number>;

/** A question, as its signals are measured. */
interface Weighed {
  question: string;
  typed: Set<string>;
  /** Terms of what it follows on. */
  historyTerms: Set<string>;
  /** Weight of a term: its rarity, discounted for terms that occur in no heading or phrasing. */
  baseWeight: (term: string) => number;
  /** Inverse document frequency of a term. */
  idf: (term: string) => number;
}

/** A passage that holds some of the question's terms. */
export interface Candidate {
  passage: Passage;
  /** BM25 over all fields; that of the best passage; and the most that another section of its page scores. */
  score: number;
  top: number;
  siblingScore: number;
  /** Cosine similarity of question and passage by their vectors; and that of its nearest phrase. */
  similarity: number;
  phraseSimilarity: number;
  /** The question's terms that it holds, by the field in which they stand. */
  held: Record<Field, Set<string>>;
  /** What its heading asks for. */
  kinds: AnswerType[];
  /** The terms of its heading, then of each phrasing, and how much each of them says as a whole. */
  phrases: { terms: Set<string>; weight: number }[];
}

/** Terms for somebody's role in the estate: an answer for one role is no answer for another. */
const roles = new Set(
  'executor administr debt spous child stepchild steppar sibl heir attornei partner kin grantor truste mortgag lender rent bui guardian'.split(
    ' ',
  ),
);
/** Weight of a term from the history, compared with one that was typed now. */
export const historyWeight = 0.3;

const sum = (terms: Iterable<string>, of: (term: string) => number): number => {
  let total = 0;
  for (const term of terms) total += of(term);
  return total;
};
const share = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);

/** The signals of a question's candidates, one after another. */
export function signalsFor({
  question,
  typed,
  historyTerms,
  baseWeight,
  idf,
}: Weighed): (candidate: Candidate) => Signals {
  const kinds = expectedAnswerTypes(question);
  const all = typed.union(historyTerms);
  const askedRoles = typed.intersection(roles);
  const weight = (term: string): number => (typed.has(term) ? 1 : historyWeight) * baseWeight(term);
  const [typedWeight, rare] = [sum(typed, baseWeight), sum(typed, idf)];
  const said = typedWeight + historyWeight * sum(historyTerms, baseWeight);
  const inOrder = [...typed];
  const bigramPatterns = inOrder
    .slice(1)
    .map((term, at) => new RegExp(`\\b${inOrder[at]}[a-z]*[ -](?:[a-z]+ )?${term}`));
  const [rarest = ''] = [...typed].sort((a, b) => idf(b) - idf(a));

  return ({ passage, score, top, siblingScore, similarity, phraseSimilarity, held, kinds: headingKinds, phrases }) => {
    const named = held.phrasings.union(held.heading).union(held.page);
    const matched = named.union(held.answer).union(held.body);
    const common = phrases.map(({ terms }) => sum(all.intersection(terms), weight));
    const close = phrases.map((phrase, at) => share(common[at] ?? 0, Math.sqrt(phrase.weight * said)));
    const [heading] = phrases;
    const text = [passage.heading, passage.answer, passage.text].join('\n').toLowerCase();
    const is = (kind: Passage['kind']): number => (passage.kind === kind ? 1 : 0);
    return {
      /** BM25, relative to the best passage; and the best other section of its page, relative to the same. */
      lexical: share(score, top),
      siblingScore: share(siblingScore, top),
      similarity,
      phraseSimilarity,
      /** Weighted term overlap with the nearest of its phrases: 1 where both have the same terms. */
      phraseOverlap: Math.max(0, ...close),
      /** One of its phrases has exactly the typed terms. */
      samePhrase: typed.size > 1 && Math.max(0, ...close) > 0.99 ? 1 : 0,
      /** The share of the typed terms in its heading, phrasings and page title; and in any of its fields. */
      headingCoverage: share(sum(typed.intersection(named), baseWeight), typedWeight),
      coverage: share(
        sum(typed.intersection(matched), baseWeight) +
          historyWeight * sum(historyTerms.intersection(matched), baseWeight),
        said,
      ),
      /** The same, weighted by rarity alone. */
      strictCoverage: share(sum(typed.intersection(matched), idf), rare),
      /** The share of its heading that the question does not mention. */
      headingUnasked: share(sum(heading?.terms.difference(all) ?? [], baseWeight), heading?.weight ?? 0),
      /** The share of the question's bigrams in its text: "income tax" is not "estate tax". */
      bigrams: share(bigramPatterns.filter((pair) => pair.test(text)).length, bigramPatterns.length),
      roles: share(askedRoles.intersection(matched).size, askedRoles.size),
      /** Its heading asks for the same kind of thing. */
      sameAnswerType: headingKinds.some((kind) => kinds.includes(kind)) ? 1 : 0,
      isQuestion: is('question'),
      isTerm: is('term'),
      isMeaning: kinds.includes('meaning') ? is('term') : 0,
      isForm: is('form'),
      isFigure: is('figure'),
      isCourt: is('court'),
      /** The largest share of the question in one phrase; and whether it has the question's rarest term. */
      phraseCoverage: share(Math.max(0, ...common), said),
      rarest: matched.has(rarest) ? 1 : 0,
      rarestInHeading: named.has(rarest) ? 1 : 0,
      /** BM25 per query term, on a log scale. */
      matches: Math.log1p(score / Math.max(1, typed.size + historyTerms.size)),
      words: Math.min(typed.union(historyTerms).intersection(matched).size, 6) / 6,
      asked: Math.log1p(typed.size + historyTerms.size),
    };
  };
}
