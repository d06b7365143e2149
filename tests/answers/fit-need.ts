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
} from '../../src/features/questions/guard/need.ts';
import { inPlainWords, noticed } from '../support/distress-messages.ts';
import { harmless } from '../support/harmless-messages.ts';
import { isInNeed, type LabeledMessage, needKindOf } from './labeled-messages.ts';
import { fitLogistic } from './logistic.ts';

/** A missed need counts as much as so many false alarms. */
const missedNeedWeight = 5;
/** Messages that the unit tests insist on count as if so many people had written them. */
const insistedWeight = { need: 4, ordinary: 8 };
/** A feature in fewer messages, or of less weight, is left out. */
const minMessages = 2;
const minWeight = 0.6;
/** The same for the kinds of need, whose features are hashed. */
const kindOptions = { buckets: 65_536, step: 0.1, minMessages: 10, minWeight: 0.15 };
/**
 * Chosen with 415 messages of people in need and 1,730 others that a fit did not have: 94.9% of those in need get help,
 * and 3.4% of the others, 0.2% in full.
 */
const thresholds = { lineThreshold: 1.4, clearThreshold: 2.4 };

interface NeedRow {
  text: string;
  inNeed: boolean;
  kind?: NeedKind | undefined;
  /** Counts as so many. */
  times: number;
}

const regressionTests: { asked: string; need: 'shown' | 'line' | 'none' }[] = parse(
  readFileSync('tests/answers/needs.yaml', 'utf8'),
);
const insisted: NeedRow[] = [
  ...regressionTests
    .filter(({ need }) => need !== 'line')
    .map(({ asked, need }) => ({
      text: asked,
      inNeed: need === 'shown',
      times: insistedWeight[need === 'shown' ? 'need' : 'ordinary'],
    })),
  ...[inPlainWords, noticed]
    .flatMap((lists) => Object.entries(lists))
    .filter(([kind]) => kind !== 'suicide-loss')
    .flatMap(([kind, texts]) =>
      texts.map((text) => ({ text, inNeed: true, kind: kind as NeedKind, times: insistedWeight.need })),
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

/** Fits the model of `src/features/questions/guard/need-model.json`. */
export function fitNeed(messages: LabeledMessage[]): NeedModel {
  const labeled = messages.flatMap((message): NeedRow[] => {
    const inNeed = isInNeed(message);
    return inNeed === undefined ? [] : [{ text: message.text, inNeed, kind: needKindOf(message), times: 1 }];
  });
  const rows = [...insisted, ...labeled];
  return { ...thresholds, ...fitScore(rows), kinds: fitKinds(rows) };
}
