/** The groups of the FAQ page, in reading order. */
export const faqGroups = [
  'Getting started',
  'Executors and administrators',
  'Wills and no will',
  'Time and deadlines',
  'Costs and debts',
  'Small estates',
  'The house',
  'Family and children',
  'Money and belongings',
  'About this site',
] as const;

export type FaqGroup = (typeof faqGroups)[number];

/** As it is compared: without the signs that two people write two ways ("mom’s", "401(k)?"). */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[“”"()]/g, '');

/** The words that were typed, without the punctuation that ends them. */
export const typedWords = (typed: string): string[] =>
  folded(typed)
    .split(/\s+/)
    .map((word) => word.replace(/[.,;:!?]+$/, ''))
    .filter(Boolean);

export const hasWords = (text: string, words: readonly string[]): boolean =>
  words.every((word) => folded(text).includes(word));

/** The status message of the filter. */
export const filterSummary = (shown: number, of: number): string =>
  shown === 0 ? 'No question has these words. Try fewer, or ask the assistant.' : `${shown} of ${of} questions`;

export const faqsPath = '/api/faqs';

/** One item of GET /api/faqs. `answer` is HTML rendered at build. */
export interface Faq {
  id: string;
  question: string;
  answer: string;
  group: FaqGroup;
}
