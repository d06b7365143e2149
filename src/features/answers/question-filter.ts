// Filter of a list of questions.

/** Lower case, without the marks that people type in different ways: "mom’s", "401(k)". */
const normalize = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[“”"()]/g, '');

/** The words that were typed, without punctuation between them. */
export const queryWords = (typed: string): string[] =>
  normalize(typed)
    .split(/[\s.,;:!?]+/)
    .filter(Boolean);

/** Whether a text contains every one of the words. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const query = normalize(text);
  return words.every((word) => query.includes(word));
}

/** The status message of the filter. */
export const filterSummary = (shown: number, total: number): string =>
  shown === 0 ? 'No question has these words. Try fewer, or ask the assistant.' : `${shown} of ${total} questions`;
