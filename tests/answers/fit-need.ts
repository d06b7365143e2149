// Fits what a message of a person in need sounds like, and which need it is.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { bucketOf, toLetter } from '../../src/features/questions/guard/hashed-model.ts';
import {
  kindFeatures,
  type NeedKind,
  type NeedModel,
  needFeatures,
  needKinds,
  needScore,
  parseWeights,
} from '../../src/features/questions/guard/need.ts';
import { harmless, needMessages } from '../support/guard-messages.ts';
import { isInNeed, type LabeledMessage, needKindOf } from './labeled-messages.ts';
import { fitLogistic } from './logistic.ts';

/** A missed need counts as much as so many false alarms. */
const missedNeedWeight = 5;
/** Messages that the unit tests insist on count as if so many people had written them. */
const insistedWeight = { need: 6, line: 40, ordinary: 8 };
/** A feature in fewer messages, or of less weight, is left out. */
const minMessages = 2;
const minWeight = 0.6;
/** The same for the kinds of need, whose features are hashed. */
const kindOptions = { buckets: 65_536, step: 0.1, minMessages: 10, minWeight: 0.15 };
/** Shares of the ordinary training messages, each scored by a fit without it, that may get a line, and help in full. */
const maxFalseShares = { line: 0.025, full: 0.005 };
const folds = 5;

interface NeedRow {
  text: string;
  inNeed: boolean;
  kind?: NeedKind | undefined;
  /** Counts as so many. */
  times: number;
}

const regressionTests: { asked: string; need: 'shown' | 'line' | 'none'; kind?: NeedKind }[] = parse(
  readFileSync('tests/answers/needs.yaml', 'utf8'),
);
const insisted: NeedRow[] = [
  ...regressionTests.flatMap(({ asked, need, kind }): NeedRow[] => {
    const row = (inNeed: boolean) => ({
      text: asked,
      inNeed,
      kind: inNeed ? kind : undefined,
      times: insistedWeight[inNeed ? 'need' : 'ordinary'],
    });
    // As likely the one as the other: with the weight of a missed need its score lies between the two thresholds.
    if (need === 'line') return [true, false].map((inNeed) => ({ ...row(inNeed), times: insistedWeight.line }));
    return [row(need === 'shown')];
  }),
  ...needMessages.flatMap(({ kind, messages }) =>
    kind === 'suicide-loss'
      ? []
      : messages.map((text): NeedRow => ({ text, inNeed: true, kind, times: insistedWeight.need })),
  ),
  ...harmless.map((text) => ({ text, inNeed: false, times: insistedWeight.ordinary })),
];

const countFeatures = (rows: { features: Iterable<string> }[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { features } of rows) for (const name of features) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};

function fitScore(rows: NeedRow[]): Pick<NeedModel, 'intercept' | 'weights'> {
  const measured = rows.map((row) => ({ ...row, features: [...needFeatures(row.text)] }));
  const counts = countFeatures(measured);
  const { intercept, weights } = fitLogistic(
    measured.map(({ inNeed, times, features }) => {
      const frequent = features.filter((name) => (counts.get(name) ?? 0) >= minMessages);
      const value = 1 / Math.sqrt(frequent.length || 1);
      return {
        features: frequent.map((name) => [name, value]),
        isPositive: inNeed,
        weight: times * (inNeed ? missedNeedWeight : 1),
      };
    }),
    { ridge: 0.03, rounds: 12 },
  );
  const heavy = [...weights].filter(([, weight]) => Math.abs(weight) >= minWeight).sort(([a], [b]) => (a < b ? -1 : 1));
  const byWeight = [...Map.groupBy(heavy, ([, weight]) => weight.toFixed(1))].sort(([a], [b]) => Number(a) - Number(b));
  return {
    intercept,
    weights: Object.fromEntries(byWeight.map(([weight, list]) => [weight, list.map(([name]) => name).join('|')])),
  };
}

/** For each kind of need: whether a need is of that kind. */
function fitKinds(rows: NeedRow[]): NeedModel['kinds'] {
  const { buckets, step, minMessages, minWeight } = kindOptions;
  const hashed = rows
    .filter(({ kind }) => kind)
    .flatMap(({ text, kind, times }) =>
      needKinds.map((candidate) => ({
        features: kindFeatures(needFeatures(text), candidate).map((name) => String(bucketOf(name, buckets))),
        isPositive: candidate === kind,
        weight: times,
      })),
    );
  const { weights } = fitLogistic(
    hashed.map((row) => ({ ...row, features: row.features.map((name) => [name, 1]) })),
    { ridge: 0.02, rounds: 12 },
  );
  const counts = countFeatures(hashed);
  const letters = Array.from({ length: buckets }, (_, bucket) => {
    const name = String(bucket);
    const weight = (counts.get(name) ?? 0) < minMessages ? 0 : (weights.get(name) ?? 0);
    return toLetter(Math.abs(weight) < minWeight ? 0 : weight, step);
  });
  return { step, weights: letters.join('') };
}

const rowsOf = (messages: LabeledMessage[]): NeedRow[] => [
  ...insisted,
  ...messages.flatMap((message): NeedRow[] => {
    const inNeed = isInNeed(message);
    return inNeed === undefined ? [] : [{ text: message.text, inNeed, kind: needKindOf(message), times: 1 }];
  }),
];

/** Fits what is needed to score a message, without the kinds of need. */
export const fitNeedScore = (messages: LabeledMessage[]): Pick<NeedModel, 'intercept' | 'weights'> =>
  fitScore(rowsOf(messages));

/** The lowest thresholds that no larger share of the ordinary messages reaches than may. */
function chooseThresholds(
  messages: LabeledMessage[],
  contentMessages: LabeledMessage[],
): Pick<NeedModel, 'lineThreshold' | 'clearThreshold'> {
  const scores = Array.from({ length: folds }, (_, fold) => {
    const heldOut = messages.filter((_, index) => index % folds === fold);
    const others = messages.filter((_, index) => index % folds !== fold);
    const { intercept, weights } = fitNeedScore([...others, ...contentMessages]);
    const parsed = parseWeights(weights);
    return heldOut
      .filter((message) => isInNeed(message) === false)
      .map(({ text }) => needScore(needFeatures(text), parsed, intercept));
  })
    .flat()
    .sort((a, b) => b - a);
  const above = (share: number) => Math.ceil(100 * (scores[Math.floor(share * scores.length)] ?? 0)) / 100;
  return { lineThreshold: above(maxFalseShares.line), clearThreshold: above(maxFalseShares.full) };
}

/** Fits the model of `src/features/questions/guard/need-model.json`. */
export const fitNeed = (messages: LabeledMessage[], contentMessages: LabeledMessage[]): NeedModel => {
  const all = [...messages, ...contentMessages];
  return { ...chooseThresholds(messages, contentMessages), ...fitNeedScore(all), kinds: fitKinds(rowsOf(all)) };
};
