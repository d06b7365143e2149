import { loadPassageVectors } from './passage-vectors.ts';
import { type Passage, pathOf } from './passages.ts';
import { asksForMeaning, type Query, type QueryTerms, queryTerms } from './query.ts';
import ranking from './ranking.json' with { type: 'json' };
import { asHeading, loadWords, type SearchIndex } from './search-index.ts';
import { type Signals, termSignals } from './signals.ts';
import { createSpeller } from './spelling.ts';
import { termOf, terms } from './terms.ts';
import { pairMark } from './word-vectors.ts';

export interface SearchResult {
  passage: Passage;
  /** What is known of it; how well it fits by that, as fitted. */
  signals: Signals;
  score: number;
  /** The question is its heading or one of its phrasings, word for word. */
  isExact: boolean;
  /** The history was searched, too. */
  usesHistory: boolean;
}

/** How many passages are ranked: the best by their words, and the nearest by their vectors, whatever their words. */
const maxByWords = 25;
const maxByVectors = 10;
/** Subtracted from a score of the second search: with the history for a complete message, alone for a short one. */
const secondPenalty = 1;
/** A short message goes on from its history where the best passage for both holds this share of its words, by rarity. */
const heldCoverage = 0.5;

/** Fitted weights of the signals that rank. */
export type Weights = Partial<Signals>;
/** Score added where the question is a heading or a phrasing: nothing ranks higher. */
const exactBonus = 100;

/** The weighted sum of a passage's signals. */
export const rankScore = (signals: Signals, isExact: boolean, weights: Weights): number =>
  Object.entries(weights).reduce(
    (total, [name, weight]) => total + weight * signals[name as keyof Signals],
    isExact ? exactBonus : 0,
  );

/** Returns a search over the passages: the best first; empty where a question has no informative word. */
export function createRetriever(
  passages: Passage[],
  searchIndex: SearchIndex,
  weights: Weights = ranking.weights,
): (query: Query, limit: number) => SearchResult[] {
  const index = loadWords(searchIndex.words);
  const compareVectors = loadPassageVectors(searchIndex.vectors, searchIndex.passageVectors);
  const courts = new Set(searchIndex.courts);
  const headings = new Map(Object.entries(searchIndex.headings));
  const phrasings = new Map(
    passages.flatMap(({ phrasings }, id) => phrasings.map((phrasing) => [asHeading(phrasing), id] as const)),
  );
  const termWeights = new Map<string, number>();
  /** Inverse document frequency, smoothed: a term in one or two passages may be there by chance. */
  const weightOf = (term: string): number => {
    const weight = termWeights.get(term) ?? Math.log(1 + passages.length / (index.frequency(term) + 4));
    termWeights.set(term, weight);
    return weight;
  };

  const searchFor = ({ question, history }: Query, { typed, usesHistory, historyTerms: before }: QueryTerms) => {
    const historyTerms = usesHistory ? before : new Set<string>();
    const all = typed.union(historyTerms);
    const asked = asHeading(question);
    /** The passage with exactly this heading, or this phrasing: a suggested question was pressed, or typed. */
    const exact = headings.get(asked) ?? (usesHistory ? undefined : phrasings.get(asked));
    if (all.size === 0 && exact === undefined) return [];

    const similarities = compareVectors(question, usesHistory ? history : '');
    const minSimilarity = Math.max(Number.MIN_VALUE, similarities.near.toSorted().at(-maxByVectors) ?? 1);
    // The passages of all 88 courts have the same words: a court is found by its county (`withCourts`).
    const isOffered = (id: number): boolean => !courts.has(id) || id === exact;
    const byId = index.search([...all]).map((hit) => [hit.id as number, hit] as const);
    const hits = new Map(byId.filter(([id]) => isOffered(id)));
    const [top] = hits.values();
    const topScore = top?.score ?? 1;
    const byWords = [...hits.keys()].slice(0, maxByWords);
    const byVectors = [...similarities.near.keys()].filter(
      (id) => isOffered(id) && (similarities.near[id] ?? 0) >= minSimilarity,
    );
    const candidateIds = new Set([...byWords, ...byVectors, ...(exact === undefined ? [] : [exact])]);

    const byTerms = termSignals(typed, historyTerms, weightOf);
    const definesTerm = exact === undefined && asksForMeaning(question);
    const candidates = [...candidateIds].map((id) => {
      const { score = 0, queryTerms: held = [] } = hits.get(id) ?? {};
      return { id, score, held, passage: passages[id] as Passage };
    });
    const byPage = Map.groupBy(candidates, ({ passage }) => pathOf(passage.url));
    const results = candidates.map(({ id, score, held, passage }): SearchResult => {
      const sibling = byPage.get(pathOf(passage.url))?.find((one) => one.id !== id);
      const signals: Signals = {
        // BM25 over all fields, and that of the best other passage of its page, relative to the best passage.
        lexical: score / topScore,
        siblingScore: (sibling?.score ?? 0) / topScore,
        // Cosine similarity of question and passage by their vectors, and that of its nearest phrase.
        similarity: similarities.near[id] ?? 0,
        phraseSimilarity: similarities.nearest(passage),
        ...byTerms(passage.heading, held),
        isQuestion: Number(passage.kind === 'question'),
        isTerm: Number(passage.kind === 'term'),
      };
      // "What is an executor" names the glossary's word and nothing else.
      const isDefinition =
        definesTerm && passage.kind === 'term' && new Set(terms(passage.heading)).symmetricDifference(typed).size === 0;
      const isExact = id === exact || isDefinition;
      return { passage, signals, score: rankScore(signals, isExact, weights), isExact, usesHistory };
    });
    return results.sort(byScore);
  };

  const textTerms = new Set(searchIndex.textTerms.split(' '));
  const spell = createSpeller(
    searchIndex.vectors.words.split(' ').filter((word) => !word.includes(pairMark)),
    (word) => {
      const term = termOf(word);
      return term === undefined ? 1 : index.frequency(term) || Number(textTerms.has(term));
    },
  );
  return ({ question, history }, limit) => {
    const isKnown = [headings, phrasings].some((known) => known.has(asHeading(question)));
    const query = { question: isKnown ? question : spell(question), history };
    const asTyped = queryTerms(query);
    const results = searchFor(query, asTyped);
    const { usesHistory, mayStandAlone } = asTyped;
    // "Who gets his guns" after a question on certificates: what goes on from there holds no gun.
    const isHeld = (results[0]?.signals.coverage ?? 0) >= heldCoverage;
    if (query.history === '' || (usesHistory && (isHeld || !mayStandAlone))) return results.slice(0, limit);
    const secondResults = searchFor(query, { ...asTyped, usesHistory: !usesHistory });
    return mergeSearches(
      results,
      secondResults.map((one) => ({ ...one, score: one.score - secondPenalty })),
    ).slice(0, limit);
  };
}

const byScore = (a: SearchResult, b: SearchResult): number => b.score - a.score;

/**
 * The results of a message that was searched twice, alone and together with its history, the best first. The best of each
 * search comes before all others, so that both are among the cards.
 */
function mergeSearches(first: SearchResult[], second: SearchResult[]): SearchResult[] {
  const firsts = [...first.slice(0, 1), ...second.slice(0, 1)].sort(byScore);
  const ordered = [...firsts, ...[...first, ...second].sort(byScore)];
  return [...Map.groupBy(ordered, ({ passage }) => passage).values()].flatMap(([best]) => best ?? []);
}

/** At most one result per page, so that three cards are three different pages. */
export function onePerPage<One extends Pick<SearchResult, 'passage'>>(results: One[]): One[] {
  const placeOf = ({ passage: { kind, url } }: One) => (kind === 'term' ? url : pathOf(url));
  return [...Map.groupBy(results, placeOf).values()].flatMap(([best]) => best ?? []);
}
