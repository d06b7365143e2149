import { map } from 'nanostores';
import { recordExitAnswer } from '../../shared/exit-offer-answered.browser.ts';
import { readDraft, saveDraft } from '../../shared/form-draft.browser.ts';
import { plainText } from '../../shared/plain-text.ts';
import { request } from '../../shared/request.ts';
import { site } from '../../site.ts';
import { track } from '../analytics/track.browser.ts';
import { pageVotePath, type Vote } from '../page-votes/page-vote.ts';
import { askQuestion, type ChatAnswer, chatContexts, chatTexts, questionLimit } from './contract.ts';
import {
  type ChatMessage,
  isStored,
  lastQuestion,
  loadConversation,
  saveConversation,
} from './conversation.browser.ts';
import { guard } from './guard/guard.ts';
import { redactPersonalNumbers, redactPossibleNumbers } from './guard/personal-numbers.ts';
import { recentHistory } from './history.ts';
import { knownQuestionsPath } from './known-questions.ts';
import { type HelpReplies, helpText } from './replies.ts';
import { isHelpLine } from './sources.ts';

export interface Chat {
  messages: ChatMessage[];
  waiting: boolean;
  /** The conversation shown was restored: nothing was asked on this page yet. */
  restored: boolean;
}

/** The conversation of this session; home and topic pages share it. */
export const $chat = map<Chat>({ messages: [], waiting: false, restored: false });

function setConversation(waiting: boolean, messages: ChatMessage[]): void {
  $chat.set({ messages, waiting, restored: false });
  if (messages.at(-1)?.sources?.some(isHelpLine)) recordExitAnswer();
  saveConversation(messages);
}

/** Restores the earlier conversation, of this page or another. A question that still waits here comes last. */
export function restoreConversation(): void {
  const stored = loadConversation();
  const { messages, waiting } = $chat.get();
  // A message that is never stored, such as a help line, stays on its page until the next question.
  if (!stored || isStored(messages, stored)) return;
  const question = waiting && messages.at(-1);
  if (!question) {
    $chat.set({ messages: stored, waiting: false, restored: true });
    return;
  }
  const answeredIndex = stored.map(({ content }) => content).lastIndexOf(question.content);
  $chat.setKey('messages', [...stored.filter((_, index) => index !== answeredIndex), question]);
}

export function clearConversation(): void {
  if (!$chat.get().waiting) setConversation(false, []);
}

/** A failed reply offers the telephone number. */
const failedReply = (content: string): ChatMessage => ({
  role: 'assistant',
  content,
  failed: true,
  sources: [{ title: `Call ${site.phone.shown}`, url: site.phone.href }],
});

const replyFrom = ({ kind, response, ...shown }: Partial<ChatAnswer>): ChatMessage => {
  if (typeof response !== 'string' || !response.trim()) return failedReply(chatTexts.noAnswer);
  const stopped = kind === 'crisis' || kind === 'personal-number';
  return { role: 'assistant', content: response, ...shown, ...(stopped && { stopped }) };
};

/** Ends the wait. A question that the server's guard stopped is not stored either. */
function receiveReply(reply: ChatMessage, question: ChatMessage): void {
  const before = $chat.get().messages.slice(0, -1);
  setConversation(false, [...before, reply.stopped ? { ...question, stopped: true } : question, reply]);
}

/**
 * Asks a question. Empty questions, and questions while another waits, are ignored; the result says whether it was
 * taken. What the guard answers alone, with one of the `help` replies, does not leave the browser; nor does a personal
 * number. `withoutHistory`: what was asked before, and the topic of the page, do not count.
 */
export function ask(typed: string, context: string, help: HelpReplies, withoutHistory = false): boolean {
  // A personal number is struck out here: the rest is sent.
  const message = redactPersonalNumbers(plainText(typed)).slice(0, questionLimit);
  const { messages, waiting } = $chat.get();
  if (!message || waiting) return false;
  const guarded = guard(message);
  if (guarded && !guarded.allowsAnswer) {
    const { text, links, foreign } = helpText(guarded, help);
    setConversation(false, [
      ...messages,
      { role: 'user', content: message, stopped: true },
      { role: 'assistant', content: text, foreign, sources: links, stopped: true },
    ]);
    return true;
  }
  const earlierQuestions = messages.filter(
    ({ role, stopped, content }) => role === 'user' && !stopped && content !== message,
  );
  const previous = withoutHistory ? '' : recentHistory(earlierQuestions.map(({ content }) => content));
  const question: ChatMessage = { role: 'user', content: message };
  setConversation(true, [...messages, question]);
  track({ name: 'question-asked' });
  void askQuestion({
    message,
    context: withoutHistory ? chatContexts.home : context,
    ...(previous ? { previous } : {}),
  })
    .then(replyFrom)
    .catch(() => failedReply(chatTexts.unreachable))
    .then((reply) => receiveReply(reply, question));
  return true;
}

/**
 * Counts whether the newest reply answered its question; says whether it was counted. It is not asked again, as a vote
 * whose response was lost may have been counted.
 */
export async function voteOnNewest(vote: Vote): Promise<boolean> {
  const { messages } = $chat.get();
  const page = messages.at(-1)?.votePage;
  const voted = messages.map((message, index) =>
    index === messages.length - 1 ? { ...message, voted: true } : message,
  );
  $chat.setKey('messages', voted);
  saveConversation(voted);
  return request('POST', pageVotePath, { body: { page, vote }, keepalive: true }).then(
    () => true,
    () => false,
  );
}

let knownQuestionList: Promise<string[]> | undefined;

/** The questions that the site answers, fetched with the first key; none where they cannot be had. */
export function knownQuestions(): Promise<string[]> {
  knownQuestionList ??= fetch(knownQuestionsPath)
    .then(async (response) => (response.ok ? ((await response.json()) as string[]) : []))
    // Typing goes on without them; a later page tries again.
    .catch(() => []);
  return knownQuestionList;
}

/** Id of the form whose notes take a question along. */
const consultationForm = 'consultation';

/** Puts the last question into the notes of the consultation form, where it waits like text that was typed there. */
export function copyQuestionToForm(): void {
  const question = redactPossibleNumbers(lastQuestion($chat.get().messages));
  const draft = readDraft(consultationForm);
  const { notes = '' } = draft;
  if (!question || notes.includes(question)) return;
  saveDraft(consultationForm, { ...draft, notes: [notes, question].filter(Boolean).join('\n\n') });
}
