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

/** The share of the texts on which both decide alike, of those that either takes for something out of the ordinary. */
function agreement(texts: string[], decide: ((text: string) => string)[], usual: string): number {
  const decided = texts.map((text) => decide.map((one) => one(text))).filter((all) => all.some((is) => is !== usual));
  expect(decided.length).toBeGreaterThan(100);
  return decided.filter(([now, then]) => now === then).length / decided.length;
}

// These two also learn from the phrasings and examples of the pages, which change without a new fit.
// The fit alone takes half a minute on a slow machine.
test('a new fit of need decides as the shipped one for 85% of what either hears', { timeout: 180_000 }, () => {
  const models: NeedModel[] = [fitNeed([...training, ...readContentMessages()], readOtherPhrasings()), shipped('need')];
  const decide = models.map((model) => (text: string) => {
    const {
      kinds: [kind],
      score,
    } = scoreNeed(needFeatures(text), model);
    return score < model.lineThreshold ? 'none' : `${kind} ${score >= model.clearThreshold}`;
  });
  expect(agreement(heldOut, decide, 'none'), 'npm run fit -- need').toBeGreaterThanOrEqual(0.85);
});

test('a new fit of the intent decides as the shipped one for 85% of what either takes for no question', () => {
  const models: IntentModel[] = [fitIntent(intentRows(training)), shipped('intent')];
  const decide = models.map((model) => (text: string) => guessIntent(wordsOf(text), model));
  const texts = training.map(({ text }) => text).filter((_, index) => index % 4 === 0);
  expect(agreement([...heldOut, ...texts], decide, 'question'), 'npm run fit -- intent').toBeGreaterThanOrEqual(0.85);
});
