import { containsQuestion } from './guard/contains-question.ts';

/** Up to how many words a message may leave out what it is about, and how many messages are sent along at most. */
const maxDependentWords = 5;
const maxMessages = 3;
/** Words that refer to an earlier message. */
const pronoun = /\b(?:that|it|this|they|them|those|these)\b/i;

/** A question that needs nothing before it. */
const isSelfContained = (message: string): boolean =>
  message.split(/\s+/).length > maxDependentWords && containsQuestion(message) && !pronoun.test(message);

/** What a question may follow on: the messages before it from the last whole question on, the oldest first. */
export function recentHistory(messages: string[]): string {
  const recent = messages.slice(-maxMessages);
  return recent.slice(Math.max(0, recent.map(isSelfContained).lastIndexOf(true))).join(' ');
}
