import { expect, test } from 'vitest';
import { createSpeller } from '../../src/features/questions/search/spelling.ts';

const counts: Record<string, number> = {
  furniture: 4,
  executor: 9,
  executors: 2,
  mother: 5,
  jewelry: 1,
  moth: 1,
  medicaid: 2,
  medicare: 3,
};
const spell = createSpeller(Object.keys(counts), (word) => counts[word] ?? 0);

test.each([
  ['who gets the furnature and jewlery?', 'who gets the furniture and jewelry?'],
  // Of two that are one edit away, the more frequent.
  ['the executorr died', 'the executor died'],
  // Two edits away, but in the vocabulary.
  ['will medicade take it', 'will medicaid take it'],
  // Known, too short, or two edits away.
  ['my mother had a mothr and a fernature', 'my mother had a mothr and a fernature'],
  // It may be a name.
  ['Furnature, and Jewlery Street', 'Furnature, and Jewlery Street'],
  // A typo seldom begins a word.
  ['is nother here', 'is nother here'],
])('reads "%s" as "%s"', (typed, corrected) => {
  expect(spell(typed)).toBe(corrected);
});
