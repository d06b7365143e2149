// What the search over the passages looks words up in. The build makes it and the function loads it: making it anew would
// hold the first question of a cold start up.
import MiniSearch, { type AsPlainObject } from 'minisearch';
import type { Passage } from './passages.ts';
import { rememberedTermOf, terms, words } from './terms.ts';

/** How much a match in each field counts. Phrasings are what families say; the rest is what the site says. */
export const boost = { asked: 5, heading: 2, answer: 3, page: 2, body: 2 };

/** A passage with fewer phrasings is known by its direct answer, too: a new page works without any. */
const fewPhrasings = 5;

export interface SearchIndex {
  words: AsPlainObject;
  /** Of each passage its heading and phrasings as terms, one phrase a line, the heading first. */
  phrases: string[];
  /** In how many passages each term stands. */
  frequency: Record<string, number>;
}

const options = { fields: Object.keys(boost) };

/** Makes the index of the passages; their order counts. */
export function buildSearchIndex(passages: Passage[]): SearchIndex {
  const termOf = rememberedTermOf();
  const index = new MiniSearch({ ...options, tokenize: words, processTerm: (word) => termOf(word) ?? null });
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
  return { words: index.toJSON(), phrases, frequency: Object.fromEntries(frequency) };
}

/** The index's words, ready to be searched. */
export const loadWords = (index: SearchIndex): MiniSearch => MiniSearch.loadJS(index.words, options);
