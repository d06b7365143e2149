// What a message most likely is, where no sign shows it: a logistic regression over its words and pairs of them for each
// intent, fitted to example messages (`npm run fit -- intent`).
import type { Intent } from '../contract.ts';
import { type HashedModel, sumOf, weightsOf } from '../guard/hashed-model.ts';
import fitted from './intent-model.json' with { type: 'json' };

export interface IntentModel extends HashedModel {
  /** How much likelier than a plain question (log odds) another intent must be. */
  minMargin: number;
}

/** What the model knows: need and places are settled before. */
export const guessedIntents = [
  'question',
  'about',
  'grief',
  'greeting',
  'legal-advice',
  'out-of-scope',
  'prompt-injection',
  'unclear',
] as const satisfies Intent[];
export type GuessedIntent = (typeof guessedIntents)[number];

/** The words of a message, each once, and each pair of them, as signs of an intent; first how common the intent is. */
export function intentFeatures(words: string[], intent: GuessedIntent): string[] {
  const all = ['<s>', ...words.map((word) => (/^\d+$/.test(word) ? '<number>' : word)), '</s>'];
  const features = ['', ...all.flatMap((word, at) => (at === 0 ? [] : [word, `${all[at - 1]} ${word}`]))];
  return [...new Set(features)].map((feature) => `${intent} ${feature}`);
}
/** Keeps a long message from counting more than a short one. */
export const scaleOf = (features: string[]): number => 1 / Math.sqrt(features.length);

/** The intent of a message that no sign shows: a plain question unless another is clearly likelier. */
export function guessIntent(words: string[], model: IntentModel = fitted): GuessedIntent {
  const scored = guessedIntents.map((intent) => {
    const features = intentFeatures(words, intent);
    return { intent, score: scaleOf(features) * sumOf(weightsOf(features, model)) };
  });
  const plain = scored[0]?.score ?? 0;
  const [best] = scored.sort((a, b) => b.score - a.score);
  return best && best.score > plain + model.minMargin ? best.intent : 'question';
}
