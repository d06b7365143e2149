// Word vectors, fitted (`npm run fit`) so that a question is similar to the phrasings of the passage that
// answers it, even where the two share no word.

export interface WordVectors {
  /** How many numbers a word has. */
  dimensions: number;
  /** Every word and pair of words, with a space between; and the numbers of each, in the same order, in half a byte each. */
  words: string;
  numbers: string;
}

export const noVectors: WordVectors = { dimensions: 0, words: '', numbers: '' };

/** The largest 4-bit level, of either sign. */
export const maxLevel = 7;

/** Numbers as base64, 4 bits each: rounded and clamped. More precision does not improve the search. */
export function quantize(numbers: number[]): string {
  const halves = numbers.map((value) => Math.round(Math.max(-maxLevel, Math.min(maxLevel, value))) + maxLevel);
  return Buffer.from(
    Array.from(
      { length: Math.ceil(halves.length / 2) },
      (_, index) => (halves[2 * index] ?? 0) * 16 + (halves[2 * index + 1] ?? 0),
    ),
  ).toString('base64');
}

/** The numbers again; one more where there was an odd one. */
export function dequantize(text: string): Int8Array {
  const bytes = Buffer.from(text, 'base64');
  const numbers = new Int8Array(2 * bytes.length);
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] as number;
    numbers[2 * index] = (byte >> 4) - maxLevel;
    numbers[2 * index + 1] = (byte & 15) - maxLevel;
  }
  return numbers;
}

/** Between the two words of a pair. */
export const pairMark = '_';

/**
 * The words of a text as they are typed, and each two that follow one another, each once. Small words are among them:
 * "who" asks for another answer than "when", and "no will" is another case than a will.
 */
export function tokenize(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[a-z]+/g) ?? [];
  const pairs = words.slice(1).map((word, index) => `${words[index]}${pairMark}${word}`);
  return [...new Set([...words, ...pairs])];
}

/** The sum of two vectors' products. Plain loops here: the first question waits for them. */
export function dotProduct(a: Float32Array, b: ArrayLike<number>, from = 0): number {
  let sum = 0;
  for (let index = 0; index < a.length; index += 1) sum += (a[index] as number) * (b[from + index] as number);
  return sum;
}

/** Scales a vector to length 1; a zero vector stays as it is. */
export function toUnitVector(vector: Float32Array): Float32Array {
  const length = Math.sqrt(dotProduct(vector, vector)) || 1;
  const unit = new Float32Array(vector.length);
  for (let index = 0; index < unit.length; index += 1) unit[index] = (vector[index] as number) / length;
  return unit;
}

/**
 * Returns a function that embeds a text: the sum of its words' vectors, of length 1 where every word is known, shorter
 * the more are not, so that a text of unknown words and "how do you" is similar to nothing.
 */
export function createEmbedder({ dimensions, words, numbers }: WordVectors): (text: string) => Float32Array {
  const places = new Map(words.split(' ').map((word, index) => [word, index * dimensions] as const));
  const vectorValues = dequantize(numbers);
  return (text) => {
    const sum = new Float32Array(dimensions);
    const tokens = tokenize(text);
    for (const token of tokens) {
      const from = places.get(token);
      if (from === undefined) continue;
      for (let index = 0; index < dimensions; index += 1)
        sum[index] = (sum[index] as number) + (vectorValues[from + index] as number);
    }
    const words = tokens.filter((token) => !token.includes(pairMark));
    const known = words.filter((word) => places.has(word));
    const length = Math.sqrt(known.length / (words.length || 1));
    return toUnitVector(sum).map((value) => value * length);
  };
}
