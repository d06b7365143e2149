// What is known of a passage that may answer a question: a few named numbers, most between 0 and 1. How much each counts
// is fitted from labelled questions (`npm run fit:answers`), none is set by hand.
import { type AnswerType, expectedAnswerTypes } from './answer-type.ts';
import type { Passage } from './passages.ts';
import type { Field } from './word-index.ts';

/** By name. */
export type Signals = Record<string, number>;

/** A question, as its signals are measured. */
interface Weighed {
  question: string;
  typed: Set<string>;
  /** Terms of what it follows on. */
  historyTerms: Set<string>;
  /** How much a term says: rare ones more, and those that stand in a heading or a phrasing. */
  baseWeight: (term: string) => number;
  /** How rare a term is, wherever it stands. */
  idf: (term: string) => number;
}

/** A passage that holds some of the question's terms. */
export interface Candidate {
  passage: Passage;
  /** BM25 over all fields; that of the best passage; and the most that another section of its page scores. */
  score: number;
  top: number;
  siblingScore: number;
  /** How near the question is in meaning, by the words' vectors; and to the nearest of its phrases. */
  similarity: number;
  phraseSimilarity: number;
  /** The question's terms that it holds, by the field in which they stand. */
  held: Record<Field, Set<string>>;
  /** What its heading asks for. */
  kinds: AnswerType[];
  /** The terms of its heading, then of each phrasing, and how much each of them says as a whole. */
  phrases: { terms: Set<string>; weight: number }[];
}

/** Terms that name who somebody is to the estate: an answer for one of them is none for another. */
const roles = new Set(
  'executor administr debt spous child stepchild steppar sibl heir attornei partner kin grantor truste mortgag lender rent bui guardian'.split(
    ' ',
  ),
);
/** A word of what was said before counts less than one that was typed. */
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
      /** BM25, beside the best passage and beside the other sections of its page. */
      lexical: share(score, top),
      siblingScore: share(siblingScore, top),
      similarity,
      phraseSimilarity,
      /** How close the nearest of its phrasings comes to the question: 1 where both say the same. */
      phraseOverlap: Math.max(0, ...close),
      /** One of them says all that was typed, and nothing else. */
      samePhrase: typed.size > 1 && Math.max(0, ...close) > 0.99 ? 1 : 0,
      /** How much of what was typed its heading, phrasings and page's title hold; or any of its words. */
      headingCoverage: share(sum(typed.intersection(named), baseWeight), typedWeight),
      coverage: share(
        sum(typed.intersection(matched), baseWeight) +
          historyWeight * sum(historyTerms.intersection(matched), baseWeight),
        said,
      ),
      /** The same, where a word that no passage explains says as much as any other rare word. */
      strictCoverage: share(sum(typed.intersection(matched), idf), rare),
      /** How much of its heading nobody asked for. */
      headingUnasked: share(sum(heading?.terms.difference(all) ?? [], baseWeight), heading?.weight ?? 0),
      /** How many neighbours of the question are neighbours in its words: "income tax" is not "estate tax". */
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
      /** The most that one phrasing holds of what the question says; and whether it holds its rarest word. */
      phraseCoverage: share(Math.max(0, ...common), said),
      rarest: matched.has(rarest) ? 1 : 0,
      rarestInHeading: named.has(rarest) ? 1 : 0,
      /** How much its words match by themselves, for each word that was asked. */
      matches: Math.log1p(score / Math.max(1, typed.size + historyTerms.size)),
      words: Math.min(typed.union(historyTerms).intersection(matched).size, 6) / 6,
      asked: Math.log1p(typed.size + historyTerms.size),
    };
  };
}
