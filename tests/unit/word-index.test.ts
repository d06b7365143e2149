import { expect, test } from 'vitest';
import { buildWordIndex, type Field, loadWordIndex } from '../../src/features/questions/search/word-index.ts';

const passage = (texts: Partial<Record<Field, string>>): Record<Field, string> => ({
  phrasings: '',
  heading: '',
  answer: '',
  page: '',
  body: '',
  ...texts,
});

const index = loadWordIndex(
  buildWordIndex([
    passage({ heading: 'bond', body: 'executor bond premium' }),
    passage({ heading: 'inventory', body: 'executor inventory appraiser executor' }),
    passage({ phrasings: 'which premium', body: 'executor' }),
  ]),
);
const found = (...asked: string[]): number[] => index.search(asked, () => 1).map(({ id }) => id);

test('a term counts more where it is rarer, in a field with a higher boost, and beside others', () => {
  expect(found('premium')).toEqual([2, 0]);
  expect(found('executor')).toEqual([1, 2, 0]);
  expect(found('premium', 'bond', 'executor')[0]).toBe(0);
  const weighed = (rare: string) => index.search(['premium', 'inventori'], (term) => (term === rare ? 0.1 : 1))[0]?.id;
  expect([weighed('inventori'), weighed('premium')]).toEqual([2, 1]);
  expect(found('nothing-of-this')).toEqual([]);
  expect(found()).toEqual([]);
});

test('an unknown term matches indexed terms that it is a prefix of, or that are one edit away', () => {
  expect(found('apprais')).toEqual([1]);
  for (const typo of ['inventri', 'inventorri', 'inventoru']) expect(found(typo), typo).toEqual([1]);
  expect(found('inventttri')).toEqual([]);
  // Shorter terms have too many others one edit away.
  expect(found('bonf')).toEqual([]);
});

test('returns the fields in which a passage has a term, the typed form, and the document frequency', () => {
  const [first] = index.search(['premiun', 'bond'], () => 1);
  expect(first?.fieldsWith('bond')).toEqual(['heading', 'body']);
  expect(first?.fieldsWith('premiun')).toEqual(['body']);
  expect(index.frequency('executor')).toBe(3);
  expect(index.frequency('premiun')).toBeUndefined();
  // A name that every object has is not a term.
  expect(index.frequency('constructor')).toBeUndefined();
});
