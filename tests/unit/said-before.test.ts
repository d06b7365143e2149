import { expect, test } from 'vitest';
import { saidBefore } from '../../src/features/questions/said-before.ts';

test.each([
  [[], ''],
  [['How long does probate take in Ohio?'], 'How long does probate take in Ohio?'],
  [
    ['How long does probate take in Ohio?', 'My father left a truck with a loan on it.'],
    'My father left a truck with a loan on it.',
  ],
  [['my mom had a car', 'she had two'], 'my mom had a car she had two'],
  [
    ['I am the executor of my aunt', 'in Ohio', 'the bank says no'],
    'I am the executor of my aunt in Ohio the bank says no',
  ],
  [['one', 'two', 'three', 'four'], 'two three four'],
])('after %j a question follows on %j', (messages, before) => {
  expect(saidBefore(messages)).toBe(before);
});
