// Corrects typos in a question before it is searched: the words of the index and the vectors are compared whole.
import { isOneEditApart } from '../../../shared/edit-distance.ts';
import { canonical } from './terms.ts';

/** Shorter words have too many neighbors at edit distance 1. */
const shortestTypo = 6;

/**
 * Returns a function that replaces each word of a text that is not among the known: by what the vocabulary says it means,
 * or, where it is nowhere on the site, by a known word one edit away that begins with the same letter, the most frequent of
 * several. `frequency` says how often a word is on the site. A word with a capital may be a name and stays.
 */
export function createSpeller(known: string[], frequency: (word: string) => number): (text: string) => string {
  const isKnown = new Set(known);
  const corrected = (word: string): string => {
    if (isKnown.has(word)) return word;
    const meaning = canonical.get(word);
    if (meaning) return meaning;
    if (frequency(word) > 0) return word;
    const near = known.filter(
      (one) => one[0] === word[0] && one.length >= shortestTypo - 1 && isOneEditApart(word, one),
    );
    return near.sort((a, b) => frequency(b) - frequency(a))[0] ?? word;
  };
  return (text) => text.replace(/(?<![\p{L}\p{N}'’])\p{Ll}{6,}(?![\p{L}\p{N}])/gu, corrected);
}
