import { expect, test } from 'vitest';
import {
  createSpeller,
  findPartialMatches,
  isOnlyBeginning,
  resultSummary,
  significantWords,
} from '../../src/features/search/search.ts';

test('stop words are dropped from a query', () => {
  expect(significantWords('How do I sell my mother’s house?')).toEqual(['sell', 'mother’s', 'house']);
  expect(significantWords('who is it')).toEqual(['who', 'is', 'it']);
  expect(significantWords('"letters of authority"')).toEqual(['"letters of authority"']);
  expect(significantWords('401(k) (IRA)')).toEqual(['401k', 'IRA']);
  expect(significantWords(' form 4.0')).toEqual(['"form 4.0"']);
  expect(significantWords('the house')).toEqual(['house']);
  expect(significantWords('   ')).toEqual([]);
  expect(significantWords('court '.repeat(60))).toHaveLength(8);
  expect(significantWords('<b>'.repeat(60))).toHaveLength(1);
});

test.each([
  ['tranfer deed', 'transfer deed'],
  ['Gaurdianship', 'guardianship'],
  // The most frequent of two, with the same first letter.
  ['who are hiers', 'who are heirs'],
  // Still being typed, or a word of ours as it is.
  ['guardi', 'guardi'],
  ['theirs', 'theirs'],
  // Too short; in quotation marks; a name with a hyphen; a number.
  ['deth', 'deth'],
  ['"tranfer deed"', '"tranfer deed"'],
  ['tranfer-on', 'tranfer-on'],
  ['2113.06', '2113.06'],
])('"%s" is searched for as "%s"', (query, spelled) => {
  const spell = createSpeller(['deed', 'transfer', 'heirs', 'theirs', 'hires', 'guardianship', 'death']);
  expect(spell(query)).toBe(spelled);
});

test.each([
  [['abogado'], '<mark>a</mark> and <mark>A</mark>', true],
  [['excutor'], 'his <mark>ex-wife,</mark>', true],
  [['dying'], 'when he <mark>died</mark>', false],
  [['guardianship'], 'the <mark>guardian</mark>', false],
  [['stepmother'], 'a <mark>step-mother</mark>', false],
  [['abogado'], 'found by its title', false],
  [['half-brother'], 'a <mark>half</mark>', false],
  [['abogado', 'house'], 'as <mark>a</mark>', false],
])('%j is no more than begun in "%s": %j', (words, excerpt, only) => {
  expect(isOnlyBeginning(words, excerpt)).toBe(only);
});

/** Pages by the words they have, each scored with how often it has them, as an index would. */
const indexOf = (pages: Record<string, string>) => (words: string[]) =>
  Promise.resolve(
    Object.entries(pages)
      .filter(([, text]) => words.every((word) => text.split(' ').includes(word)))
      .map(([id, text]) => ({ id, words, score: text.split(' ').filter((word) => words.includes(word)).length })),
  );

test('partial matches are sorted by matching words, and need at least half of them', async () => {
  const find = indexOf({
    a: 'sell house',
    b: 'sell sell sell',
    c: 'sell house house',
    d: 'lake',
    e: 'sell house lake',
  });
  const ids = async (words: string[], enough: number) =>
    (await findPartialMatches(words, find, enough)).map(({ id }) => id);
  expect(await ids(['sell', 'house', 'lake'], 10)).toEqual(['e', 'c', 'a']);
  expect(await ids(['sell', 'house', 'lake', 'quickly'], 1)).toEqual(['e']);
  expect(await ids(['sell', 'nothing'], 10)).toEqual(['b', 'a', 'c', 'e']);
  expect(await ids(['nothing'], 10)).toEqual([]);
});

test('a partial match is searched with all words it contains, so that all are highlighted', async () => {
  const [match] = await findPartialMatches(['house', 'sell', 'quickly'], indexOf({ a: 'sell house' }), 10);
  expect(match?.words).toEqual(['house', 'sell']);
});

test('the summary says in one sentence how many results there are, and how many have every word', () => {
  expect(resultSummary('deposit', undefined, 1, 1)).toBe('1 result for “deposit”.');
  expect(resultSummary('deposit', 'term', 0, 0)).toBe('No results for “deposit” in Court terms.');
  expect(resultSummary('court deposit', undefined, 5, 0)).toBe(
    '5 results for “court deposit”. None has all of these words.',
  );
  expect(resultSummary('court deposit', undefined, 5, 1)).toMatch(/Only 1 has all/);
  expect(resultSummary('court deposit', undefined, 5, 2)).toMatch(/Only 2 have all/);
});
