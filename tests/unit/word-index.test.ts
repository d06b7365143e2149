import { expect, test } from 'vitest';
import { words } from '../../src/features/questions/search/terms.ts';
import { buildWordIndex, type Field, fields, loadWordIndex } from '../../src/features/questions/search/word-index.ts';

const passage = (texts: Partial<Record<Field, string>>) =>
  Object.fromEntries(fields.map((field) => [field, words(texts[field] ?? '')])) as Record<Field, string[]>;

const index = loadWordIndex(
  buildWordIndex(
    [
      passage({ heading: 'bond', body: 'executor bond premium' }),
      passage({ heading: 'inventory', body: 'executor inventory appraiser executor' }),
      passage({ phrasings: 'who pays the premium', body: 'executor' }),
    ],
    (word) => word,
  ),
);
const found = (...asked: string[]): number[] => index.search(asked, () => 1).map(({ id }) => id);

test('a term counts more where it is rarer, in a field that counts more, and beside others', () => {
  expect(found('premium')).toEqual([2, 0]);
  expect(found('executor')).toEqual([1, 2, 0]);
  expect(found('premium', 'bond', 'executor')[0]).toBe(0);
  const weighed = (rare: string) => index.search(['premium', 'inventory'], (term) => (term === rare ? 0.1 : 1))[0]?.id;
  expect([weighed('inventory'), weighed('premium')]).toEqual([2, 1]);
  expect(found('nothing-of-this')).toEqual([]);
});

test('an unknown term matches indexed terms that it is a prefix of, or that are one edit away', () => {
  expect(found('apprais')).toEqual([1]);
  for (const slip of ['inventry', 'inventoryy', 'inventort']) expect(found(slip), slip).toEqual([1]);
  expect(found('inventttry')).toEqual([]);
  // Too short to tell what is meant.
  expect(found('bonf')).toEqual([]);
});

test('returns the fields in which a passage has a term, the typed form, and the document frequency', () => {
  const [first] = index.search(['premiun', 'bond'], () => 1);
  expect(first?.fieldsWith('bond')).toEqual(['heading', 'body']);
  expect(first?.fieldsWith('premiun')).toEqual(['body']);
  expect(index.frequency('executor')).toBe(3);
  expect(index.frequency('premiun')).toBeUndefined();
});
