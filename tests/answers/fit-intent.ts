// Fits what a message is where no sign shows it, from src/content/message-examples.yaml and labeled questions.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import {
  type GuessedIntent,
  guessedIntents,
  type IntentModel,
  intentFeatures,
} from '../../src/features/questions/intent/intent-model.ts';
import { wordsOf } from '../../src/features/questions/normalize.ts';
import { fitClassifier } from './fit-classifier.ts';
import { isInSample, type LabeledMessage, readPhrasings, sectionsOf } from './labeled-messages.ts';

const options = { buckets: 32_768, step: 0.4, minExamples: 2, minWeight: 0.6, ridge: 0.0003, rounds: 10 };
/** Of the questions that a fit has not seen, one in a hundred is taken for something else. */
const minMargin = 1;
/** There are far more questions than examples of anything else. */
const exampleTimes = 6;

export interface IntentRow {
  text: string;
  /** Without: a plain question. */
  intent?: GuessedIntent;
}

/** The messages that the fit learns from. */
export function intentRows(messages: LabeledMessage[]): IntentRow[] {
  const examples: Record<string, string[]> = parse(readFileSync('src/content/message-examples.yaml', 'utf8'));
  const questions = [
    ...messages.filter((message) => sectionsOf(message)?.length).map(({ text }) => text),
    ...readPhrasings(),
  ].filter((text) => isInSample(text, 2));
  return [
    ...guessedIntents.flatMap((intent) => (examples[intent] ?? []).map((text) => ({ text, intent }))),
    ...questions.map((text) => ({ text })),
  ];
}

/** Fits the model of `src/features/questions/intent/intent-model.json`. */
export const fitIntent = (rows: IntentRow[]): IntentModel => ({
  minMargin,
  ...fitClassifier(
    guessedIntents,
    rows.map(({ text, intent }) => ({
      features: intentFeatures(wordsOf(text)),
      class: intent,
      times: intent ? exampleTimes : 1,
    })),
    options,
  ),
});
