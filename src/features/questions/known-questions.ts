// Suggested questions during typing. They are matched in the browser: nothing is sent.

import { isOneEditApart } from '../../shared/edit-distance.ts';
import { stopWords } from '../../shared/stop-words.ts';
import { hasDigit, wordsOf } from './normalize.ts';

export const knownQuestionsPath = '/known-questions.json';
export const maxSuggestions = 5;

/** How well a word of a question fits one that was typed: 2 as a whole, 1 by its beginning or but for its ending. */
type Fit = (word: string, one: string) => number;

/** What may follow a word of which somebody typed more than the question has: "executors", "inheritance". */
const endings = /^(?:s|es|d|ed|r|er|ing|ance|k)?$/;
/** Shorter words have too many neighbors at edit distance 1. */
const shortestTypo = 6;

const fits: Fit = (word, one) => {
  if (one === word || one === `${word}s` || `${one}s` === word) return 2;
  const begun =
    one.startsWith(word) || (one.length > 2 && word.startsWith(one) && endings.test(word.slice(one.length)));
  return begun ? 1 : 0;
};
const fitsWithTypo: Fit = (word, one) =>
  fits(word, one) || (word.length >= shortestTypo && isOneEditApart(word, one) ? 1 : 0);

const split = new Map<string, string[]>();
/** "Will the state take the house?" is not about a will. */
const asksWithWill = /(?:^|[.?!,] )will\b/gi;
/** The words of a question, cached: every key reads all of the questions. */
function wordsIn(question: string): string[] {
  const words = split.get(question) ?? wordsOf(question.replace(asksWithWill, ''));
  split.set(question, words);
  return words;
}

function best(words: string[], telling: string[], questions: readonly string[], fitOf: Fit): string[] {
  const scored = questions.map((question) => {
    const questionWords = wordsIn(question);
    const wordFits = telling.map((word) => Math.max(...questionWords.map((one) => fitOf(word, one))));
    const matched = wordFits.filter(Boolean).length;
    const whole = wordFits.filter((one) => one === 2).length;
    const all = words.filter((word) => questionWords.includes(word)).length;
    return { question, matched, whole, all, length: questionWords.length };
  });
  return scored
    .filter(({ matched }) => matched > 0 && matched >= telling.length - 1 && 2 * matched > telling.length)
    .sort((a, b) => b.matched - a.matched || b.whole - a.whole || b.all - a.all || a.length - b.length)
    .slice(0, maxSuggestions)
    .map(({ question }) => question);
}

/** A question with "who" or "where" only gets suggestions with the same word. */
const asksSame = (words: string[], question: string): boolean =>
  ['who', 'where'].every((asked) => !words.includes(asked) || wordsIn(question).includes(asked));

/**
 * The questions that fit what was typed so far, the best first: words count by their beginnings, the last one may be
 * cut short, and at most one may be missing. Where none fits, a longer word may have one letter wrong. Nothing before a
 * telling word was typed: a number is one, and so is "will", except where it begins a question.
 */
export function suggestionsFor(typed: string, questions: readonly string[]): string[] {
  const words = wordsOf(typed);
  const telling = words.filter(
    (word, index) =>
      hasDigit(word) || (word === 'will' ? index > 0 || words.length === 1 : word.length > 2 && !stopWords.has(word)),
  );
  if (telling.length === 0) return [];
  const close = questions.filter((question) => asksSame(words, question));
  const suggestions = best(words, telling, close, fits);
  return suggestions.length > 0 ? suggestions : best(words, telling, close, fitsWithTypo);
}
