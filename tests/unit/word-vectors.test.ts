import { expect, test } from 'vitest';
import { loadPassageVectors } from '../../src/features/questions/search/passage-vectors.ts';
import type { Passage } from '../../src/features/questions/search/passages.ts';
import { createRetriever } from '../../src/features/questions/search/retrieval.ts';
import { buildSearchIndex } from '../../src/features/questions/search/search-index.ts';
import { createEmbedder, dequantize, quantize, tokenize } from '../../src/features/questions/search/word-vectors.ts';
import { passageOf } from '../support/hand-written.ts';

/** "Automobile" and "violin" are as good as "car"; "boat" is something else. */
const vectors = { dimensions: 2, words: 'car automobile boat violin', numbers: quantize([7, 0, 7, 0, 0, 7, 7, 0]) };
const passage = (url: string, heading: string, phrasings: string[] = []) => passageOf({ url, heading, phrasings });
const passages = [passage('/a', 'The boat'), passage('/b', 'The car', ['a tall car']), passage('/c', 'The hat')];

test('quantization rounds to four bits and clamps signed values', () => {
  expect([...dequantize(quantize([-7, 0.4, 5, 90]))]).toEqual([-7, 0, 5, 7]);
});

test('the tokenizer keeps stop words and pairs of words, and returns each once', () => {
  expect(tokenize("Who's to, WHO isn’t to?").filter((word) => !word.includes('_'))).toEqual([
    'whos',
    'to',
    'who',
    'isnt',
  ]);
  expect(tokenize('no will, no will')).toEqual(['no', 'will', 'no_will', 'will_no']);
  expect(tokenize('1234')).toEqual([]);
});

test('a text’s vector is the normalized sum of its words’ vectors; unknown words make it shorter', () => {
  const vectorOf = createEmbedder(vectors);
  expect([...vectorOf('car car automobile')]).toEqual([1, 0]);
  expect([...vectorOf('zeppelin')]).toEqual([0, 0]);
  expect([...vectorOf('the zeppelin of car boat')].map((value) => value.toFixed(2))).toEqual(['0.45', '0.45']);
});

test('a passage is similar to a question of the same meaning in other words', () => {
  const { near, nearest } = loadPassageVectors(vectors, buildSearchIndex(passages, vectors).passageVectors)(
    'automobile',
    '',
  );
  expect(near[1]).toBeGreaterThan(0.1);
  expect(near[0]).toBe(0);
  expect(nearest(passages[1] as Passage)).toBeGreaterThan(0.7);
  expect(nearest(passages[2] as Passage)).toBe(0);
});

test('without vectors all similarities are zero, and search uses words only', () => {
  const search = createRetriever(passages, buildSearchIndex(passages));
  const [first] = search({ question: 'the car', history: '' }, 3);
  expect(first?.passage.url).toBe('/b');
  expect(first?.signals).toMatchObject({ similarity: 0, phraseSimilarity: 0 });
});

const many = [
  ...Array.from({ length: 60 }, (_, index) => passage(`/${index}`, 'The keys', ['the keys', 'my keys'])),
  passage('/near', 'The violin', [`keys ${'river lamp stone garden window '.repeat(20)}`]),
];

test('passages with similar vectors are candidates, however low they rank by words', () => {
  const found = (by: typeof vectors | undefined, question: string) =>
    createRetriever(many, buildSearchIndex(many, by))({ question, history: '' }, 99).map(({ passage: { url } }) => url);
  expect(found(vectors, 'keys of the car')).toContain('/near');
  expect(found(undefined, 'keys of the car')).not.toContain('/near');
  // No word of it has a vector: the candidates are those of the word search alone.
  expect(found(vectors, 'keys').length).toBe(found(undefined, 'keys').length);
});
