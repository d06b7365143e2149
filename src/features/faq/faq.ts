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

/** Lower case, without the marks that people type in different ways: "mom’s", "401(k)". */
const normalized = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[“”"()]/g, '');

/** The words that were typed, without punctuation between them. */
export const typedWords = (typed: string): string[] =>
  normalized(typed)
    .split(/[\s.,;:!?]+/)
    .filter(Boolean);

export function hasWords(text: string, words: readonly string[]): boolean {
  const whole = normalized(text);
  return words.every((word) => whole.includes(word));
}

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
