// Everything that the search reads: the build writes it and the function loads it.
import { buildPassageVectors } from './passage-vectors.ts';
import { type Passage, pathOf } from './passages.ts';
import { terms } from './terms.ts';
import { buildWordIndex, type WordIndex } from './word-index.ts';
import { noVectors, type WordVectors } from './word-vectors.ts';

/** A passage with fewer phrasings is known by its direct answer, too: a new page works without any. */
const fewPhrasings = 5;

export interface SearchIndex {
  words: WordIndex;
  /** Of each passage its heading and phrasings as terms, the heading first, with `|` between: a line a passage. */
  phrases: string;
  /** Every term of those phrases, with a space between. */
  spoken: string;
  /** The page of each passage, by a number; and which passages are about a court. */
  pages: number[];
  courts: number[];
  /** Which passage answers a heading, as `asHeading` spells it. */
  headings: Record<string, number>;
  vectors: WordVectors;
  /** The vector of each passage, in half a byte a number. */
  passageVectors: string;
}

/** Makes the index of the passages; their order counts. */
export function buildSearchIndex(passages: Passage[], vectors = noVectors): SearchIndex {
  const phrases = passages.map(({ phrasings, heading, answer }) =>
    [heading, ...phrasings, ...(phrasings.length < fewPhrasings ? [answer] : [])]
      .map((phrase) => [...new Set(terms(phrase))].join(' '))
      .join('|'),
  );
  const paths = new Set(passages.map(({ url }) => pathOf(url)));
  const pages = new Map([...paths].map((path, at) => [path, at]));
  return {
    words: buildWordIndex(
      passages.map(({ phrasings, text, ...passage }) => ({ ...passage, phrasings: phrasings.join('\n'), body: text })),
    ),
    phrases: phrases.join('\n'),
    spoken: [...new Set(phrases.flatMap((own) => own.split(/[ |]/)))].join(' '),
    pages: passages.map(({ url }) => pages.get(pathOf(url)) ?? -1),
    courts: passages.flatMap(({ court }, id) => (court ? [id] : [])),
    headings: headingsOf(passages),
    vectors,
    passageVectors: buildPassageVectors(passages, vectors),
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
