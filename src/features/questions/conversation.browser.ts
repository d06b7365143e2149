// The conversation of the home and topic pages, stored for the session so that it continues from page to page.
import type { ChatAnswer } from './contract.ts';

export interface ChatMessage extends Partial<Omit<ChatAnswer, 'kind' | 'response'>> {
  role: 'user' | 'assistant';
  content: string;
  /** The question before could not be answered, and may be sent again. */
  failed?: boolean;
  /** Stopped by the guard: shown once, never stored. */
  stopped?: boolean;
  /** The visitor voted on this answer, and is not asked again. */
  voted?: boolean;
}

// The number goes up when the shape of a message changes: a tab may outlive a deploy.
const key = 'conversation-2';
/** A hundred questions and answers: some 400 kB of the 5 MB that a tab may keep. */
const maxStoredMessages = 200;

const isMessage = (value: unknown): value is ChatMessage =>
  typeof (value as Partial<ChatMessage> | null)?.content === 'string';

/** The stored conversation of this session; empty if storage is blocked or its content is invalid. */
export function loadConversation(): ChatMessage[] | undefined {
  try {
    const stored: unknown[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return stored.filter(isMessage);
  } catch {
    return undefined;
  }
}

/** The last messages, without those that the guard stopped. */
const storablePart = (messages: readonly ChatMessage[]) =>
  messages.filter(({ stopped }) => !stopped).slice(-maxStoredMessages);

/** Whether no other page has changed the conversation since. */
export const isStored = (messages: readonly ChatMessage[], stored: readonly ChatMessage[]): boolean =>
  JSON.stringify(storablePart(messages)) === JSON.stringify(stored);

/** Stores the conversation for the other pages of this session. */
export function saveConversation(messages: readonly ChatMessage[]): void {
  const stored = storablePart(messages);
  try {
    if (stored.length > 0) sessionStorage.setItem(key, JSON.stringify(stored));
    else sessionStorage.removeItem(key);
    // On back navigation or reload the conversation is shown without an interaction.
    history.replaceState(stored.length > 0 ? { asked: true } : null, '');
  } catch {
    // Storage is off or full: the conversation lasts as long as the page.
  }
}

/** The newest question, while no answer has come. */
export function unanswered(messages: readonly ChatMessage[]): string {
  const newest = messages.at(-1);
  const question = newest?.failed ? messages.at(-2) : newest;
  return question?.role === 'user' ? question.content : '';
}

/** The newest question, unless the guard stopped it. */
export function lastQuestion(messages: readonly ChatMessage[]): string {
  const question = messages.filter(({ role }) => role === 'user').pop();
  return question && !question.stopped ? question.content : '';
}
