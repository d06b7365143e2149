// `npm run fit:decision`: fits the decision to quote (src/features/questions/answer/decision.json) from labelled rows, and
// says what it does on rows that it was not fitted on (ten folds). Build the site first.
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type DecisionModel, probability, signalsOf } from '../../src/features/questions/answer/decision.ts';
import { beforeOf, fittingFinds } from '../../src/features/questions/answer/respond.ts';
import { chatContexts } from '../../src/features/questions/contract.ts';
import { retrieval } from '../../src/features/questions/search/retrieval.ts';
import { buildSearchIndex } from '../../src/features/questions/search/search-index.ts';
import { isRight, readPassages } from '../support/evaluate-answers.ts';
import { placesOf } from '../support/fresh-set.ts';

const files = ['tests/answers/calibration.yaml', 'tests/answers/questions.yaml'];
/** Labelled strictly, by section. */
const freshFiles = ['answerable', 'uncovered'].map((name) => `tests/answers/fresh-2026-11-21/${name}.yaml`);
const model = 'src/features/questions/answer/decision.json';
const folds = 10;
/** Keeps the weights small, so that 300 rows can carry them. */
const ridge = 3;
/** Goals that the two thresholds are chosen for. */
const quotesRight = 0.825;
const uncoveredNotQuoted = 0.9;
const nearKeepsAnswerable = 0.97;

interface Labelled {
  asked: string;
  kind?: string;
  context?: string;
  pages?: string[];
  sections?: string[];
}
interface Row extends Labelled {
  signals: Record<string, number>;
  right: boolean;
}

const passages = readPassages();
const search = retrieval(passages, buildSearchIndex(passages));
const labelled = files.flatMap((file) => parse(readFileSync(file, 'utf8')) as Labelled[]);
const fresh = freshFiles.flatMap(
  (file) => parse(readFileSync(file, 'utf8')) as { question: string; sections?: string[] }[],
);
const all: Labelled[] = [
  ...labelled,
  ...fresh.map(({ question, sections }) => ({ asked: question, ...(sections && { sections, pages: sections }) })),
];
// Whatever is no question is answered without a search.
const rows: Row[] = all
  .filter(({ kind = 'question', pages }) => kind === 'question' && pages?.length !== 0)
  .flatMap((row) => {
    const { asked, pages, sections, context = chatContexts.home } = row;
    const found = fittingFinds(search({ question: asked, before: beforeOf({ context, previous: '' }) }, 12));
    const best = found[0]?.passage;
    // A question that the site leaves open is never quoted, whatever its chance.
    if (!best || best.unanswered) return [];
    const right = sections
      ? placesOf(best).some((place) => sections.includes(place))
      : pages !== undefined && isRight(best.url, pages);
    return [{ ...row, signals: signalsOf(asked, found), right }];
  });

/** Climbs the penalised likelihood, step by step. */
function regress(train: Row[]): Pick<DecisionModel, 'signals' | 'intercept'> {
  const names = Object.keys(train[0]?.signals ?? {});
  const scale = names.map((name) => {
    const values = train.map(({ signals }) => signals[name] ?? 0);
    const mean = values.reduce((a, b) => a + b, 0) / values.length;
    const deviation = Math.sqrt(values.reduce((a, b) => a + (b - mean) ** 2, 0) / values.length) || 1;
    return { name, mean, deviation };
  });
  const inputs = train.map(({ signals }) => [
    1,
    ...scale.map(({ name, mean, deviation }) => ((signals[name] ?? 0) - mean) / deviation),
  ]);
  const weights = new Array<number>(names.length + 1).fill(0);
  for (let round = 0; round < 400; round += 1) {
    const gradient = weights.map((weight, at) => (at === 0 ? 0 : -ridge * weight));
    inputs.forEach((input, row) => {
      const chance = 1 / (1 + Math.exp(-input.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)));
      const error = (train[row]?.right ? 1 : 0) - chance;
      input.forEach((value, at) => {
        gradient[at] = (gradient[at] ?? 0) + error * value;
      });
    });
    gradient.forEach((slope, at) => {
      weights[at] = (weights[at] ?? 0) + (2 / train.length) * slope;
    });
  }
  const round = (value: number) => Number(value.toFixed(4));
  return {
    intercept: round(weights[0] ?? 0),
    signals: Object.fromEntries(
      scale.map(({ name, mean, deviation }, at) => [
        name,
        { mean: round(mean), deviation: round(deviation), weight: round(weights[at + 1] ?? 0) },
      ]),
    ),
  };
}

const whole = (fitted: Pick<DecisionModel, 'signals' | 'intercept'>): DecisionModel => ({
  fitted: new Date().toISOString().slice(0, 10),
  from: `${[...files, ...freshFiles].join(', ')}: ${rows.length} rows`,
  ...fitted,
  quoteFrom: 0.5,
  nearFrom: 0.2,
});

const unseen = rows.map((row, at) => ({
  ...row,
  chance: probability(row.signals, whole(regress(rows.filter((_, other) => other % folds !== at % folds)))),
}));
const share = (list: typeof unseen, good: (row: (typeof unseen)[number]) => boolean) =>
  list.length === 0 ? 0 : list.filter(good).length / list.length;
const answerable = unseen.filter(({ pages }) => pages);
const uncovered = unseen.filter(({ pages }) => !pages);
/** Of ten questions we expect about three on what the site lacks; the rows hold more of them. */
const uncoveredWeight = (0.4 * answerable.length) / uncovered.length;
function figures(from: number) {
  const quoted = unseen.filter(({ chance }) => chance >= from);
  const total = quoted.reduce((sum, { pages }) => sum + (pages ? 1 : uncoveredWeight), 0);
  return {
    from,
    quotesRight: quoted.filter(({ right }) => right).length / (total || 1),
    answerableQuoted: share(answerable, ({ chance }) => chance >= from),
    uncoveredNotQuoted: share(uncovered, ({ chance }) => chance < from),
  };
}
const steps = Array.from({ length: 95 }, (_, at) => figures((at + 2) / 100));
console.table(
  steps
    .filter((_, at) => at % 5 === 3)
    .map((step) => Object.fromEntries(Object.entries(step).map(([k, v]) => [k, Number(v.toFixed(3))]))),
);
const quoteFrom =
  steps.find((step) => step.quotesRight >= quotesRight && step.uncoveredNotQuoted >= uncoveredNotQuoted)?.from ?? 0.5;
const nearFrom = steps.findLast((step) => step.answerableQuoted >= nearKeepsAnswerable)?.from ?? 0.1;
const fitted = { ...whole(regress(rows)), quoteFrom, nearFrom: Math.min(nearFrom, quoteFrom) };
writeFileSync(model, `${JSON.stringify(fitted, null, 2)}\n`);
console.log(
  `Top passage right for ${share(answerable, ({ right }) => right).toFixed(3)} of ${answerable.length} answerable.`,
);
if (process.argv.includes('--wrong'))
  for (const { asked, chance, right, pages } of unseen.filter((row) => row.chance >= quoteFrom && !row.right))
    console.log(chance.toFixed(2), right, pages ? 'answerable' : 'uncovered', asked);
console.log(`Quote from ${quoteFrom}, near from ${fitted.nearFrom}: written to ${model}.`);
