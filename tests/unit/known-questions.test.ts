import { expect, test } from 'vitest';
import { suggestionsFor } from '../../src/features/questions/known-questions.ts';

const known = [
  'What is probate, in plain words?',
  'How long does probate take?',
  'Who pays the mortgage?',
  'Does the executor get paid?',
  'How can an executor be removed?',
  'How long do creditors have?',
  'What can a will not do?',
  'There is no will. Who gets what?',
  'Do hogs, cattle and hay have to be appraised?',
  'Can you leave money to a cat or a dog?',
  'Does an IRA or a 401(k) go through probate?',
];

test.each([
  ['mortg', 'Who pays the mortgage?'],
  ['how long cred', 'How long do creditors have?'],
  ['remove execut', 'How can an executor be removed?'],
  ['mortgaeg', 'Who pays the mortgage?'],
  ['executors get paid', 'Does the executor get paid?'],
  ['will', 'What can a will not do?'],
  ['no will', 'There is no will. Who gets what?'],
  ['cat', 'Can you leave money to a cat or a dog?'],
  ['catt', 'Do hogs, cattle and hay have to be appraised?'],
  ['401', 'Does an IRA or a 401(k) go through probate?'],
  ['excutor', 'Does the executor get paid?'],
  ['who pays the morgage', 'Who pays the mortgage?'],
])('"%s" finds "%s"', (typed, first) => {
  expect(suggestionsFor(typed, known)[0]).toBe(first);
});

test('small words, other words and nothing find nothing', () => {
  for (const typed of ['', 'how do i', 'what', 'zebra', 'plainclothes', 'will i', 'my zebra was left to a lion', '???'])
    expect(suggestionsFor(typed, known)).toEqual([]);
});

test('a question with only the words in common is not offered', () => {
  const others = [
    'Dad was on Medicaid. Will the state take the house?',
    'Can a spouse take a share against the will?',
    'Will the bank pay for the funeral?',
    'How do I file the will?',
  ];
  const asked = ['Where do I take the will?', 'who can take the will', 'who pays the funeral', 'where is the house'];
  for (const typed of asked) expect(suggestionsFor(typed, others), typed).toEqual([]);
  expect(suggestionsFor('take the will', others)).toEqual(['Can a spouse take a share against the will?']);
  expect(suggestionsFor('Where is the will', ['Where is a will kept?', 'Who has the will?'])).toEqual([
    'Where is a will kept?',
  ]);
});

test('at most five are offered', () => {
  const many = Array.from({ length: 20 }, (_, index) => `Can question ${index} be asked?`);
  expect(suggestionsFor('question', many)).toHaveLength(5);
});
