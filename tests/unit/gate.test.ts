// The gate's messages are no near-copies of what the question box learns from, and few enough to be read; a phrasing is
// written once.
import { globSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { asHeading } from '../../src/features/questions/search/search-index.ts';
import {
  gateFile,
  type LabeledMessage,
  readGraded,
  readLabeled,
  readPhrasings,
  readTraining,
  unseenGateFile,
} from '../answers/labeled-messages.ts';
import { NearCopies } from '../answers/near-copies.ts';
import { harmless, needMessages, numberMessages } from '../support/guard-messages.ts';

/** A short follow-up may be anybody's: it counts with what was asked before. */
const textsOf = (messages: LabeledMessage[]) => messages.map(({ text, before = [] }) => [...before, text].join(' '));
const gate = [gateFile, unseenGateFile].flatMap((file) => textsOf(readLabeled(file)));
const training = readTraining().map(({ text }) => text);

const yaml = (file: string) => parse(readFileSync(file, 'utf8'));
const listsOf = (file: string): string[] => Object.values<string[]>(yaml(file)).flat();
const phrasings = readPhrasings();
const regressionTests = [
  ...['needs', 'questions', 'unanswerable']
    .flatMap((name): { asked: string }[] => yaml(`tests/answers/${name}.yaml`))
    .map(({ asked }) => asked),
  ...listsOf('tests/answers/common-questions.yaml'),
  ...yaml('tests/answers/conversations.yaml').flatMap(({ messages }: { messages: string[] }) => messages),
];
const learned = {
  training,
  'graded questions': readGraded().map(({ text }) => text),
  phrasings,
  'message examples': listsOf('src/content/message-examples.yaml'),
  'messages that unit tests insist on': [
    ...needMessages.flatMap(({ messages }) => messages),
    ...harmless,
    ...numberMessages.impersonal,
    ...numberMessages.personal,
  ],
  'regression tests': regressionTests,
};

const nearCopies = (texts: string[], known: NearCopies): string[] =>
  texts.flatMap((text) => {
    const copy = known.find(text);
    return copy === undefined ? [] : `"${text}" is near "${copy}"`;
  });

test.each(Object.entries(learned))('no message of the gate is, nearly, one of the %s', (_, texts) => {
  expect(texts.length).toBeGreaterThan(100);
  expect(nearCopies(gate, new NearCopies(texts))).toEqual([]);
});

test('a phrasing is written once: word for word it opens the card of its page', () => {
  const groups = Map.groupBy(phrasings, asHeading);
  expect(groups.size).toBeGreaterThan(10_000);
  expect([...groups.values()].filter(({ length }) => length > 1)).toEqual([]);
});

test('no phrasing is, nearly, a question that the ranking is fitted to', () => {
  const questions = readTraining().filter(({ labels }) => labels.some((label) => label.startsWith('/')));
  expect(questions.length).toBeGreaterThan(500);
  expect(
    nearCopies(
      questions.map(({ text }) => text),
      new NearCopies(phrasings),
    ),
  ).toEqual([]);
});

test.each([
  ['in other letters and marks', (text: string) => `${text.toUpperCase()}!!`],
  ['with other small words', (text: string) => `And ${text.replace(/\b(?:the|my|is|do)\b/g, '')} in Ohio`],
  ['in another order', (text: string) => text.split(' ').reverse().join(' ')],
  ['with a word more', (text: string) => `please ${text}`],
])('a message of the gate that is planted among the training data is found: %s', (_, plant) => {
  const long = gate.filter((text) => text.split(' ').length > 7).slice(0, 20);
  expect(long).toHaveLength(20);
  for (const text of long)
    expect(nearCopies(gate, new NearCopies([...training.slice(0, 100), plant(text)]))).not.toEqual([]);
});

test('the labeled messages are few enough to be read, and no two are near-copies', () => {
  expect(gate.length).toBeLessThanOrEqual(1000);
  expect(training.length).toBeLessThanOrEqual(22_000);
  const sizes = globSync('tests/answers/training/*').map((file) => statSync(file).size);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(2.65 * 1024 * 1024);
  const seen = new NearCopies();
  const copies = [...gate, ...training].filter((text) => {
    const isCopy = seen.find(text) !== undefined;
    seen.add(text);
    return isCopy;
  });
  expect(copies).toEqual([]);
});
