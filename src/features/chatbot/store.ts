import { atom } from 'nanostores';
import { recordExitAnswer } from '../../shared/exit-offer-answered.browser.ts';
import { plainText } from '../../shared/plain-text.ts';
import { track } from '../analytics/track.browser.ts';
import { questionLimit, type Source } from '../questions/contract.ts';
import { guard } from '../questions/guard/guard.ts';
import type { NeedDetector } from '../questions/guard/need.ts';
import { redactPersonalNumbers } from '../questions/guard/personal-numbers.ts';
import { type HelpReplies, helpText } from '../questions/replies.ts';
import { type Replies, type Reply, replyIdFor } from './canned-reply.ts';

export interface AssistantMessage {
  id: number;
  text: string;
  isBot: boolean;
  /** Milliseconds since 1970. */
  timestamp: number;
  more?: Source[];
  figures?: Reply['figures'];
}

/** Milliseconds between a message and its reply: long enough to see that the message was taken. */
const replyDelay = 1000;

/**
 * The need classifier, loaded while the first message is typed. If loading fails, a list of plain expressions is used.
 */
let detectNeed: NeedDetector | undefined;
import('../questions/guard/need.ts').then(
  (loaded) => {
    detectNeed = loaded.detectNeed;
  },
  () => {},
);

/** The page's replies and help texts. */
export interface PageReplies {
  replies: Replies;
  help: HelpReplies;
}

/** The conversation of this page view, after the greeting. It never leaves the browser. */
export const $conversation = atom<AssistantMessage[]>([]);

const append = (message: Omit<AssistantMessage, 'id' | 'timestamp'>) => {
  const messages = $conversation.get();
  $conversation.set([...messages, { ...message, id: messages.length + 1, timestamp: Date.now() }]);
};

/** The reply to a question; needs and personal numbers take precedence over keywords. */
function answer(question: string, { replies, help }: PageReplies): Omit<AssistantMessage, 'id' | 'timestamp'> {
  const { text, more, figures } = replies[replyIdFor(question)];
  const guarded = guard(question, detectNeed);
  if (!guarded) return { isBot: true, text, more, figures };
  recordExitAnswer();
  const helpReply = helpText(guarded, help);
  if (!guarded.allowsAnswer) return { isBot: true, text: helpReply.text, more: helpReply.links };
  return { isBot: true, text: `${helpReply.text}\n\n${text}`, more: [...helpReply.links, ...more], figures };
}

/** Sends a message. Empty ones are ignored; returns whether it was sent. Personal numbers are redacted. */
export function sendMessage(typed: string, pageReplies: PageReplies): boolean {
  const question = plainText(typed).slice(0, questionLimit).trim();
  if (!question) return false;
  append({ isBot: false, text: redactPersonalNumbers(question) });
  setTimeout(() => {
    append(answer(question, pageReplies));
    // Tracked with the answer: a question in the URL is sent before the analytics script has loaded.
    track({ name: 'question-asked' });
  }, replyDelay);
  return true;
}
