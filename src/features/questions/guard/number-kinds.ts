// Words around a number that name its kind (number-kinds.json), including abbreviations and misspellings.
import { hasDigit } from '../normalize.ts';
import words from './number-kinds.json' with { type: 'json' };

const kinds = new Map(
  Object.entries(words).flatMap(([kind, list]) => list.split(' ').map((word) => [word, kind] as const)),
);
/** Shorter words are prefixes of unrelated words. */
const minPrefixLength = 6;
const prefixes = [...kinds].filter(([word]) => word.length >= minPrefixLength);

/** The kind of number that a lower-case word names. */
export const kindOf = (word: string): string | undefined =>
  kinds.get(word) ??
  (word.length >= minPrefixLength && !hasDigit(word)
    ? prefixes.find(([prefix]) => word.startsWith(prefix))?.[1]
    : undefined);
