// The contract of POST /api/chat, shared by the panels, the function and the tests.
import * as z from 'zod/mini';
import { plainText } from './plain-text.ts';
import { request } from './request.ts';

export const chatPath = '/api/chat';
/** Longest question, in characters. */
export const questionLimit = 500;

export const chatContexts = {
  home: 'Ohio probate guidance',
  topic: (title: string) => `Ohio probate guidance: ${title}`,
} as const;

export const chatTexts = {
  thinking: 'Thinking...',
  unreachable: "I'm sorry, I'm having trouble connecting right now. Please try again in a moment.",
  noAnswer: "I'm sorry, I couldn't generate a response. Please try again.",
} as const;

export const question = z.object({
  message: z
    .string('Please type a question.')
    .check(
      z.overwrite(plainText),
      z.minLength(1, 'Please type a question.'),
      z.maxLength(questionLimit, `Please ask in at most ${questionLimit} characters.`),
    ),
  context: z._default(
    z.string('The context must be text.').check(z.maxLength(200, 'The context is too long.')),
    chatContexts.home,
  ),
});

export interface Source {
  title: string;
  /** Path on this site, with the section's anchor. */
  url: string;
}

export interface ChatAnswer {
  response: string;
  sources: Source[];
}

/** Asks the assistant. Throws `RequestError` or `TypeError` (network). */
export async function askQuestion(message: string, context: string): Promise<Partial<ChatAnswer>> {
  return (await (await request('POST', chatPath, { body: { message, context } })).json()) as Partial<ChatAnswer>;
}
