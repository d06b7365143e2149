// What a card of an answer shows.
import { expect, test } from 'vitest';
import { cardOf, figuresIn, passagesForCards } from '../../src/features/questions/answer/cards.ts';
import { passageOf } from '../support/hand-written.ts';

const section = (answer: string, text: string) => cardOf(passageOf({ answer, text }), '', 'whole');

test('the card of a section has its first sentences, then whole paragraphs and lists', () => {
  expect(section('Yes.', 'It can. The table below shows how.\nSecond.\nA heading')).toMatchObject({
    answer: 'Yes. It can.',
    more: 'Second.',
  });
  expect(section('Two ways.', 'They are:\n• one\n• two')).toMatchObject({
    answer: 'Two ways.',
    more: 'They are:\n• one\n• two',
  });
  expect(section('Yes.', 'All above $5 is taxed. The list is long.')).not.toHaveProperty('more');
  const { answer, more = '' } = section('First.', 'This is a sentence of some length. '.repeat(12).trim());
  expect(answer.length).toBeLessThan(330);
  expect(more).toMatch(/^This .*length\.$/);
  expect(section('First.', `Last.\n${'Long. '.repeat(200)}\nAfter.`)).not.toHaveProperty('more');
});

test('a list that is too long for a card is left out, and so is what introduces it', () => {
  const list = Array.from({ length: 40 }, (_, index) => `• paper ${index}, which the court wants to see signed`).join(
    '\n',
  );
  expect(section('Bring papers.', `Short.\nAll of these:\n${list}\nGo early.`)).toMatchObject({
    answer: 'Bring papers. Short.',
  });
  expect(section('Bring papers.', `Short.\nAll of these:\n${list}\nGo early.`)).not.toHaveProperty('more');
});

test('at most three cards: no two of one page, and none that repeats another', () => {
  const of = (url: string, heading: string, answer: string) => ({ passage: passageOf({ url, heading, answer }) });
  const found = [
    of('/a#one', 'Who pays the funeral bill?', 'The estate pays the funeral bill.'),
    of('/a#two', 'Who pays for the house?', 'An heir who keeps it.'),
    of('/b', 'Who pays a funeral bill?', 'The estate pays the bill of the funeral.'),
    of('/c', 'When is the tax due?', 'In nine months.'),
    of('/f', 'When is the tax due in Ohio?', 'On a day that the return names.'),
    of('/d', 'Who signs?', 'The executor.'),
    of('/e', 'Who files?', 'The attorney.'),
  ];
  expect(passagesForCards(found as Parameters<typeof passagesForCards>[0]).map(({ url }) => url)).toEqual([
    '/a#one',
    '/c',
    '/d',
  ]);
});

test('figures are named with their source once, and only those that are printed', () => {
  const figures = [
    { value: '$5', source: 'R.C. 1' },
    { value: '3 days', source: 'R.C. 1' },
    { value: '$9', source: 'R.C. 2' },
    { value: '3 days to 1 year', source: 'R.C. 3' },
  ];
  expect(figuresIn('It costs $5 after 3 days.', figures).map(({ values, source }) => [values, source])).toEqual([
    ['3 days, $5', 'R.C. 1'],
  ]);
  expect(figuresIn('It takes 3 days to 1 year.', figures).map(({ source }) => source)).toEqual(['R.C. 3']);
  expect(figuresIn('See R.C. 2113.03.', [{ value: '21', source: 'R.C. 5' }])).toEqual([]);
  const shares = ['all', 'one-half'].map((value) => ({ value, source: 'R.C. 4' }));
  expect(figuresIn('All the children share one-half equally.', shares).map(({ values }) => values)).toEqual([
    'one-half',
  ]);
});

const house = passageOf({
  url: '/answers/who-gets-the-house',
  heading: 'Who gets the house?',
  answer: 'That is for the deed to say.',
  kind: 'question',
  text: 'Keep paying the tax.',
  cases: [
    { if: 'the deed has survivorship words', then: 'the house is theirs.' },
    { if: 'one name is on it', then: 'the court decides.' },
  ],
});

test.each(['who gets the house', 'what does a survivorship deed do', 'do we keep paying the tax', ''])(
  'asked "%s", the card has the direct answer and all of its cases',
  (message) => {
    const card = cardOf(house, message, 'whole');
    expect(card).toMatchObject({ question: house.heading, answer: house.answer, title: house.heading });
    expect(new Set(card.cases)).toEqual(new Set(house.cases));
    expect(card.more).toBeUndefined();
  },
);

test.each([
  ['who gets the house, one name is on it', 'one name is on it'],
  ['the deed has survivorship words, what now', 'the deed has survivorship words'],
  ['there is a trust deed', 'the deed has survivorship words'],
  ['the deed, is one name enough', 'the deed has survivorship words'],
])('asked "%s", the case "%s" comes first', (message, first) => {
  expect(cardOf(house, message, 'whole').cases?.[0]?.if).toBe(first);
});
