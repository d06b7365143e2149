// The fitted files are what `npm run fit` gives.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type NeedModel, needFeatures, scoreNeed } from '../../src/features/questions/guard/need.ts';
import { guessIntent, type IntentModel } from '../../src/features/questions/intent/intent-model.ts';
import { wordsOf } from '../../src/features/questions/normalize.ts';
import { fitIntent, intentRows } from '../answers/fit-intent.ts';
import { fitNeed } from '../answers/fit-need.ts';
import { fitNumbers } from '../answers/fit-numbers.ts';
import { fittedFiles, inputHash, type Model } from '../answers/fitted-files.ts';
import {
  gateFile,
  readContentMessages,
  readLabeled,
  readOtherPhrasings,
  readTraining,
  unseenGateFile,
} from '../answers/labeled-messages.ts';

const shipped = (model: Model) => JSON.parse(readFileSync(fittedFiles[model], 'utf8'));
const training = readTraining();
const heldOut = [gateFile, unseenGateFile].flatMap(readLabeled).map(({ text }) => text);

test.each(Object.entries(fittedFiles))('%s was fitted from the inputs of today', (model, file) => {
  expect(
    shipped(model as Model).inputs,
    `${file} is older than what it is fitted from: npm run build && npm run fit`,
  ).toBe(inputHash(model as Model));
});

test('a new fit of numbers is the shipped one', () => {
  const { inputs: _, ...model } = shipped('numbers');
  expect(fitNumbers(training)).toEqual(model);
});

// These two also learn from the phrasings and examples of the pages, which change without a new fit.
test('a new fit of need decides as the shipped one for 95% of the held-out messages and 97% of the phrasings', () => {
  const others = readOtherPhrasings();
  const [now, then]: [NeedModel, NeedModel] = [
    fitNeed([...training, ...readContentMessages()], others),
    shipped('need'),
  ];
  const decide = (features: Set<string>, model: NeedModel) => {
    const { kind, score } = scoreNeed(features, model);
    return score < model.lineThreshold ? '' : `${kind} ${score >= model.clearThreshold}`;
  };
  const agreement = (texts: string[]) =>
    texts.map(needFeatures).filter((features) => decide(features, now) === decide(features, then)).length /
    texts.length;
  const advice = 'npm run fit -- need';
  expect(agreement(heldOut), advice).toBeGreaterThanOrEqual(0.95);
  expect(agreement(others), advice).toBeGreaterThanOrEqual(0.97);
});

test('a new fit of the intent decides as the shipped one for 98% of the held-out messages', () => {
  const [now, then]: [IntentModel, IntentModel] = [fitIntent(intentRows(training)), shipped('intent')];
  const words = heldOut.map(wordsOf);
  const same = words.filter((message) => guessIntent(message, now) === guessIntent(message, then));
  expect(same.length / words.length, 'npm run fit -- intent').toBeGreaterThanOrEqual(0.98);
});
