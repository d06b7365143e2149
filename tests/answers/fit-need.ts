// Fits what a message of a person in need sounds like, and which need it is.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Classifier } from '../../src/features/questions/classifier.ts';
import {
  type NeedKind,
  type NeedModel,
  needFeatures,
  needKinds,
  scoreNeed,
} from '../../src/features/questions/guard/need.ts';
import { wordsOf } from '../../src/features/questions/normalize.ts';
import { harmless, needMessages } from '../support/guard-messages.ts';
import { fitClassifier } from './fit-classifier.ts';
import { isInNeed, type LabeledMessage, needKindOf } from './labeled-messages.ts';

const options = { buckets: 131_072, step: 0.7, minExamples: 5, minWeight: 0.65, ridge: 0.002, rounds: 40 };
/** Messages that the unit tests insist on count as if so many people had written them. */
const insistedTimes = { need: 20, line: 20, ordinary: 18 };
/** Most messages are ordinary, and most of the training messages are not. */
const ordinaryTimes = 2;
/** A message without one known word shows no need: otherwise a quarter of the messages on other matters get a line. */
const wordlessTimes = 3000;
/** A word that so many ordinary messages use shows no need alone, or in "my plan": it counts as so many with each opening. */
const ordinaryWord = { minUses: 5, minShare: 0.25, openings: ['', 'the', 'my', 'i need a'], times: 0.5 };
/** Kinds with few messages count more: by this power of their share. */
const balance = 0.4;
/** Shares of the phrasings that the fit has not learned from, all ordinary, that may get a line, and help in full. */
const maxFalseShares = { line: 0.016, full: 0.0015 };

interface NeedRow {
  text: string;
  /** Without: an ordinary message. */
  kind?: NeedKind | undefined;
  /** Counts as so many. */
  times: number;
}

const regressionTests: { asked: string; need: 'shown' | 'line' | 'none'; kind?: NeedKind }[] = parse(
  readFileSync('tests/answers/needs.yaml', 'utf8'),
);
const insisted: NeedRow[] = [
  ...regressionTests.flatMap(({ asked: text, need, kind }): NeedRow[] => {
    if (need === 'shown') return [{ text, kind, times: insistedTimes.need }];
    if (need === 'none') return [{ text, times: insistedTimes.ordinary }];
    // Likelier a need than none: its score lies between the two thresholds.
    return [
      { text, kind, times: 1.5 * insistedTimes.line },
      { text, times: insistedTimes.line },
    ];
  }),
  ...needMessages.flatMap(({ kind, messages }) =>
    kind === 'suicide-loss' ? [] : messages.map((text): NeedRow => ({ text, kind, times: insistedTimes.need })),
  ),
  ...harmless.map((text) => ({ text, times: insistedTimes.ordinary })),
];

/** Fits the needs without the thresholds. */
export function fitNeeds(messages: LabeledMessage[]): Classifier<NeedKind> {
  const labeled = messages.filter((message) => isInNeed(message) !== undefined);
  const counts = Map.groupBy(labeled, needKindOf);
  const most = Math.max(...needKinds.map((kind) => counts.get(kind)?.length ?? 0));
  const rows = labeled.map((message): NeedRow => {
    const kind = needKindOf(message);
    return {
      text: message.text,
      kind,
      times: kind ? (most / (counts.get(kind)?.length ?? 1)) ** balance : ordinaryTimes,
    };
  });
  const examples = [...insisted, ...rows].map(({ text, kind, times }) => ({
    features: needFeatures(text),
    class: kind,
    times,
  }));
  const { openings, times } = ordinaryWord;
  const alone = ordinaryWords(rows).flatMap((word) =>
    openings.map((opening) => ({ features: needFeatures(`${opening} ${word}`), times })),
  );
  return fitClassifier(needKinds, [...examples, ...alone, { features: [], times: wordlessTimes }], options);
}

/** The words that enough ordinary messages use, and not many times as many messages of need. */
function ordinaryWords(rows: NeedRow[]): string[] {
  const usesIn = (some: NeedRow[]): Map<string, number> => {
    const words = some.flatMap(({ text }) => [...new Set(wordsOf(text))]);
    return new Map([...Map.groupBy(words, (word) => word)].map(([word, uses]) => [word, uses.length]));
  };
  const inNeed = usesIn(rows.filter(({ kind }) => kind));
  const isOrdinary = ([word, uses]: [string, number]) =>
    uses >= Math.max(ordinaryWord.minUses, ordinaryWord.minShare * (inNeed.get(word) ?? 0));
  return [...usesIn(rows.filter(({ kind }) => !kind))].filter(isOrdinary).map(([word]) => word);
}

/** The lowest thresholds that no larger share of the ordinary messages reaches than may. */
function chooseThresholds(
  ordinary: string[],
  needs: Classifier<NeedKind>,
): Pick<NeedModel, 'lineThreshold' | 'clearThreshold'> {
  const scores = ordinary.map((text) => scoreNeed(needFeatures(text), needs).score).sort((a, b) => b - a);
  const above = (share: number) => Math.ceil(100 * (scores[Math.floor(share * scores.length)] ?? 0)) / 100;
  return { lineThreshold: above(maxFalseShares.line), clearThreshold: above(maxFalseShares.full) };
}

/** Fits the model of `src/features/questions/guard/need-model.json`; `ordinary` are messages that it does not learn from. */
export function fitNeed(messages: LabeledMessage[], ordinary: string[]): NeedModel {
  const needs = fitNeeds(messages);
  return { ...chooseThresholds(ordinary, needs), ...needs };
}
