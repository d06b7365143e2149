import { expect, test } from 'vitest';
import { type ReplyId, replyIdFor } from '../../src/features/chatbot/canned-reply.ts';

const cases: [string, ReplyId][] = [
  ['How do I START?', 'start'],
  ['where do I begin', 'start'],
  ['must I file something', 'start'],
  ['which documents', 'documents'],
  ['so much paperwork', 'documents'],
  ['how long', 'timeline'],
  ['is there a timeline', 'timeline'],
  ['what does it cost', 'costs'],
  ['court fees', 'costs'],
  ['is it expensive', 'costs'],
  ['do I need an Attorney', 'attorney'],
  ['a lawyer?', 'attorney'],
  ['is that legal', 'attorney'],
  ['can I keep the house', 'default'],
  ['<b>hello</b>', 'default'],
];

test.each(cases)('%s → %s', (message, reply) => {
  expect(replyIdFor(message)).toBe(reply);
});

test('if keywords of several replies match, the first reply wins', () => {
  expect(replyIdFor('how long does it take to file the documents, and what is the legal fee')).toBe('start');
  expect(replyIdFor('how long until the documents are back, and what do they cost')).toBe('documents');
  expect(replyIdFor('the cost of an attorney over time')).toBe('timeline');
  expect(replyIdFor('what fee does a lawyer charge')).toBe('costs');
});

test('keywords match inside other words, as specified', () => {
  expect(replyIdFor('my profile')).toBe('start');
  expect(replyIdFor('to whom does it belong')).toBe('timeline');
  expect(replyIdFor('a cup of coffee')).toBe('costs');
  expect(replyIdFor('illegal')).toBe('attorney');
});
