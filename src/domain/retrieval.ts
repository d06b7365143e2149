import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';
import type { Passage } from './passages.ts';
import { stopWords } from './stop-words.ts';

/** Index term of a word: lower case, stemmed; nothing for a word that says nothing. */
const term = (word: string): string | null => {
  const plain = word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return !plain || stopWords.has(plain) ? null : stemmer(plain);
};

export interface Found {
  passage: Passage;
  score: number;
  /** Share of the question's telling words that the passage holds, 0 to 1. */
  coverage: number;
}

/** Returns a search over the passages: the best first, at most `most`. */
export function retrieval(passages: Passage[]): (question: string, most: number) => Found[] {
  const index = new MiniSearch<Passage>({
    idField: 'url',
    fields: ['page', 'heading', 'answer', 'text'],
    processTerm: term,
  });
  index.addAll(passages);
  const byUrl = new Map(passages.map((passage) => [passage.url, passage]));
  return (question, most) => {
    const telling = new Set(question.split(/[\s\p{P}]+/u).flatMap((word) => term(word) ?? []));
    if (telling.size === 0) return [];
    return index
      .search(question, {
        boost: { heading: 4, page: 3, answer: 2 },
        // A page's short answer (no anchor) and a common question answer the plain form of a question.
        boostDocument: (url) => (url.includes('#') ? (url.startsWith('/faq#') ? 1.3 : 1) : 1.7),
        fuzzy: (word) => (word.length > 4 ? 0.2 : false),
        prefix: (word) => word.length > 3,
      })
      .slice(0, most)
      .map((hit) => ({
        passage: byUrl.get(hit.id) as Passage,
        score: hit.score,
        coverage: new Set(hit.queryTerms).size / telling.size,
      }));
  };
}
