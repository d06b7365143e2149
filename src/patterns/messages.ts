// Conversations as they may come: each ends in another kind of answer.
import { chatTexts } from '../features/questions/contract.ts';
import type { ChatMessage } from '../features/questions/conversation.browser.ts';
import type { Reply } from '../features/questions/replies.ts';

const asked = (content: string): ChatMessage => ({ role: 'user', content });
const question = asked('How long do I have for the inventory?');
const duties = {
  question: 'What goes into the inventory',
  answer: 'Everything in the estate, with its value on the day of death.',
  more: 'What passes outside the estate is left out.',
  title: 'Duties of an executor in Ohio',
  url: '/duties-of-an-executor-in-ohio',
  figures: [],
};

/** The question was sent, and no answer has come. */
export const sent: ChatMessage[] = [question];

/** The first card is open. `value` is a figure as the site prints it. */
export const answered = (value: string): ChatMessage[] => [
  question,
  {
    role: 'assistant',
    outcome: 'quote',
    content: `The inventory is due ${value} after the court appoints the executor.`,
    answers: [
      {
        question: 'When is the inventory due?',
        answer: `The inventory is due ${value} after the court appoints the executor.`,
        cases: [
          { if: 'the court gives more time', then: 'the day in its order counts.' },
          { if: 'something is found later', then: 'it is added in a second inventory.' },
        ],
        title: 'When is the inventory due?',
        url: '/answers/when-is-the-inventory-due',
        figures: [{ values: value, source: 'R.C. 2115.02', url: 'https://codes.ohio.gov/orc/2115' }],
        shows: 'whole',
      },
      { ...duties, shows: 'question' },
    ],
    sources: [],
    tool: { title: 'See the dates of your own estate', url: '/tools/deadlines' },
    followUps: ['Who values the house?', 'What if the inventory is late?'],
    votePage: '/answers/when-is-the-inventory-due',
  },
];

/** No card is sure: each has its direct answer in sight. */
export const unsure: ChatMessage[] = [
  asked('the paper about the car'),
  {
    role: 'assistant',
    outcome: 'near',
    content: 'These come closest. Other words may bring a better answer.',
    before: 'These come closest. Other words may bring a better answer.',
    answers: [
      {
        question: 'How is a car retitled after a death?',
        answer: 'The clerk’s title office does it, often without the probate court.',
        cases: [{ if: 'a spouse survives', then: 'an affidavit moves it at once.' }],
        title: 'How is a car retitled after a death?',
        url: '/answers/how-a-car-passes-without-the-court',
        figures: [],
        shows: 'direct-answer',
      },
      { ...duties, shows: 'direct-answer' },
    ],
    sources: [],
    followUps: [],
  },
];

/** A prepared reply, given before anything is sent. */
export const stopped = (words: string, { text, links }: Reply): ChatMessage[] => [
  { ...asked(words), stopped: true },
  { role: 'assistant', content: text, sources: links, stopped: true },
];

/** The answer could not be had. */
export const failed: ChatMessage[] = [question, { role: 'assistant', content: chatTexts.unreachable, failed: true }];
