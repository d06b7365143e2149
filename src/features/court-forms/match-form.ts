export interface ListedForm {
  words: string;
  situations: readonly string[];
}

const normalize = (text: string): string =>
  text
    .toLowerCase()
    // Keeps the dot of "Form 6.0", but not the one that ends a sentence.
    .replace(/[^a-z0-9.]+|\.(?![a-z0-9])/g, ' ')
    .trim();

/** Ignored by the filter, because they fit every form. */
const stopWords = new Set('a an and for form forms i is need of ohio probate the to what which'.split(' '));

/**
 * Whether a form matches: it belongs to the situation ('' for all), and each typed word is a prefix of one of its words.
 * Stop words alone match every form.
 */
export function matchesForm(form: ListedForm, situation: string, typed: string): boolean {
  if (situation !== '' && !form.situations.includes(situation)) return false;
  const words = normalize(form.words).split(' ');
  return normalize(typed)
    .split(' ')
    .filter((word) => word !== '' && !stopWords.has(word))
    .every((word) => words.some((formWord) => formWord.startsWith(word)));
}
