import { expect, test } from 'vitest';
import { mergeResults, significantWords } from '../../src/features/search/search.ts';

test('a question is searched by the words that say something', () => {
  expect(significantWords('How do I sell my mother’s house?')).toEqual(['sell', 'mother’s', 'house']);
  expect(significantWords('who is it')).toEqual(['who', 'is', 'it']);
  expect(significantWords('"letters of authority"')).toEqual(['"letters of authority"']);
  expect(significantWords('   ')).toEqual([]);
  expect(significantWords('<b>'.repeat(60))).toHaveLength(1);
});

test('pages with more of the words come first, pages with less than half of them not at all', () => {
  const find = (id: string, score: number) => ({ id, score });
  const joined = mergeResults([
    [find('a', 1), find('b', 9), find('c', 3)],
    [find('a', 1), find('c', 3)],
    [find('a', 1), find('d', 9)],
  ]);
  expect(joined.map(({ id }) => id)).toEqual(['a', 'c']);
  expect(mergeResults([[find('a', 1), find('b', 2)], []]).map(({ id }) => id)).toEqual(['b', 'a']);
});
