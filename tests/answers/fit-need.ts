// `npm run fit:need`: fits what a message of a person in need sounds like, and which need it is
// (src/features/questions/guard/need-model.json), from example messages and labelled rows, and says what it finds in
// sets that it was not fitted on.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { detectDistress } from '../../src/features/questions/guard/distress.ts';
import { bucketOf, toLetter } from '../../src/features/questions/guard/hashed-model.ts';
import {
  kindFeatures,
  kindOfNeed,
  type NeedKind,
  type NeedModel,
  needFeatures,
  needKinds,
  needScore,
  parseWeights,
} from '../../src/features/questions/guard/need.ts';
import { inPlainWords, noticed } from '../support/distress-messages.ts';
import { harmless } from '../support/harmless-messages.ts';
import { fitLogistic } from './logistic.ts';
import { exampleSets, needSets } from './sets.ts';

const file = 'src/features/questions/guard/need-model.json';
const ridge = 0.03;
const rounds = 12;
/** A need that is missed counts as much as so many false alarms. */
const missed = 5;
/**
 * What must hold counts as if so many had written it; messages in few words less, or they would push everything else.
 */
const must = { need: 4, none: 8 };
const inFewWords = 0.3;
/** A feature of one message alone, or of less weight, says nothing. */
const fewest = 2;
const lightest = 0.6;
/** Of the kinds. */
const letters = { buckets: 65_536, step: 0.1, fewest: 10, lightest: 0.15 };
/** Share of ordinary messages that may get a line, and that may get help in full. */
const lineAtMost = 0.018;
const plainAtMost = 0.002;

/** What authors call a kind of need, and which help it gets. */
const kinds: Record<string, NeedKind> = {
  suicide: 'crisis',
  hopeless: 'crisis',
  violence: 'danger',
  medical: 'danger',
  child: 'child-harm',
  elder: 'elder-harm',
};

interface Message {
  text: string;
  inNeed: boolean;
  kind?: NeedKind | undefined;
  /** Where it stands. */
  set: string;
  /** It counts as if so many had written it. */
  times: number;
}
type Written = Partial<Record<'message' | 'question' | 'kind' | 'line-ok', string>>;
const read = (path: string) => parse(readFileSync(path, 'utf8'));
const of = (folder: string, names: string[]): Written[] =>
  names
    .map((name) => `tests/answers/sets/${folder}/${name}.yaml`)
    .flatMap((path) => (existsSync(path) ? read(path) : []));
const message = (set: string, text: string, inNeed: boolean, kind = '', times = 1): Message => ({
  set,
  text,
  inNeed,
  kind: kinds[kind],
  times,
});
/** Messages of a folder: of people in need, and of others; where one line is no fault, they teach nothing. */
const messagesOf = (set: string, times = 1): Message[] => [
  ...of(set, ['need']).map(({ message: said = '', kind }) => message(set, said, true, kind, times)),
  ...of(set, ['ordinary', 'answerable', 'uncovered', 'questions'])
    .filter((row) => !row['line-ok'])
    .map(({ message: said, question = '' }) => message(set, said ?? question, false, '', times)),
];
const examples = Object.entries(read('src/content/message-examples.yaml') as Record<string, string[]>);
const messages: Message[] = [
  ...examples.flatMap(([kind, texts]) => texts.map((text) => message('examples', text, kind === 'crisis'))),
  ...(read('tests/answers/needs.yaml') as { asked: string; need: string }[])
    .filter(({ need }) => need !== 'line')
    .map(({ asked, need }) => message('tests', asked, need === 'shown', '', need === 'shown' ? must.need : must.none)),
  ...(
    ['questions', 'unanswerable'].flatMap((name) => read(`tests/answers/${name}.yaml`)) as {
      asked: string;
      kind?: string;
    }[]
  ).map(({ asked, kind }) =>
    // Grief that is told plainly gets kind words of its own.
    message('tests', asked, kind === 'crisis', '', kind === 'grief' ? must.none : 1),
  ),
  ...[inPlainWords, noticed]
    .flatMap(Object.entries<string[]>)
    .filter(([kind]) => kind !== 'suicide-loss')
    .flatMap(([kind, texts]) =>
      texts.map((text) => ({ ...message('tests', text, true, '', must.need), kind: kind as NeedKind })),
    ),
  ...harmless.map((text) => message('tests', text, false, '', must.none)),
  ...[...needSets, ...exampleSets].flatMap((set) => messagesOf(set)),
  ...messagesOf('examples-2026-11-22d', inFewWords),
];

/** How many messages have a feature. */
function counted<Feature>(rows: { features: Feature[] }[]): Map<Feature, number> {
  const counts = new Map<Feature, number>();
  for (const feature of rows.flatMap(({ features }) => features)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return counts;
}

function needModelOf(train: Message[]): Pick<NeedModel, 'intercept' | 'weights'> {
  const said = train.map((one) => ({ ...one, features: [...needFeatures(one.text)] }));
  const counts = counted(said);
  const rows = said.map(({ inNeed, times, features }) => {
    const known = features.filter((feature) => (counts.get(feature) ?? 0) >= fewest);
    const weight = times * (inNeed ? missed : 1);
    return { features: known, each: 1 / Math.sqrt(known.length || 1), isPositive: inNeed, weight };
  });
  const { intercept, weights } = fitLogistic(rows, { ridge, rounds });
  const kept = [...weights].filter(([, weight]) => Math.abs(weight) >= lightest).sort(([a], [b]) => (a < b ? -1 : 1));
  const byWeight = [...Map.groupBy(kept, ([, weight]) => weight.toFixed(1))].sort(([a], [b]) => Number(a) - Number(b));
  return {
    intercept,
    weights: Object.fromEntries(
      byWeight.map(([weight, features]) => [weight, features.map(([feature]) => feature).join('|')]),
    ),
  };
}

/** Whether a kind is the right one, for each kind of each need. */
function kindsModelOf(train: Message[]): NeedModel['kinds'] {
  const rows = train
    .filter(({ kind }) => kind)
    .flatMap(({ text, kind, times }) =>
      needKinds.map((one) => ({
        features: kindFeatures(needFeatures(text), one).map((feature) => bucketOf(feature, letters.buckets)),
        each: 1,
        isPositive: one === kind,
        weight: Math.max(1, times),
      })),
    );
  const { weights } = fitLogistic(rows, { ridge: 0.02, rounds });
  const counts = counted(rows);
  const letterOf = (bucket: number): string => {
    const weight = (counts.get(bucket) ?? 0) < letters.fewest ? 0 : (weights.get(bucket) ?? 0);
    return toLetter(Math.abs(weight) < letters.lightest ? 0 : weight, letters.step);
  };
  return { step: letters.step, weights: Array.from({ length: letters.buckets }, (_, at) => letterOf(at)).join('') };
}

/** How a message does that the model was not fitted on; what is told by its words comes first. */
const unseen = needSets.flatMap((set) => {
  const others = messages.filter((one) => one.set !== set);
  const { intercept, weights } = needModelOf(others);
  const need = parseWeights(weights);
  const kind = kindsModelOf(others);
  return messages
    .filter((one) => one.set === set)
    .map((one) => {
      const features = needFeatures(one.text);
      const told = detectDistress(one.text);
      const score = told && told !== 'suicide-loss' ? 99 : needScore(features, need, intercept);
      return { ...one, score, isRightKind: kindOfNeed(features, kind) === one.kind };
    });
});
const ordinary = unseen.filter(({ inNeed }) => !inNeed).sort((a, b) => b.score - a.score);
const needs = unseen.filter(({ inNeed }) => inNeed);
const from = (share: number) => Number((ordinary[Math.floor(share * ordinary.length)]?.score ?? 0).toFixed(2));
const percent = (list: typeof unseen, good: (one: (typeof unseen)[number]) => boolean): string =>
  `${((100 * list.filter(good).length) / (list.length || 1)).toFixed(1)}%`;
for (const share of [plainAtMost, 0.01, lineAtMost, 0.03, 0.05])
  console.log(
    `From ${from(share)}: ${percent(needs, ({ score }) => score > from(share))} of ${needs.length} in need are heard, and falsely`,
    `${percent(ordinary, ({ score }) => score > from(share))} of ${ordinary.length} others.`,
  );
const lineThreshold = from(lineAtMost);
for (const name of needSets) {
  const of = (list: typeof unseen) => list.filter(({ set }) => set === name);
  console.log(
    name,
    percent(of(needs), ({ score }) => score > lineThreshold),
    percent(of(ordinary), ({ score }) => score > lineThreshold),
  );
}
console.log(
  `Their kind is right for ${percent(
    needs.filter(({ kind }) => kind),
    ({ isRightKind }) => isRightKind,
  )}.`,
);
const model: NeedModel = {
  fitted: new Date().toISOString().slice(0, 10),
  from: `${messages.length} messages, ${messages.filter(({ inNeed }) => inNeed).length} of them in need`,
  lineThreshold,
  clearThreshold: from(plainAtMost),
  ...needModelOf(messages),
  kinds: kindsModelOf(messages),
};
writeFileSync(file, `${JSON.stringify(model, null, 2)}\n`);
if (process.argv.includes('--wrong')) {
  for (const { text, score } of ordinary.slice(0, 30)) console.log(score.toFixed(2), text);
  for (const { text, score } of needs.filter(({ score }) => score < lineThreshold))
    console.log('missed', score.toFixed(2), text);
}
