// `npm run fit:need`: fits what a message of a person in need sounds like (src/features/questions/intent/need.json) from the
// example messages and labelled rows, and says what it finds among rows that it was not fitted on (ten folds).
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type NeedModel, needFeatures, needScore, weightsOf } from '../../src/features/questions/intent/need.ts';
import { needSets } from './sets.ts';

const model = 'src/features/questions/intent/need.json';
const folds = 10;
const ridge = 0.03;
const rounds = 12;
/** A need that is missed counts as much as so many false alarms. */
const missed = 5;
/** A weight less than this says nothing. */
const lightest = 0.35;
/** Share of ordinary messages that may get a line, and that may get no passage besides. */
const lineAtMost = 0.025;
const plainAtMost = 0.003;

interface Message {
  text: string;
  inNeed: boolean;
  /** Written by somebody who saw neither the examples nor the rules. */
  fresh: boolean;
}
const read = (file: string) => parse(readFileSync(file, 'utf8'));
const of = (folder: string, names: string[]): Record<string, string>[] =>
  names.map((name) => `tests/answers/${folder}/${name}.yaml`).flatMap((file) => (existsSync(file) ? read(file) : []));
/** Messages of a folder: of people in need, and of others; where one line is no fault, they teach nothing. */
const messagesOf = (folder: string, others: string[], fresh: boolean): Message[] => [
  ...of(folder, ['need']).map(({ message = '' }) => ({ text: message, inNeed: true, fresh })),
  ...of(folder, others)
    .filter((row) => !row['line-ok'])
    .map(({ message, question = '' }) => ({ text: message ?? question, inNeed: false, fresh })),
];
const examples = Object.entries(read('src/content/message-examples.yaml') as Record<string, string[]>);
const messages: Message[] = [
  ...examples.flatMap(([kind, texts]) => texts.map((text) => ({ text, inNeed: kind === 'crisis', fresh: false }))),
  ...(read('tests/answers/needs.yaml') as { asked: string; need: string }[])
    .filter(({ need }) => need !== 'line')
    .map(({ asked, need }) => ({ text: asked, inNeed: need === 'shown', fresh: false })),
  ...(
    ['questions', 'lacking'].flatMap((name) => read(`tests/answers/${name}.yaml`)) as {
      asked: string;
      kind?: string;
    }[]
  )
    .filter(({ kind }) => kind !== 'grief')
    .map(({ asked, kind }) => ({ text: asked, inNeed: kind === 'crisis', fresh: false })),
  ...needSets.flatMap((folder) => messagesOf(folder, ['ordinary', 'answerable', 'uncovered', 'questions'], true)),
  // Written to be near the line, on both sides: they say nothing of how often it is crossed.
  ...['examples-2026-11-22', 'examples-2026-11-22b'].flatMap((folder) => messagesOf(folder, ['ordinary'], false)),
];

/** Adaptive gradient steps over the penalised likelihood, in a fixed order. */
function regress(train: Message[]): Pick<NeedModel, 'intercept' | 'weights'> {
  const features = train.map(({ text }) => [...needFeatures(text)]);
  const counts = new Map<string, number>();
  for (const feature of features.flat()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const rows = train.map(({ inNeed }, at) => ({
    inNeed,
    known: (features[at] ?? []).filter((feature) => (counts.get(feature) ?? 0) > 1),
  }));
  const weights = new Map<string, number>();
  const steps = new Map<string, number>();
  let intercept = -1;
  let interceptSteps = 1;
  for (let round = 0; round < rounds; round += 1)
    for (let at = 0; at < rows.length; at += 1) {
      // A step that shares no factor with the number of rows visits each of them once, needs between the others.
      const { known, inNeed } = rows[(at * 7919 + round) % rows.length] as (typeof rows)[number];
      const each = 1 / Math.sqrt(known.length || 1);
      const score = known.reduce((sum, feature) => sum + each * (weights.get(feature) ?? 0), intercept);
      const error = ((inNeed ? 1 : 0) - 1 / (1 + Math.exp(-score))) * (inNeed ? missed : 1);
      interceptSteps += error ** 2;
      intercept += (0.3 * error) / Math.sqrt(interceptSteps);
      for (const feature of known) {
        const weight = weights.get(feature) ?? 0;
        const slope = error * each - ridge * weight;
        const step = (steps.get(feature) ?? 0.01) + slope ** 2;
        steps.set(feature, step);
        weights.set(feature, weight + (0.3 * slope) / Math.sqrt(step));
      }
    }
  const kept = [...weights].filter(([, weight]) => Math.abs(weight) >= lightest).sort(([a], [b]) => (a < b ? -1 : 1));
  const byWeight = Map.groupBy(kept, ([, weight]) => weight.toFixed(1));
  return {
    intercept: Number(intercept.toFixed(2)),
    weights: Object.fromEntries(
      [...byWeight]
        .sort(([a], [b]) => Number(a) - Number(b))
        .map(([weight, features]) => [weight, features.map(([feature]) => feature).join('|')]),
    ),
  };
}

const unseen = messages.map((message) => ({ ...message, score: 0 }));
for (let fold = 0; fold < folds; fold += 1) {
  const fitted = regress(messages.filter((_, at) => at % folds !== fold));
  const weights = weightsOf(fitted);
  for (const [at, row] of unseen.entries())
    if (at % folds === fold) row.score = needScore(row.text, weights, fitted.intercept);
}
const ordinary = unseen.filter(({ inNeed, fresh }) => !inNeed && fresh).sort((a, b) => b.score - a.score);
const needs = unseen.filter(({ inNeed, fresh }) => inNeed && fresh);
const from = (share: number) => Number((ordinary[Math.floor(share * ordinary.length)]?.score ?? 0).toFixed(2));
for (const share of [0.005, 0.01, 0.02, 0.03, 0.05])
  console.log(
    `Of ${ordinary.length} ordinary messages ${(100 * share).toFixed(1)}% get a line: of ${needs.length} in need`,
    `${((100 * needs.filter(({ score }) => score > from(share)).length) / needs.length).toFixed(1)}% do.`,
  );
const fitted: NeedModel = {
  fitted: new Date().toISOString().slice(0, 10),
  from: `${messages.length} messages, ${messages.filter(({ inNeed }) => inNeed).length} of them in need`,
  lineFrom: from(lineAtMost),
  plainFrom: from(plainAtMost),
  ...regress(messages),
};
writeFileSync(model, `${JSON.stringify(fitted, null, 2)}\n`);
console.log(`${weightsOf(fitted).size} weights written to ${model}.`);
if (process.argv.includes('--wrong')) {
  for (const { text, score } of ordinary.slice(0, 30)) console.log(score.toFixed(2), text);
  for (const { text, score } of needs.filter(({ score }) => score < fitted.lineFrom))
    console.log('missed', score.toFixed(2), text);
}
