// Everything that the search reads: the build writes it and the function loads it. Words: MiniSearch (BM25+ with a weight
// per field); meaning: a vector for each passage.
import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import { singleSpaced } from '../normalize.ts';
import { buildPassageVectors } from './passage-vectors.ts';
import type { Passage } from './passages.ts';
import { termOf, words as wordsOf } from './terms.ts';
import { noVectors, type WordVectors } from './word-vectors.ts';

/** How much a match in each field counts. Phrasings are what families say; the rest is what the site says. */
const boost = { phrasings: 5, heading: 2, answer: 3, page: 2 };

export interface SearchIndex {
  words: AsPlainObject;
  /** The terms of running text that `words` does not have: not searched, since there by chance, but no typos. */
  textTerms: string;
  /** Which passages are about a court. */
  courts: number[];
  /** Which passage answers a heading, as `asHeading` spells it. */
  headings: Record<string, number>;
  vectors: WordVectors;
  /** The vector of each passage, in half a byte a number. */
  passageVectors: string;
}

const options: Options<Record<keyof typeof boost, string> & { id: number }> = {
  fields: Object.keys(boost),
  tokenize: wordsOf,
  processTerm: (word) => termOf(word) ?? null,
  // A query consists of terms already.
  searchOptions: { tokenize: (query) => query.split(' '), processTerm: (term) => term, boost },
};

/** Makes the index of the passages; their order counts. */
export function buildSearchIndex(passages: Passage[], vectors = noVectors): SearchIndex {
  const miniSearch = new MiniSearch(options);
  miniSearch.addAll(passages.map((passage, id) => ({ ...passage, phrasings: passage.phrasings.join('\n'), id })));
  const words = miniSearch.toJSON();
  const textWords = new Set(passages.flatMap(({ text }) => wordsOf(text)));
  const textTerms = new Set([...textWords].flatMap((word) => termOf(word) ?? []));
  return {
    words,
    textTerms: [...textTerms.difference(new Map(words.index))].join(' '),
    courts: passages.flatMap(({ court }, id) => (court ? [id] : [])),
    headings: headingsOf(passages),
    vectors,
    passageVectors: buildPassageVectors(passages, vectors),
  };
}

/** Loads the words of an index. */
export function loadWords(index: AsPlainObject) {
  const miniSearch = MiniSearch.loadJS(index, options);
  const postings = new Map(index.index);
  return {
    /** In how many passages a term is. */
    frequency: (term: string): number =>
      new Set(Object.values(postings.get(term) ?? {}).flatMap((field) => Object.keys(field))).size,
    /** The passages that hold any of the terms, the best first; `queryTerms` are those that one holds. */
    search: (terms: string[]) => miniSearch.search(terms.join(' ')),
  };
}

/** A question as its heading says it, whatever its marks; all of this site is about Ohio. */
export const asHeading = (text: string): string =>
  singleSpaced(text.toLowerCase().replace(/(?<!\d)\.|\.(?!\d)|[^\p{L}\p{N}\s.]|\b(?:in |of )?ohio\b/gu, ''));

const plainness = ({ kind }: Passage): number => ['section', 'short-answer', 'question'].indexOf(kind);

/** Where pages share a heading, the plainest answer to it counts: it is written last. */
function headingsOf(passages: Passage[]): Record<string, number> {
  const byPlainness = [...passages.entries()].sort(([, a], [, b]) => plainness(a) - plainness(b));
  return Object.fromEntries(
    byPlainness.flatMap(([id, { heading }]): [string, number][] => [
      // "How much does probate cost, and do I pay it myself?" is asked by its first half, "Form 7.0: …" and "What is Form
      // 1041, …" by its number, one of four digits alone, too.
      [asHeading(heading.replace(/, (?:and|or|but|if) .*$/s, '')), id],
      [asHeading(heading.replace(/^(?:What is )?(Form [\d.]+)[:,].*$/s, '$1')), id],
      [asHeading(heading.replace(/^What is Form (\d{4}),.*$/s, '$1')), id],
      [asHeading(heading.replace(/^(Form \d+)\.0:.*$/s, '$1')), id],
      [asHeading(heading), id],
    ]),
  );
}
