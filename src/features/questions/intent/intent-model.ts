// The fitted intent classifier, for messages that no hand-written phrase matches (`npm run fit -- intent`).
import { type Classifier, logOdds } from '../classifier.ts';
import type { Intent } from '../contract.ts';
import fitted from './intent-model.json' with { type: 'json' };

/** The model's classes besides a plain question: need and places are classified before. */
export const guessedIntents = [
  'about',
  'grief',
  'greeting',
  'legal-advice',
  'out-of-scope',
  'prompt-injection',
  'unclear',
] as const satisfies Intent[];
export type GuessedIntent = (typeof guessedIntents)[number];
export interface IntentModel extends Classifier<GuessedIntent> {
  /** How much likelier than a plain question (log odds) another intent must be. */
  minMargin: number;
}

/** The distinct unigrams and bigrams of a message. */
export function intentFeatures(words: string[]): Set<string> {
  const all = ['<s>', ...words.map((word) => (/^\d+$/.test(word) ? '<number>' : word)), '</s>'];
  return new Set(all.flatMap((word, index) => (index === 0 ? [] : [word, `${all[index - 1]} ${word}`])));
}

/** The intent of a message that no sign shows: a plain question unless another is clearly likelier. */
export function guessIntent(words: string[], model: IntentModel = fitted): GuessedIntent | 'question' {
  const odds = logOdds(intentFeatures(words), model);
  const [best] = [...guessedIntents].sort((a, b) => odds[b] - odds[a]);
  return best && odds[best] > model.minMargin ? best : 'question';
}
