import { expect, test } from 'vitest';
import { choosingPrompt, chosenPassages } from '../../src/features/questions/answer/choosing.ts';
import type { Passage } from '../../src/features/questions/search/passages.ts';

const passage = (own: Partial<Passage>): Passage => ({
  url: '/example#one',
  page: 'The house',
  heading: 'Who pays for it',
  kind: 'section',
  answer: 'The estate pays the bills.',
  text: 'It pays them in an order.',
  phrasings: [],
  figures: [],
  followUps: ['And then?'],
  ...own,
});
const house = passage({});
const taxes = passage({
  url: '/answers/taxes',
  heading: 'When are taxes due?',
  answer: 'Within 6 months.',
  text: '',
  cases: [{ if: 'the court waits', then: 'they are due later.' }],
  figures: [{ value: '6 months', source: 'R.C. 2117.06' }],
});
const choose = (...ids: number[]) => chosenPassages({ passages: ids }, [house, taxes]);

test('each passage is offered with its heading and the text of its card', () => {
  expect(JSON.parse(choosingPrompt('when?', [house, taxes]))).toEqual({
    question: 'when?',
    passages: [
      { id: 1, heading: 'Who pays for it', text: 'The estate pays the bills. It pays them in an order.' },
      {
        id: 2,
        heading: 'When are taxes due?',
        text: 'Within 6 months.\n\nIt depends:\n• If the court waits: they are due later.',
      },
    ],
  });
});

test('the chosen passages come in the order of the choice, each once; none is a choice too', () => {
  expect(choose(2, 1, 2)).toEqual([taxes, house]);
  expect(choose()).toEqual([]);
});

test.each([[[3]], [[1.5]], [[0]], [[1, 9]]])('%j is no choice', (ids) => {
  expect(choose(...ids)).toBeUndefined();
});
