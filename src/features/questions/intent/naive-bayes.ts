// Learns from example messages what kind a message is (multinomial naive Bayes over words and pairs of words): plain
// counting, no more, and the operator can read and change what it learned from.
import type { Intent } from '../contract.ts';
import { normalize } from '../normalize.ts';

/** Example messages by their kind, written by people. */
export type MessageExamples = Partial<Record<Intent, string[]>>;

export interface Guess {
  kind: Intent;
  /** Natural logarithm of how much likelier it is than the next kind. */
  margin: number;
}

const features = (message: string): string[] => {
  const plain = normalize(message).replace(/'/g, '');
  const words = ['<s>', ...(plain.match(/[\p{L}\p{N}<>]+/gu) ?? []), '</s>'].map((word) =>
    /^\d+$/.test(word) ? '<number>' : word,
  );
  return words.flatMap((word, at) =>
    at === 0 ? [] : [...(word === '</s>' ? [] : [word]), `${words[at - 1]} ${word}`],
  );
};

/** Returns a guesser that learned from the examples. */
export function trainClassifier(examples: MessageExamples): (message: string) => Guess {
  const kinds = Object.entries(examples) as [Intent, string[]][];
  const vocabulary = new Set<string>();
  const learned = kinds.map(([kind, messages]) => {
    const counts = new Map<string, number>();
    let total = 0;
    // Once a message: a word said twice says no more.
    for (const feature of messages.flatMap((message) => [...new Set(features(message))])) {
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
      vocabulary.add(feature);
      total += 1;
    }
    return { kind, counts, total };
  });
  const smoothing = 0.25;
  return (message) => {
    const said = [...new Set(features(message))].filter((feature) => vocabulary.has(feature));
    const scores = learned
      .map(({ kind, counts, total }) => ({
        kind,
        score: said.reduce(
          (sum, feature) =>
            sum + Math.log(((counts.get(feature) ?? 0) + smoothing) / (total + smoothing * vocabulary.size)),
          0,
        ),
      }))
      .sort((a, b) => b.score - a.score);
    const [best, next] = scores;
    return { kind: best?.kind ?? 'question', margin: (best?.score ?? 0) - (next?.score ?? 0) };
  };
}
