// `npm run fit:need`: fits what a message of a person in need sounds like (src/features/questions/intent/need.json) from the
// example messages and labelled rows, and says what it finds among rows that it was not fitted on (ten folds).
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type NeedModel, needFeatures, needScore, weightsOf } from '../../src/features/questions/intent/need.ts';
import { fitLogistic } from './logistic.ts';
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
  ...['examples-2026-11-22', 'examples-2026-11-22b', 'examples-2026-11-22c'].flatMap((folder) =>
    messagesOf(folder, ['ordinary'], false),
  ),
];

function regress(train: Message[]): Pick<NeedModel, 'intercept' | 'weights'> {
  const said = train.map(({ text }) => [...needFeatures(text)]);
  const counts = new Map<string, number>();
  for (const feature of said.flat()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const rows = train.map(({ inNeed }, at) => {
    const features = (said[at] ?? []).filter((feature) => (counts.get(feature) ?? 0) > 1);
    const each = 1 / Math.sqrt(features.length || 1);
    return { features, each, isPositive: inNeed, weight: inNeed ? missed : 1 };
  });
  const { intercept, weights } = fitLogistic(rows, { ridge, rounds });
  const kept = [...weights].filter(([, weight]) => Math.abs(weight) >= lightest).sort(([a], [b]) => (a < b ? -1 : 1));
  const byWeight = Map.groupBy(kept, ([, weight]) => weight.toFixed(1));
  return {
    intercept,
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
