// What the search over the passages looks words up in. The build makes it and the function loads it: making it anew would
// hold the first question of a cold start up.
import MiniSearch, { type AsPlainObject, type SearchOptions, type SearchResult } from 'minisearch';
import { meaningsOf } from './meanings.ts';
import { type Passage, pathOf } from './passages.ts';
import { rememberedTermOf, words } from './terms.ts';
import { noVectors, type WordVectors } from './word-vectors.ts';

/** How much a match in each field counts. Phrasings are what families say; the rest is what the site says. */
export const boost = { asked: 5, heading: 2, answer: 3, page: 2, body: 2 };

/** A passage with fewer phrasings is known by its direct answer, too: a new page works without any. */
const fewPhrasings = 5;

export interface SearchIndex {
  words: Omit<AsPlainObject, 'index'>;
  /** Every term, with a space between; and where each of them stands (`written`), in the same order. */
  terms: string;
  places: string;
  /** Of each passage its heading and phrasings as terms, the heading first, with `|` between: a line a passage. */
  phrases: string;
  /** Every term of those phrases, with a space between. */
  spoken: string;
  /** The page of each passage, by a number; and which passages are about a court. */
  pages: number[];
  courts: number[];
  /** In how many passages each term stands. */
  frequency: Record<string, number>;
  /** Which passage answers a heading, as `asHeading` spells it. */
  headings: Record<string, number>;
  vectors: WordVectors;
  /** The vector of each passage, in half a byte a number. */
  meanings: string;
}

const indexOptions = { fields: Object.keys(boost) };

/** Makes the index of the passages; their order counts. */
export function buildSearchIndex(passages: Passage[], vectors = noVectors): SearchIndex {
  const termOf = rememberedTermOf();
  /** The words of the passage at hand: index and frequency ask for the same texts. */
  const split = new Map<string, string[]>();
  const wordsOf = (text: string): string[] => {
    const known = split.get(text) ?? words(text);
    split.set(text, known);
    return known;
  };
  const termsOf = (text: string): string[] => wordsOf(text).flatMap((word) => termOf(word) ?? []);
  const index = new MiniSearch({ ...indexOptions, tokenize: wordsOf, processTerm: (word) => termOf(word) ?? null });
  const frequency = new Map<string, number>();
  const phrases = passages.map(({ asked, heading, page, answer, text }, id) => {
    split.clear();
    index.add({ id, asked: asked.join('\n'), heading, page, answer, body: text });
    const own = [heading, ...asked, ...(asked.length < fewPhrasings ? [answer] : [])].map((phrase) => [
      ...new Set(termsOf(phrase)),
    ]);
    for (const term of new Set([...own.flat(), ...[page, answer, text].flatMap(termsOf)]))
      frequency.set(term, (frequency.get(term) ?? 0) + 1);
    return own.map((phrase) => phrase.join(' ')).join('|');
  });
  const { index: places, ...rest } = index.toJSON();
  const pages = [...new Set(passages.map(({ url }) => pathOf(url)))];
  return {
    words: rest,
    terms: places.map(([term]) => term).join(' '),
    places: places.map(([, at]) => written(at)).join(' '),
    phrases: phrases.join('\n'),
    spoken: [...new Set(phrases.flatMap((own) => own.split(/[ |]/)))].join(' '),
    pages: passages.map(({ url }) => pages.indexOf(pathOf(url))),
    courts: passages.flatMap(({ court }, id) => (court ? [id] : [])),
    frequency: Object.fromEntries(frequency),
    headings: headingsOf(passages),
    vectors,
    meanings: meaningsOf(passages, vectors),
  };
}

/** A question as its heading says it, whatever its marks; all of this site is about Ohio. */
export const asHeading = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .replace(/\b(?:in |of )?ohio\b/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const plainness = ({ kind }: Passage): number => ['section', 'short-answer', 'question'].indexOf(kind);

/** Where pages share a heading, the plainest answer to it counts: it is written last. */
function headingsOf(passages: Passage[]): Record<string, number> {
  const byPlainness = [...passages.entries()].sort(([, a], [, b]) => plainness(a) - plainness(b));
  return Object.fromEntries(
    byPlainness.flatMap(([id, { heading }]): [string, number][] => [
      // "How much does probate cost, and do I pay it myself?" is asked by its first half.
      [asHeading(heading.replace(/, (?:and|or|but|if) .*$/s, '')), id],
      [asHeading(heading), id],
    ]),
  );
}

/** Where a term stands, as a text: numbers of the field, then of each passage and how often. Read only when it is asked for. */
const written = (places: AsPlainObject['index'][number][1]): string =>
  JSON.stringify(
    Object.entries(places).map(([field, passages]) => [Number(field), Object.entries(passages).flat().map(Number)]),
  );

function read(text: string): Map<number, Map<number, number>> {
  const fields = new Map<number, Map<number, number>>();
  for (const [field, flat] of JSON.parse(text) as [number, number[]][]) {
    const often = new Map<number, number>();
    for (let at = 0; at < flat.length; at += 2) often.set(flat[at] ?? 0, flat[at + 1] ?? 0);
    fields.set(field, often);
  }
  return fields;
}

/** One may be meant by the other: it is its beginning, or a single slip away, which leaves one of its halves as it is. */
function mayBeMeant(term: string, other: string): boolean {
  const half = Math.floor(term.length / 2);
  return other.startsWith(term.slice(0, half)) || other.endsWith(term.slice(half));
}

/**
 * The index's words, ready to be searched for terms with single spaces between them. A term is loaded with the first
 * question that asks for it: loading all of them took longer than anything else before a first answer.
 */
class GrowingSearch extends MiniSearch {
  readonly #unread: Map<string, string>;

  constructor({ words, terms, places }: SearchIndex) {
    super(indexOptions);
    Object.assign(this, MiniSearch.loadJS({ ...words, index: [] }, indexOptions));
    const at = places.split(' ');
    this.#unread = new Map(terms.split(' ').map((term, number) => [term, at[number] ?? '[]']));
  }

  override search(query: string, options?: SearchOptions): SearchResult[] {
    for (const term of query.split(' ')) {
      if (this._index.has(term)) continue;
      const meant = this.#unread.has(term)
        ? [term]
        : [...this.#unread.keys()].filter((other) => mayBeMeant(term, other));
      for (const one of meant) {
        this._index.set(one, read(this.#unread.get(one) ?? '[]'));
        this.#unread.delete(one);
      }
    }
    return super.search(query, options);
  }
}

export const loadWords = (index: SearchIndex): Pick<GrowingSearch, 'search'> => new GrowingSearch(index);
