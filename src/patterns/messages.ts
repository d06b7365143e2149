// Conversations as they may come: each ends in another kind of answer.
import { chatTexts } from '../features/questions/contract.ts';
import type { ChatMessage } from '../features/questions/conversation.browser.ts';
import type { Reply } from '../features/questions/replies.ts';

const asked = (content: string): ChatMessage => ({ role: 'user', content });
const question = asked('How long do I have for the inventory?');
const page = { title: 'Duties of an executor in Ohio', url: '/duties-of-an-executor-in-ohio' };

/** The question was sent, and no answer has come. */
export const sent: ChatMessage[] = [question];

/** A page is quoted. `value` is a figure as the site prints it. */
export const answered = (value: string): ChatMessage[] => [
  question,
  {
    role: 'assistant',
    outcome: 'quote',
    content: `The inventory is due ${value} after the court appoints the executor.\nIt lists:\n• the house, with its value\n• accounts and things of value`,
    sources: [
      page,
      { title: 'What is an inventory?', url: '/faq' },
      { title: 'Forms and documents', url: '/ohio-probate-forms-and-documents' },
    ],
    figures: [{ values: value, source: 'R.C. 2115.02', url: 'https://codes.ohio.gov/orc/2115' }],
    tool: { title: 'See the dates of your own estate', url: '/tools/deadlines' },
    followUps: ['Who values the house?', 'What if the inventory is late?'],
  },
];

/** No page answers for certain: suggested questions and near pages. */
export const unsure: ChatMessage[] = [
  asked('the paper about the car'),
  {
    role: 'assistant',
    outcome: 'near',
    content: 'I am not sure that I understand. These pages come near.',
    sources: [page, { title: 'Forms and documents', url: '/ohio-probate-forms-and-documents' }],
    followUps: ['How is a car transferred after a death?', 'Which papers does the court ask for?'],
  },
];

/** A prepared reply, given before anything is sent. */
export const stopped = (words: string, { text, links }: Reply): ChatMessage[] => [
  { ...asked(words), stopped: true },
  { role: 'assistant', content: text, sources: links, stopped: true },
];

/** The answer could not be had. */
export const failed: ChatMessage[] = [question, { role: 'assistant', content: chatTexts.unreachable, failed: true }];
