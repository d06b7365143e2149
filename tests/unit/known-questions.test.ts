import { expect, test } from 'vitest';
import { suggestionsFor } from '../../src/features/questions/known-questions.ts';

const known = [
  'What is probate, in plain words?',
  'How long does probate take?',
  'Who pays the mortgage?',
  'Does the executor get paid?',
  'How can an executor be removed?',
  'How long do creditors have?',
];

test.each([
  ['mortg', 'Who pays the mortgage?'],
  ['how long cred', 'How long do creditors have?'],
  ['remove execut', 'How can an executor be removed?'],
  ['executors get paid', 'Does the executor get paid?'],
])('"%s" finds "%s"', (typed, first) => {
  expect(suggestionsFor(typed, known)[0]).toBe(first);
});

test('small words, other words and nothing find nothing', () => {
  for (const typed of ['', 'how do i', 'what', 'zebra', 'my zebra was left to a lion', '???'])
    expect(suggestionsFor(typed, known)).toEqual([]);
});

test('at most five are offered', () => {
  const many = Array.from({ length: 20 }, (_, at) => `Can question ${at} be asked?`);
  expect(suggestionsFor('question', many)).toHaveLength(5);
});
