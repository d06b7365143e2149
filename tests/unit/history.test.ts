import { expect, test } from 'vitest';
import { recentHistory } from '../../src/features/questions/history.ts';

test.each([
  [[], ''],
  [['How long does probate take in Ohio?'], 'How long does probate take in Ohio?'],
  [['What is an executor?', 'How long does probate take in Ohio?'], 'How long does probate take in Ohio?'],
  [
    ['My father left a truck with a loan.', 'it is worth less than that'],
    'My father left a truck with a loan. it is worth less than that',
  ],
  [
    ['How long does probate take?', 'and what does it cost to open one'],
    'How long does probate take? and what does it cost to open one',
  ],
  [['my mom had a car', 'she had two'], 'my mom had a car she had two'],
  [
    ['I am the executor of my aunt', 'in Ohio', 'the bank says no'],
    'I am the executor of my aunt in Ohio the bank says no',
  ],
  [['one', 'two', 'three', 'four'], 'two three four'],
])('after %j a question follows on %j', (messages, before) => {
  expect(recentHistory(messages)).toBe(before);
});
