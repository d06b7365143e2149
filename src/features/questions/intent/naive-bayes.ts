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

/**
 * What was counted in the examples, as the build hands it to the function: counting anew would hold a first question
 * up.
 */
export interface Learned {
  kinds: Intent[];
  /** Of each kind how many features its examples hold. */
  totals: number[];
  /** How many features there are. */
  vocabulary: number;
  /**
   * Of each word, and of each word that follows it, in how many examples of each kind it stands, up to the last kind
   * that has it: "|:3,0,1|lawyer:2|" under "a". Texts, because a list for each feature takes ten times as long to load.
   */
  counts: Record<string, string>;
}

const split = (feature: string): string[] => feature.split(' ');

/** The counts as texts, by first words. */
function written(counted: Map<string, number[]>): Learned['counts'] {
  const texts = new Map<string, string>();
  for (const [feature, counts] of counted) {
    const [word = '', next = ''] = split(feature);
    texts.set(word, `${texts.get(word) ?? '|'}${next}:${counts}|`);
  }
  return Object.fromEntries(texts);
}

/** What was counted for a feature; nothing where no example has it. */
function read(counts: Learned['counts'], feature: string): number[] | undefined {
  const [word = '', next = ''] = split(feature);
  const text = Object.hasOwn(counts, word) ? (counts[word] ?? '') : '';
  const begins = text.indexOf(`|${next}:`);
  if (begins < 0) return undefined;
  const from = begins + next.length + 2;
  return text.slice(from, text.indexOf('|', from)).split(',').map(Number);
}

/** Counts the features of the examples. */
export function learn(examples: MessageExamples): Learned {
  const kinds = Object.keys(examples) as Intent[];
  const counted = new Map<string, number[]>();
  const totals = kinds.map((kind, at) => {
    // Once a message: a word said twice says no more.
    const all = (examples[kind] ?? []).flatMap((message) => [...new Set(features(message))]);
    for (const feature of all) {
      const counts = counted.get(feature) ?? [];
      while (counts.length <= at) counts.push(0);
      counts[at] = (counts[at] ?? 0) + 1;
      counted.set(feature, counts);
    }
    return all.length;
  });
  return { kinds, totals, vocabulary: counted.size, counts: written(counted) };
}

const smoothing = 0.25;

/** Returns a guesser that goes by what was learned. */
export function classifier({ kinds, totals, vocabulary, counts }: Learned): (message: string) => Guess {
  return (message) => {
    const said = [...new Set(features(message))].flatMap((feature) => {
      const by = read(counts, feature);
      return by ? [by] : [];
    });
    const scores = kinds.map((kind, at) => {
      const all = Math.log((totals[at] ?? 0) + smoothing * vocabulary);
      return { kind, score: said.reduce((sum, by) => sum + Math.log((by[at] ?? 0) + smoothing) - all, 0) };
    });
    const [best, next] = scores.sort((a, b) => b.score - a.score);
    return { kind: best?.kind ?? 'question', margin: (best?.score ?? 0) - (next?.score ?? 0) };
  };
}
