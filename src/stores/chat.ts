import { map } from 'nanostores';
import { askQuestion, chatTexts, type Source } from '../domain/chat.ts';
import { plainText } from '../domain/plain-text.ts';
import { track } from './track.ts';

export interface ChatMessage {
  role: 'user' | 'assistant';
  content: string;
  sources?: Source[];
}

/** The conversation of this page view; home and topic pages share it. */
export const $chat = map<{ messages: ChatMessage[]; waiting: boolean }>({ messages: [], waiting: false });

const append = (message: ChatMessage) => $chat.setKey('messages', [...$chat.get().messages, message]);

/** Asks a question. Empty questions, and questions while another waits, are ignored; the result says whether it was sent. */
export function ask(text: string, context: string): boolean {
  const question = plainText(text);
  if (!question || $chat.get().waiting) return false;
  append({ role: 'user', content: question });
  $chat.setKey('waiting', true);
  track({ name: 'question-asked' });
  void askQuestion(question, context)
    .then(({ response, sources = [] }) =>
      append({ role: 'assistant', content: response || chatTexts.noAnswer, sources }),
    )
    .catch(() => append({ role: 'assistant', content: chatTexts.unreachable }))
    .finally(() => $chat.setKey('waiting', false));
  return true;
}
