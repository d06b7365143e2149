// What the passages mean, as vectors: the mean of what they are asked for in. The build makes them, the function compares.
import type { Passage } from './passages.ts';
import { createEmbedder, dequantize, dotProduct, quantize, type WordVectors } from './word-vectors.ts';

/** Characters of a direct answer that say what it is about. */
const answerStart = 220;

/** What a passage says, as somebody would ask for it: its heading, its phrasings and the beginning of its direct answer. */
export const phrasesOf = ({ heading, phrasings, answer }: Passage): string[] => [
  heading,
  ...phrasings,
  ...(answer ? [answer.slice(0, answerStart)] : []),
];

/** The numbers of a mean of vectors of length 1 are small: this many times larger they fill half a byte. */
const scale = 40;

/** The vector of each passage, in half a byte a number: the mean of those of its phrases. */
export function buildPassageVectors(passages: Passage[], vectors: WordVectors): string {
  const vectorOf = createEmbedder(vectors);
  return quantize(
    passages.flatMap((passage) => {
      const phrases = phrasesOf(passage).map(vectorOf);
      return Array.from({ length: vectors.dimensions }, (_, at) => {
        const mean = phrases.reduce((sum, phrase) => sum + (phrase[at] ?? 0), 0) / phrases.length;
        return mean * scale;
      });
    }),
  );
}

/** How near passages are to a text in their meaning: 1 at most. */
interface Similarities {
  /** Each passage as a whole, in their order. */
  near: Float32Array;
  /** The nearest phrase of one of them. */
  nearest: (passage: Passage) => number;
}

/** Returns what compares a text with all passages; takes what `buildPassageVectors` gave, and the vectors it was made with. */
export function loadPassageVectors(vectors: WordVectors, vectorData: string): (text: string) => Similarities {
  const { dimensions } = vectors;
  const vectorOf = createEmbedder(vectors);
  const numbers = dequantize(vectorData);
  const phrases = new Map<Passage, Float32Array[]>();
  return (text) => {
    const asked = vectorOf(text);
    const near = new Float32Array(dimensions && Math.floor(numbers.length / dimensions));
    for (let at = 0; at < near.length; at += 1) near[at] = dotProduct(asked, numbers, at * dimensions) / scale;
    const nearest = (passage: Passage): number => {
      const own = phrases.get(passage) ?? phrasesOf(passage).map(vectorOf);
      phrases.set(passage, own);
      return Math.max(...own.map((phrase) => dotProduct(asked, phrase)));
    };
    return { near, nearest };
  };
}
