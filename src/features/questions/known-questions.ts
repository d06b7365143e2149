// Questions that the site answers, offered while somebody types. They are picked in the browser: nothing is sent.
import { stopWords } from '../../shared/stop-words.ts';
import { wordsOf } from './normalize.ts';

export const knownQuestionsPath = '/known-questions.json';
export const maxSuggestions = 5;

/**
 * The questions that fit what was typed so far, the best first: words count by their beginnings, the last one may be cut
 * short, and at most one may be missing. Nothing before a telling word was typed.
 */
export function suggestionsFor(typed: string, questions: readonly string[]): string[] {
  const words = wordsOf(typed);
  const telling = words.filter((word) => word.length > 2 && !stopWords.has(word));
  if (telling.length === 0) return [];
  const scored = questions.map((question) => {
    const own = wordsOf(question);
    const has = (word: string) => own.some((one) => one.startsWith(word) || (one.length > 3 && word.startsWith(one)));
    const held = telling.filter(has).length;
    return { question, held, all: words.filter(has).length, length: own.length };
  });
  return scored
    .filter(({ held }) => held > 0 && held >= telling.length - 1 && 2 * held > telling.length)
    .sort((a, b) => b.held - a.held || b.all - a.all || a.length - b.length)
    .slice(0, maxSuggestions)
    .map(({ question }) => question);
}
