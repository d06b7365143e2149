// Passage vectors: the mean of the vectors of a passage's phrases. The build computes them, the function compares them.
import type { Passage } from './passages.ts';
import { createEmbedder, dequantize, dotProduct, quantize, toUnitVector, type WordVectors } from './word-vectors.ts';

/** Characters of a direct answer that say what it is about. */
const answerStart = 220;

/** What a passage says, as somebody would ask for it: its heading, its phrasings and the start of its direct answer. */
export const phrasesOf = ({ heading, phrasings, answer }: Passage): string[] => [
  heading,
  ...phrasings,
  ...(answer ? [answer.slice(0, answerStart)] : []),
];

/** Fewer words than this say too little to be compared alone. */
const minWords = 4;
/** The clauses of a message: in a story one of them asks, or names what it is about. */
const clausesOf = (text: string): string[] =>
  text.split(/[.?!,\n]\s+/).filter((clause) => clause.split(' ').length >= minWords);

/** Components of a mean of unit vectors are small: scaled by this they use the whole range of 4 bits. */
const scale = 40;

/** The vector of each passage, quantized to 4 bits per component. */
export function buildPassageVectors(passages: Passage[], vectors: WordVectors): string {
  const vectorOf = createEmbedder(vectors);
  return quantize(
    passages.flatMap((passage) => {
      const phrases = phrasesOf(passage).map(vectorOf);
      return Array.from({ length: vectors.dimensions }, (_, index) => {
        const mean = phrases.reduce((sum, phrase) => sum + (phrase[index] ?? 0), 0) / phrases.length;
        return mean * scale;
      });
    }),
  );
}

/** Cosine similarities of a text to passages: 1 at most. */
interface Similarities {
  /** Each passage as a whole, in their order. */
  near: Float32Array;
  /** The nearest phrase of one of them, to the text or to one of its clauses. */
  nearest: (passage: Passage) => number;
}

/**
 * Returns a function that compares a text, and what it follows on, with all passages, given the result of
 * `buildPassageVectors`. A history counts as much as the text, however long.
 */
export function loadPassageVectors(
  vectors: WordVectors,
  vectorData: string,
): (text: string, history: string) => Similarities {
  const { dimensions } = vectors;
  const vectorOf = createEmbedder(vectors);
  const numbers = dequantize(vectorData);
  const phrases = new Map<Passage, Float32Array[]>();
  return (text, history) => {
    const alone = vectorOf(text);
    const before = vectorOf(history);
    const asked = history ? toUnitVector(alone.map((value, index) => value + (before[index] ?? 0))) : alone;
    const parts = [asked, ...clausesOf(text).map(vectorOf)];
    const near = new Float32Array(dimensions && Math.floor(numbers.length / dimensions));
    for (let index = 0; index < near.length; index += 1)
      near[index] = dotProduct(asked, numbers, index * dimensions) / scale;
    const nearest = (passage: Passage): number => {
      const phraseVectors = phrases.get(passage) ?? phrasesOf(passage).map(vectorOf);
      phrases.set(passage, phraseVectors);
      return Math.max(...parts.flatMap((part) => phraseVectors.map((phrase) => dotProduct(part, phrase))));
    };
    return { near, nearest };
  };
}
