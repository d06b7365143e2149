// How the sources of an answer are shown.
import { expect, test } from 'vitest';
import { pageAndHeading } from '../../src/features/questions/search/passages.ts';
import { kindOfPage, spokenAnswer, withoutTwins } from '../../src/features/questions/sources.ts';

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

test('a source title is "page: heading", without the colon after a question', () => {
  expect(pageAndHeading({ page: 'The house', heading: 'Who pays' })).toBe('The house: Who pays');
  expect(pageAndHeading({ page: 'What if there is no will?', heading: 'Who inherits' })).toBe(
    'What if there is no will? Who inherits',
  );
  expect(pageAndHeading({ page: 'The house', heading: 'The house' })).toBe('The house');
});

test('near-duplicate sources are removed, keeping the first', () => {
  const first = source('How long does probate take in Ohio?', '/how-long-does-probate-take-in-ohio');
  const cost = source('What does probate cost?', '/answers/cost');
  const twins = [
    source('How does probate work in Ohio? How long does probate take in Ohio?', '/how-does-probate-work-in-ohio#time'),
    source('How probate works: How long does probate take in Ohio?', '/how-probate-works#time'),
    source('How long does probate take?', '/answers/how-long'),
  ];
  expect(withoutTwins([first, ...twins, cost])).toEqual([first, cost]);
  expect(withoutTwins([cost, first])).toEqual([cost, first]);
});

test('the spoken answer starts with the page that is quoted', () => {
  const sources = [{ title: 'How long it takes', url: '/how-long' }];
  expect(spokenAnswer({ content: 'A year.', outcome: 'quote', sources })).toBe('From: How long it takes. A year.');
  const asked = { title: 'How long?', url: '/answers/how-long' };
  expect(spokenAnswer({ content: 'A year.', outcome: 'quote', sources: [asked] })).toBe('From: How long? A year.');
  expect(spokenAnswer({ content: 'Hello.', outcome: 'reply', sources })).toBe('Hello.');
});
