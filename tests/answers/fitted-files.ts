// The files that `npm run fit` writes. Each holds a hash of what it was fitted from, which a unit test compares, so that
// training data or features do not change without a new fit. The pages' own words are left out: an article may change
// without one.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { needFeatures } from '../../src/features/questions/guard/need.ts';
import { intentFeatures } from '../../src/features/questions/intent/intent-model.ts';
import { wordsOf } from '../../src/features/questions/normalize.ts';
import { phrasesOf } from '../../src/features/questions/search/passage-vectors.ts';
import type { Passage } from '../../src/features/questions/search/passages.ts';
import { buildSearchIndex } from '../../src/features/questions/search/search-index.ts';
import { tokenize } from '../../src/features/questions/search/word-vectors.ts';
import { numbersOf } from './fit-numbers.ts';
import { searchQuestions } from './fit-search.ts';
import { type LabeledMessage, readTraining, sectionsOf } from './labeled-messages.ts';

export const fittedFiles = {
  need: 'src/features/questions/guard/need-model.json',
  numbers: 'src/features/questions/guard/number-model.json',
  intent: 'src/features/questions/intent/intent-model.json',
  vectors: 'src/features/questions/search/word-vectors.json',
  ranking: 'src/features/questions/search/ranking.json',
  decision: 'src/features/questions/answer/decision.json',
};
export type Model = keyof typeof fittedFiles;

/** Files that are inputs of a fit as they are. */
const inputFiles: Record<Model, string[]> = {
  need: [
    'fit-need.ts',
    'fit-classifier.ts',
    'logistic.ts',
    'needs.yaml',
    '../../src/content/needs.yaml',
    '../fixtures/harmless-messages.yaml',
  ],
  numbers: [
    'fit-numbers.ts',
    'fit-classifier.ts',
    'logistic.ts',
    '../fixtures/number-messages.yaml',
    '../fixtures/harmless-messages.yaml',
  ],
  intent: ['fit-intent.ts', 'fit-classifier.ts', 'logistic.ts', '../../src/content/message-examples.yaml'],
  vectors: ['fit-vectors.ts', 'contrastive-loss.ts', 'adam.ts'],
  ranking: ['graded.jsonl', 'fit-search.ts', 'logistic.ts', `../../${fittedFiles.vectors}`],
  decision: ['graded.jsonl', 'fit-search.ts', 'logistic.ts', `../../${fittedFiles.ranking}`],
};

/** A little site, to see whether the search measures its signals as it did when it was fitted. */
const samplePassages = [
  ['/a#bond', 'Who has to give a bond?', 'An executor gives a bond unless the will waives it.', 'what is a bond'],
  ['/a#inventory', 'When is the inventory due?', 'It is due 3 months after the appointment.', 'inventory deadline'],
  ['/b#house', 'Can the house be sold before probate is over?', 'An executor may sell it.', 'sell moms house early'],
  ['/glossary#heir', 'Heir', 'An heir inherits by law where there is no will.', ''],
].map(
  ([url = '', heading = '', answer = '', phrasing = '']): Passage => ({
    url,
    heading,
    answer,
    page: 'A page about estates',
    kind: url.startsWith('/glossary') ? 'term' : 'section',
    text: 'The court of the county has a form for it, and the clerk says what it costs.',
    phrasings: phrasing ? [phrasing] : [],
    figures: [],
    followUps: [],
  }),
);
const sampleQuestions = ['do i need a bond', 'inventory due when', 'can we sell my dads house', 'what is an heir'];

/** The features of sample messages: they change where code changes what is learned from, and not where it is renamed. */
function sampleFeatures(model: Model, messages: LabeledMessage[]): unknown {
  const sample = messages.filter((_, index) => index % 100 === 0).map(({ text }) => text);
  if (model === 'need') return sample.map((text) => [...needFeatures(text)]);
  if (model === 'numbers') return sample.map(numbersOf);
  if (model === 'intent') return sample.map((text) => [...intentFeatures(wordsOf(text))]);
  if (model === 'vectors') return [sample.map(tokenize), samplePassages.map(phrasesOf)];
  const { vectors } = JSON.parse(readFileSync(fittedFiles.vectors, 'utf8'));
  return searchQuestions(
    sampleQuestions.map((text) => ({ text })),
    samplePassages,
    buildSearchIndex(samplePassages, vectors),
  ).map(({ candidates }) =>
    candidates.map(({ passage, signals }) => [
      passage.url,
      Object.entries<number>(signals).map(([name, value]) => [name, value.toFixed(6)]),
    ]),
  );
}

/** A comment, or how a line is broken, changes no fit. */
const withoutComments = (text: string): string => text.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '').replace(/,?\s+/g, '');

/** A hash of what a model is fitted from. */
export function inputHash(model: Model): string {
  const hash = createHash('sha256');
  for (const file of inputFiles[model].map((name) => `tests/answers/${name}`))
    hash.update(`${file}\n${withoutComments(readFileSync(file, 'utf8'))}\n`);
  const isGuard = model === 'need' || model === 'numbers';
  // A page that moves changes nothing for the guard, and a need nothing for the search.
  const messages = readTraining().filter((message) => isGuard || sectionsOf(message));
  const labeled = messages.map(({ text, labels }) => [
    text,
    ...labels.filter((label) => isGuard !== label.startsWith('/')),
  ]);
  return hash
    .update(JSON.stringify([labeled, sampleFeatures(model, messages)]))
    .digest('hex')
    .slice(0, 16);
}
