// The words around a number that tell what kind of number it is (number-kinds.json), also cut short and misspelled.
import words from './number-kinds.json' with { type: 'json' };

const kinds = new Map(
  Object.entries(words).flatMap(([kind, list]) => list.split(' ').map((word) => [word, kind] as const)),
);
/** Words that also count where an ending follows. */
const long = [...kinds].filter(([word]) => word.length > 5);

/** The kind of number that a lower-case word names. */
export const kindOf = (word: string): string | undefined =>
  kinds.get(word) ?? long.find(([known]) => word.startsWith(known))?.[1];
