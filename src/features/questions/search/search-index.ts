// What the search over the passages looks words up in. The build makes it and the function loads it: making it anew would
// hold the first question of a cold start up.
import MiniSearch, { type AsPlainObject } from 'minisearch';
import type { Passage } from './passages.ts';
import { rememberedTermOf, terms, words } from './terms.ts';

/** How much a match in each field counts. Phrasings are what families say; the rest is what the site says. */
export const boost = { asked: 5, heading: 4, answer: 3, page: 2, body: 2 };

/** A passage with fewer phrasings is known by its direct answer, too: a new page works without any. */
const fewPhrasings = 5;

export interface SearchIndex {
  words: AsPlainObject;
  /** Of each passage its heading and phrasings as terms, one phrase a line, the heading first. */
  phrases: string[];
  /** Every term of those phrases. */
  spoken: string[];
  /** In how many passages each term stands. */
  frequency: Record<string, number>;
}

const indexOptions = { fields: Object.keys(boost) };

/** Makes the index of the passages; their order counts. */
export function buildSearchIndex(passages: Passage[]): SearchIndex {
  const termOf = rememberedTermOf();
  const index = new MiniSearch({ ...indexOptions, tokenize: words, processTerm: (word) => termOf(word) ?? null });
  index.addAll(
    passages.map(({ asked, heading, page, answer, text }, id) => ({
      id,
      asked: asked.join('\n'),
      heading,
      page,
      answer,
      body: text,
    })),
  );
  const frequency = new Map<string, number>();
  const phrases = passages.map(({ asked, heading, page, answer, text }) => {
    const own = [heading, ...asked, ...(asked.length < fewPhrasings ? [answer] : [])].map((phrase) => [
      ...new Set(terms(phrase, termOf)),
    ]);
    for (const term of new Set([...own.flat(), ...terms(`${page}\n${answer}\n${text}`, termOf)]))
      frequency.set(term, (frequency.get(term) ?? 0) + 1);
    return own.map((phrase) => phrase.join(' ')).join('\n');
  });
  const spoken = [...new Set(phrases.join(' ').split(/\s+/))];
  return { words: index.toJSON(), phrases, spoken, frequency: Object.fromEntries(frequency) };
}

/** How far a term may be from one that stands nowhere, to be taken for it: `fuzzy` of the search. */
const maxEdits = 1;

/**
 * Searches the index's words. Only what a question needs of them is loaded, with every question anew: loading all takes
 * longer than anything else before a first answer, and the scores are the same.
 */
export function loadWords({ words: all }: SearchIndex): Pick<MiniSearch, 'search'> {
  const entries = new Map(all.index.map((entry) => [entry[0], entry]));
  const entriesFor = (term: string) => {
    const known = entries.get(term);
    return known ? [known] : all.index.filter(([other]) => mayBeMeant(term, other));
  };
  return {
    search: (query, options) => {
      const terms = new Set(String(query).split(' '));
      const index = new Set([...terms].flatMap(entriesFor));
      return MiniSearch.loadJS({ ...all, index: [...index] }, indexOptions).search(query, options);
    },
  };
}

/** One is spelled almost like the other, or is its beginning. */
const mayBeMeant = (term: string, other: string): boolean =>
  Math.abs(term.length - other.length) <= maxEdits || other.startsWith(term);
