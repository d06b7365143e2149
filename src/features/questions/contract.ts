// The contract of POST /api/chat, shared by the panels, the function and the tests.
import * as z from 'zod/mini';
import { plainText } from '../../shared/plain-text.ts';
import { request } from '../../shared/request.ts';

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
  /** Above the questions to press: after an answer, and after a failure. */
  askNext: 'You could ask next',
  sendAgain: 'Send it again',
  askMore: 'Ask another question',
  showEarlier: 'Show your earlier conversation',
  /** On a card: what it depends on, the rest of a section, and its page. */
  depends: 'It depends: find your case',
  more: 'More of this',
  wholePage: 'The whole page',
  /** Where what was asked before was searched for, too. */
  alsoAbout: 'Read together with what you asked before:',
  askAlone: 'Ask it alone',
} as const;

const tooLong = `Please ask in at most ${questionLimit} characters.`;

/** The request. A function, so that a panel that only sends questions does not carry what checks them. */
export const questionSchema = () =>
  z.object({
    message: z
      .string('Please type a question.')
      .check(z.overwrite(plainText), z.minLength(1, 'Please type a question.'), z.maxLength(questionLimit, tooLong)),
    context: z._default(
      z.string('The context must be text.').check(z.maxLength(200, 'The context is too long.')),
      chatContexts.home,
    ),
    /** The messages before, for a follow-up such as "and how long does that take?" (`recentHistory`). */
    previous: z._default(
      z
        .string('The question before must be text.')
        .check(z.overwrite((text) => plainText(text).slice(0, questionLimit))),
      '',
    ),
  });

export type Question = z.output<ReturnType<typeof questionSchema>>;

/** Every kind of message there is, and so every kind of answer. */
export const intents = [
  'question',
  'greeting',
  'about',
  'crisis',
  'grief',
  'personal-number',
  'legal-advice',
  'other-state',
  'out-of-scope',
  'unclear',
  'other-language',
  'prompt-injection',
] as const;
export type Intent = (typeof intents)[number];

/**
 * What was done with a message: answered with the first card open, answered with the nearest cards, nothing found, or a
 * prepared reply given.
 */
export const outcomes = ['quote', 'near', 'nothing', 'reply'] as const;
export type Outcome = (typeof outcomes)[number];

export interface Source {
  title: string;
  /** Path on this site, with the section's anchor; or a telephone link. */
  url: string;
}

/** Figures of an answer that have one source. */
export interface Figures {
  /** As they are printed, separated by commas. */
  values: string;
  source: string;
  url?: string | undefined;
}

/** Words of an answer that are not in English, so that a screen reader pronounces them. */
export interface Foreign {
  /** BCP 47. */
  language: string;
  /** Whole paragraphs of the response. */
  text: string;
}

/** One of the site's own questions with its answer. Texts are plain: a line break ends a paragraph, "• " begins an item. */
export interface AnswerCard {
  question: string;
  /** The direct answer: one to three sentences. */
  answer: string;
  /** Where it depends. */
  cases?: { if: string; then: string }[];
  /** What follows the direct answer in a section of a page. */
  more?: string;
  /** The page that says more. */
  title: string;
  url: string;
  figures: Figures[];
  /** What is visible before anything is pressed. */
  shows: 'whole' | 'direct-answer' | 'question';
  /** A line above it, where the cards from here on are about something else. */
  label?: string;
}

export interface ChatAnswer {
  kind: Intent;
  outcome: Outcome;
  /** The whole reply as plain text: our own words, and the cards that are shown whole. */
  response: string;
  /** Up to three cards, the best first, for each question of the message. */
  answers: AnswerCard[];
  /** Our own words before and after the cards, where there are cards. */
  before?: string | undefined;
  after?: string | undefined;
  foreign?: Foreign | undefined;
  /** The pages of the cards, the best first, and links of our own; telephone links where a person is in need. */
  sources: Source[];
  /** The tool that the open card's answer names. */
  tool?: Source | undefined;
  /** Questions that may come next: each is answered when it is sent. */
  followUps: string[];
  /** The history, if the search used it. */
  about?: string | undefined;
  /** The page that a vote on this answer is counted for; none where it is not asked whether this answered it. */
  votePage?: string | undefined;
}

/** Milliseconds that a visitor waits for an answer: the function's own 7.5 seconds, and what a weak network adds. */
const timeoutMs = 15_000;

/** Asks the assistant. Throws `RequestError`, `TypeError` (network), or `TimeoutError` without an answer. */
export async function askQuestion(question: z.input<ReturnType<typeof questionSchema>>): Promise<Partial<ChatAnswer>> {
  const signal = AbortSignal.timeout?.(timeoutMs);
  return (await (await request('POST', chatPath, { body: question, signal })).json()) as Partial<ChatAnswer>;
}
