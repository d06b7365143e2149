// Which of the questions stay as one types: the signs of a word do not decide.
import { expect, test } from 'vitest';
import { hasWords, queryWords } from '../../src/features/answers/question-filter.ts';

const text = "Does an IRA or a 401(k) go through probate? My name is on mom's account. The executor’s “own” claim.";

test.each(['401k', '401(k)', '401k?', "mom's account", 'Mom’s account!', "executor's", '"own" claim,', ' IRA ', '?'])(
  '%j is found',
  (typed) => {
    expect(hasWords(text, queryWords(typed))).toBe(true);
  },
);

test('all words must match', () => {
  expect(hasWords(text, queryWords('401k house'))).toBe(false);
});
