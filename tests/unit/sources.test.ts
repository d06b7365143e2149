// How the sources of an answer are shown.
import { expect, test } from 'vitest';
import type { AnswerCard } from '../../src/features/questions/contract.ts';
import { furtherSources, kindOfPage, screenReaderText } from '../../src/features/questions/sources.ts';

const source = (title: string, url: string) => ({ title, url });

test('a source says what kind of page it is', () => {
  const kinds = {
    '/answers/how-long-does-probate-take': 'Answer',
    '/probate/cost-of-probate-in-ohio#fees': 'Short page',
    '/cost-of-probate-in-ohio#fees': 'Guide',
    '/glossary#executor': 'Court term',
    '/tools/deadlines': 'Tool',
    '/blog/sorting-a-house-room-by-room': 'Post',
    'tel:988': '',
    '/about': '',
  };
  for (const [url, kind] of Object.entries(kinds)) expect(kindOfPage(source('Title', url)), url).toBe(kind);
});

const card = (question: string, shows: AnswerCard['shows']): AnswerCard => ({
  question,
  answer: 'It depends.',
  cases: [{ if: 'it rains', then: 'wait.' }],
  title: question,
  url: `/answers/${question.length}`,
  figures: [],
  shows,
});

test('a screen reader is told what is in sight of the cards', () => {
  const spoken = (...answers: AnswerCard[]) => screenReaderText({ content: 'All.', before: 'Hello.', answers });
  expect(spoken()).toBe('All.');
  expect(spoken(card('Now?', 'whole'), card('Or later?', 'question'))).toBe(
    'Hello.\nNow?\nIt depends.\n\nIt depends:\n• If it rains: wait.\nOr later?',
  );
  expect(spoken(card('Now?', 'direct-answer'))).toBe('Hello.\nNow?\nIt depends.');
});

test('the links of an answer are those that no card has', () => {
  const ours = source('Contact us', '/contact');
  const answers = [card('Now?', 'whole')];
  expect(furtherSources({ answers, sources: [source('Now?', '/answers/4'), ours] })).toEqual([ours]);
});
