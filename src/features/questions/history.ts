import { containsQuestion } from './guard/contains-question.ts';
import { singleSpaced } from './normalize.ts';

/** Messages of up to so many words may depend on an earlier one; maximum messages of history. */
const maxDependentWords = 5;
const maxMessages = 3;
/** Words that refer to an earlier message. */
const pronoun = /\b(?:that|it|this|they|them|those|these)\b/i;

/** A question that can be understood without history. */
const isSelfContained = (message: string): boolean =>
  singleSpaced(message).split(' ').length > maxDependentWords && containsQuestion(message) && !pronoun.test(message);

/** The history of a question: the messages since the last self-contained question, the oldest first. */
export function recentHistory(messages: string[]): string {
  const recent = messages.slice(-maxMessages);
  return recent.slice(Math.max(0, recent.map(isSelfContained).lastIndexOf(true))).join(' ');
}
