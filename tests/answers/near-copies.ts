// Finds near-duplicate texts, so that no held-out message is in the training data.
import { wordsOf } from '../../src/features/questions/normalize.ts';

/** Words that tell two questions about probate apart by nothing. */
const fillers = new Set(
  'a an and the in of on to for my our his her i we is are do does did can it its with ohio'.split(' '),
);
/** The share of words in common (Jaccard similarity) from which on one text is a near-copy of the other. */
const nearCopySimilarity = 0.7;

/** The words by which texts are compared: no case, no marks, no fillers. */
function comparedWords(text: string): Set<string> {
  const words = wordsOf(text);
  const keywords = words.filter((word) => !fillers.has(word));
  return new Set(keywords.length > 0 ? keywords : words);
}

const jaccard = (a: Set<string>, b: Set<string>): number => a.intersection(b).size / (a.union(b).size || 1);

/** A growing collection of texts that finds near-copies in itself. */
export class NearCopies {
  readonly #byWord = new Map<string, { text: string; words: Set<string> }[]>();

  constructor(texts: Iterable<string> = []) {
    for (const text of texts) this.add(text);
  }

  add(text: string): void {
    const words = comparedWords(text);
    for (const word of words) {
      const entries = this.#byWord.get(word) ?? [];
      entries.push({ text, words });
      this.#byWord.set(word, entries);
    }
  }

  /** A text of the collection that is a near-copy of this one, if there is any. */
  find(text: string): string | undefined {
    const words = comparedWords(text);
    const entriesOf = (word: string) => this.#byWord.get(word) ?? [];
    // A near-copy has so many words in common that it has one of the rarest few.
    const rarest = [...words].sort((a, b) => entriesOf(a).length - entriesOf(b).length);
    const needed = words.size - Math.ceil(nearCopySimilarity * words.size) + 1;
    for (const word of rarest.slice(0, needed))
      for (const entry of entriesOf(word)) if (jaccard(words, entry.words) >= nearCopySimilarity) return entry.text;
    return undefined;
  }
}
