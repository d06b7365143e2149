// Full-text index over the passages (MiniSearch, BM25+ with a weight per field). The build writes it, the function
// loads it: indexing would delay the first answer of a cold start.
import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import { termOf, words } from './terms.ts';

/** How much a match in each field counts. Phrasings are what families say; the rest is what the site says. */
const boost = { phrasings: 5, heading: 2, answer: 3, page: 2, body: 2 };
export type Field = keyof typeof boost;
export const fields = Object.keys(boost) as Field[];

/** Shorter terms are not matched as a prefix or a typo of another. */
const minFuzzyLength = 5;

const options: Options<Record<Field, string> & { id: number }> = {
  fields,
  tokenize: words,
  processTerm: (word) => termOf(word) ?? null,
  // A query consists of terms already.
  searchOptions: { tokenize: (query) => query.split(' '), processTerm: (term) => term, boost },
};

export interface WordIndex {
  /** In how many passages each term occurs. */
  frequencies: Record<string, number>;
  index: AsPlainObject;
}

/** Indexes the texts of the passages; a passage's id is its position. */
export function buildWordIndex(passages: Record<Field, string>[]): WordIndex {
  const miniSearch = new MiniSearch(options);
  miniSearch.addAll(passages.map((passage, id) => ({ ...passage, id })));
  const index = miniSearch.toJSON();
  const frequencies = index.index.map(([term, postings]): [string, number] => [
    term,
    new Set(Object.values(postings).flatMap((passages) => Object.keys(passages))).size,
  ]);
  return { frequencies: Object.fromEntries(frequencies), index };
}

export interface Hit {
  id: number;
  score: number;
  /** The fields of the passage that hold a term of the query, or what it is a typo of. */
  fieldsWith: (term: string) => Field[];
}

export interface LoadedIndex {
  /** In how many passages a term occurs. */
  frequency: (term: string) => number | undefined;
  /** The passages that hold any of the terms, the best first; `boostTerm` gives the weight of a term. */
  search: (terms: string[], boostTerm: (term: string) => number) => Hit[];
}

/** Loads what `buildWordIndex` returned. A term that no passage has is matched as a prefix, or with one typo. */
export function loadWordIndex({ frequencies, index }: WordIndex): LoadedIndex {
  const miniSearch = MiniSearch.loadJS(index, options);
  const known = new Map(Object.entries(frequencies));
  const matchesSimilar = (term: string): boolean => term.length >= minFuzzyLength && !known.has(term);
  return {
    frequency: (term) => known.get(term),
    search: (terms, boostTerm) =>
      miniSearch
        .search(terms.join(' '), { boostTerm, prefix: matchesSimilar, fuzzy: (term) => (matchesSimilar(term) ? 1 : 0) })
        .map(({ id, score, match, queryTerms }) => ({
          id,
          score,
          fieldsWith: (term) => {
            if (!queryTerms.includes(term)) return [];
            const similar = Object.keys(match).filter((matched) => !queryTerms.includes(matched));
            return [...new Set((match[term] ?? similar.flatMap((matched) => match[matched] ?? [])) as Field[])];
          },
        })),
  };
}
