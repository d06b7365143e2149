// Fits what a message is where no sign shows it, from src/content/message-examples.yaml and labeled questions.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { bucketOf, toLetter } from '../../src/features/questions/guard/hashed-model.ts';
import {
  type GuessedIntent,
  guessedIntents,
  type IntentModel,
  intentFeatures,
  scaleOf,
} from '../../src/features/questions/intent/intent-model.ts';
import { wordsOf } from '../../src/features/questions/normalize.ts';
import { type LabeledMessage, readPhrasings, sectionsOf } from './labeled-messages.ts';
import { fitLogistic } from './logistic.ts';

const buckets = 65_536;
const step = 0.2;
/** Of the questions that a fit has not seen, one in a hundred is taken for something else. */
const minMargin = 1;
/** There are far more questions than examples of anything else. */
const exampleWeight = 6;

export interface IntentRow {
  text: string;
  intent: GuessedIntent;
}

/** The messages that the fit learns from. */
export function intentRows(messages: LabeledMessage[]): IntentRow[] {
  const examples: Record<string, string[]> = parse(readFileSync('src/content/message-examples.yaml', 'utf8'));
  const questions = [
    ...messages.filter((message) => sectionsOf(message)?.length).map(({ text }) => text),
    ...readPhrasings(),
  ].filter((_, at) => at % 2 === 0);
  return [
    ...guessedIntents.flatMap((intent) => (examples[intent] ?? []).map((text) => ({ text, intent }))),
    ...questions.map((text) => ({ text, intent: 'question' as const })),
  ];
}

/** Fits the model of `src/features/questions/intent/intent-model.json`. */
export function fitIntent(rows: IntentRow[]): IntentModel {
  const measured = rows.flatMap(({ text, intent }) =>
    guessedIntents.map((candidate) => {
      const features = intentFeatures(wordsOf(text), candidate);
      const value = scaleOf(features);
      return {
        features: features.map((name): [string, number] => [String(bucketOf(name, buckets)), value]),
        isPositive: candidate === intent,
        weight: intent === 'question' ? 1 : exampleWeight,
      };
    }),
  );
  const { weights } = fitLogistic(measured, { ridge: 0.0003, rounds: 10, withIntercept: false });
  const letters = Array.from({ length: buckets }, (_, bucket) => toLetter(weights.get(String(bucket)) ?? 0, step));
  return { intercept: 0, minMargin, step, weights: letters.join('') };
}
