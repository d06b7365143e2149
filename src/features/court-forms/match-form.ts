/** A form as the filter sees it: its row's text and its situations. */
export interface ListedForm {
  words: string;
  situations: readonly string[];
}

const normalize = (text: string): string =>
  text
    .toLowerCase()
    // The dot of "Form 6.0" stays; that of a sentence does not.
    .replace(/[^a-z0-9.]+|\.(?![a-z0-9])/g, ' ')
    .trim();

/** Words ignored by the filter, because they fit every form. */
const fillers = new Set('a an and for form forms i is need of ohio probate the to what which'.split(' '));

/**
 * Whether a form stays in the list: it belongs to the situation ('' for all), and each typed word begins one of its
 * words. A search of idle words alone leaves every form.
 */
export function matchesForm(form: ListedForm, situation: string, typed: string): boolean {
  if (situation !== '' && !form.situations.includes(situation)) return false;
  const words = normalize(form.words).split(' ');
  return normalize(typed)
    .split(' ')
    .filter((word) => word !== '' && !fillers.has(word))
    .every((word) => words.some((formWord) => formWord.startsWith(word)));
}
