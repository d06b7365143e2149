// What words mean to families, in numbers: a vector for each word, fitted (`npm run fit`) so that a question points the same
// way as the phrasings of the passage that answers it, also where the two share no word.

export interface WordVectors {
  /** How many numbers a word has. */
  dimensions: number;
  /** Every word, with a space between; and the numbers of each, in the same order, as bytes. */
  words: string;
  numbers: string;
}

export const noVectors: WordVectors = { dimensions: 0, words: '', numbers: '' };

/** Whole numbers from -127 to 127, as base64. */
export const toBytes = (numbers: ArrayLike<number>): string =>
  Buffer.from(Int8Array.from(numbers).buffer).toString('base64');
export const fromBytes = (text: string): Int8Array => new Int8Array(Buffer.from(text, 'base64'));

/** The words of a text as they are typed, each once. Small words are among them: "who" asks for another answer than "when". */
export const plainWords = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[a-z]+/g),
  ),
];

/** Scales it to the length 1; a vector of noughts stays as it is. */
export function toUnit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

/** Returns what gives a text its direction: the sum of its words' vectors, of length 1; noughts where no word is known. */
export function vectorsOf({ dimensions, words, numbers }: WordVectors): (text: string) => Float32Array {
  const places = new Map(words.split(' ').map((word, at) => [word, at * dimensions] as const));
  const bytes = fromBytes(numbers);
  return (text) => {
    const sum = new Float32Array(dimensions);
    for (const word of plainWords(text)) {
      const from = places.get(word);
      if (from === undefined) continue;
      for (let at = 0; at < dimensions; at += 1) sum[at] = (sum[at] ?? 0) + (bytes[from + at] ?? 0);
    }
    return toUnit(sum);
  };
}
