import { expect, test } from 'vitest';
import { foundWords, mergeResults, significantWords } from '../../src/features/search/search.ts';

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

test('what was found is said in one sentence, and how much of it has every word', () => {
  expect(foundWords('deposit', undefined, 1, 1)).toBe('1 result for “deposit”.');
  expect(foundWords('deposit', 'term', 0, 0)).toBe('No results for “deposit” in Court terms.');
  expect(foundWords('court deposit', undefined, 5, 0)).toBe(
    '5 results for “court deposit”. None has all of these words.',
  );
  expect(foundWords('court deposit', undefined, 5, 1)).toMatch(/Only 1 has all/);
  expect(foundWords('court deposit', undefined, 5, 2)).toMatch(/Only 2 have all/);
});
