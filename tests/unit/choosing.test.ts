import { expect, test } from 'vitest';
import { candidatesOf, chosenAnswer, maxCandidates } from '../../src/features/questions/answer/choosing.ts';
import type { Passage } from '../../src/features/questions/search/passages.ts';

const passage = (own: Partial<Passage>): Passage => ({
  url: '/example#one',
  page: 'The house',
  heading: 'Who pays for it',
  kind: 'section',
  answer: '',
  text: '',
  phrasings: [],
  figures: [],
  followUps: ['And then?'],
  ...own,
});
const house = passage({
  answer: 'The estate pays the bills.',
  text: [
    'It pays them in an order. These come first:',
    '• the funeral',
    '• the court',
    'Where it stands',
    'The table below shows more.',
    '• a loose row',
    'An heir does not pay. The house has its own page.',
  ].join('\n'),
  figures: [{ value: '6 months', source: 'R.C. 2117.06' }],
});
const taxes = passage({ url: '/example#two', answer: 'Taxes are due within 6 months.', figures: house.figures });
const candidates = candidatesOf([house, taxes, passage({ url: '/nothing' })]);
const said = (...passages: { id: number; sentences: number[] }[]) =>
  chosenAnswer({ passages }, candidates)?.answer.response;

test('whole sentences are offered: no heading, and nothing that only points at its page', () => {
  expect(candidates.map(({ sentences }) => sentences.map(({ text }) => text))).toEqual([
    [
      'The estate pays the bills.',
      'It pays them in an order.',
      'These come first:',
      '• the funeral',
      '• the court',
      '• a loose row',
      'An heir does not pay.',
      'The house has its own page.',
    ],
    ['Taxes are due within 6 months.'],
  ]);
  expect(candidatesOf(Array(20).fill(house))).toHaveLength(maxCandidates);
});

test('a list item includes its lead-in, and a lead-in is never quoted alone', () => {
  expect(said({ id: 1, sentences: [5, 1] })).toBe('The estate pays the bills. These come first:\n• the court');
  expect(said({ id: 1, sentences: [3, 7] })).toBe('An heir does not pay.');
  expect(said({ id: 1, sentences: [3] })).toBeUndefined();
});

test('sentences of two passages become two paragraphs, with both sources and their figures', () => {
  const { answer, passages } = chosenAnswer(
    {
      passages: [
        { id: 2, sentences: [1] },
        { id: 1, sentences: [1] },
        { id: 2, sentences: [1] },
      ],
    },
    candidates,
  ) ?? { passages: [] };
  expect(answer).toMatchObject({
    outcome: 'quote',
    response: 'Taxes are due within 6 months.\n\nThe estate pays the bills.',
    figures: [{ values: '6 months' }],
    followUps: ['And then?'],
  });
  expect(answer?.sources.map(({ url }) => url)).toEqual(['/example#two', '/example#one']);
  expect(passages).toEqual([taxes, house]);
});

test.each([[[]], [[{ id: 3, sentences: [1] }]], [[{ id: 1.5, sentences: [1] }]], [[{ id: 1, sentences: [0] }]]])(
  '%j is no choice',
  (passages) => {
    expect(chosenAnswer({ passages }, candidates)).toBeUndefined();
  },
);
