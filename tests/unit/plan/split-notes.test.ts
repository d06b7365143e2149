import { expect, test } from 'vitest';
import { splitNotes } from '../../../src/features/plan/split-notes.ts';

const plan = 'My plan:\nCounty: Ross.\n\nhttps://probate.example/plan#death=2026-03-10';

test.each([
  [plan, '', plan],
  [`Call me.\n\n${plan}`, 'Call me.', plan],
  [`${plan}\n\nI once saw /plan#old myself.`, 'I once saw /plan#old myself.', plan],
  ['Is this My plan: /plan#no', 'Is this My plan: /plan#no', ''],
  ['Call me. ', 'Call me.', ''],
  [`Call me.\n${plan}\nAt noon.`, 'Call me.\n\nAt noon.', plan],
  ['My plan:\n/plan#a b', 'My plan:\n/plan#a b', ''],
])('%j is split into the visitor’s message and the plan', (notes, words, sent) => {
  expect(splitNotes(notes)).toEqual({ message: words, plan: sent });
});
