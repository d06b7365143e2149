// Conversations that end in each kind of answer.
import { chatTexts } from '../features/questions/contract.ts';
import type { ChatMessage } from '../features/questions/conversation.browser.ts';
import type { Reply } from '../features/questions/replies.ts';

type Card = NonNullable<ChatMessage['answers']>[number];

const userMessage = (content: string): ChatMessage => ({ role: 'user', content });
const question = userMessage('How long do I have for the inventory?');

const inventory: Card = {
  question: 'When is the inventory due?',
  answer: 'The inventory is due three months after the court appoints the executor.',
  cases: [
    { if: 'the court gives more time', then: 'the day in its order counts.' },
    { if: 'something is found later', then: 'it is added in a second inventory.' },
  ],
  title: 'When is the inventory due?',
  url: '/answers/when-is-the-inventory-due',
  figures: [{ values: 'three months', source: 'R.C. 2115.02', url: 'https://codes.ohio.gov/orc/2115' }],
  shows: 'whole',
};
const duties: Card = {
  question: 'What goes into the inventory',
  answer: 'Everything in the estate, with its value on the day of death.',
  more: 'What passes outside the estate is left out.',
  title: 'Duties of an executor in Ohio',
  url: '/duties-of-an-executor-in-ohio',
  figures: [],
  shows: 'question',
};

/** The question was sent, and no answer has come. */
export const sent = [question];

/** The first card is open. */
export const answered: ChatMessage[] = [
  question,
  {
    role: 'assistant',
    outcome: 'quote',
    content: inventory.answer,
    answers: [inventory, duties],
    tool: { title: 'See the dates of your own estate', url: '/tools/deadlines' },
    followUps: ['Who values the house?', 'What if the inventory is late?'],
    votePage: inventory.url,
  },
];

const before = 'These come closest. Other words may bring a better answer.';
/** No card is sure: each shows its direct answer. */
export const unsure: ChatMessage[] = [
  question,
  {
    role: 'assistant',
    outcome: 'near',
    content: before,
    before,
    answers: [inventory, duties].map((card) => ({ ...card, shows: 'direct-answer' })),
  },
];

/** A prepared reply, given before anything is sent. */
export const stopped = (words: string, { text, links }: Reply): ChatMessage[] => [
  { ...userMessage(words), stopped: true },
  { role: 'assistant', content: text, sources: links, stopped: true },
];

/** The answer could not be had. */
export const failed: ChatMessage[] = [question, { role: 'assistant', content: chatTexts.unreachable, failed: true }];
