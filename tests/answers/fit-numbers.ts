// `npm run fit:numbers`: fits which numbers are a person's own (src/features/questions/guard/number-model.json) from
// labelled messages, and says what it finds in sets that it was not fitted on. Which number of a message is the
// personal one is not labelled: it is the one that the fit before thinks most of.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { bucketOf, type HashedModel, toLetter } from '../../src/features/questions/guard/hashed-model.ts';
import { numberFeatures, numberScore, numbersIn } from '../../src/features/questions/guard/number-features.ts';
import { inPlainDigits } from '../../src/features/questions/guard/plain-digits.ts';
import { harmless as known } from '../support/harmless-messages.ts';
import { left, noticed } from '../support/number-messages.ts';
import { fitLogistic } from './logistic.ts';

const file = 'src/features/questions/guard/number-model.json';
const folder = 'tests/answers/sets';
const ridge = 0.0003;
const rounds = 20;
const buckets = 16_384;
const step = 0.2;
/** Share of the harmless messages with numbers that may be left without an answer, as other authors wrote them. */
const falselyAtMost = 0.02;
/** Share of the personal numbers, as other authors wrote them, that at least get a line. */
const noticedAtLeast = 0.995;
/** Sets that were written to be near the line: they say nothing of how often it is crossed. */
const isNearTheLine = (set: string): boolean => /^(?:numbers|tests)/.test(set);

interface Message {
  /** The set that it stands in, and its author where a set has several. */
  set: string;
  hasNumbers: boolean;
  isPersonal: boolean;
  /** What is said of each of its numbers. */
  numbers: string[][];
  weight: number;
}
const message = (text: string, rest: Omit<Message, 'numbers' | 'weight'>, weight = 1): Message => {
  const plain = inPlainDigits(text);
  // The longest first: the first guess.
  const numbers = numbersIn(plain).sort((a, b) => b.text.length - a.text.length);
  return { ...rest, weight, numbers: numbers.map((number) => numberFeatures(plain, number)) };
};
interface Written {
  message?: string;
  question?: string;
  personal?: boolean;
  author?: string;
}
const writtenIn = (path: string): Written[] => {
  const rows: unknown = parse(readFileSync(path, 'utf8'));
  return Array.isArray(rows) ? rows : [];
};
const messages = [
  ...readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(`${folder}/${name}`).map((one) => ({ set: name, one })))
    .filter(({ one }) => one.endsWith('.yaml'))
    .flatMap(({ set, one }) =>
      writtenIn(`${folder}/${set}/${one}`).map(({ message: said, question = '', personal = false, author = '' }) =>
        message(said ?? question, { set: set + author, hasNumbers: one === 'numbers.yaml', isPersonal: personal }),
      ),
    ),
  // What must hold counts more.
  ...noticed.map((text) => message(text, { set: 'tests', hasNumbers: true, isPersonal: true }, 4)),
  ...[...left, ...known].map((text) => message(text, { set: 'tests', hasNumbers: true, isPersonal: false }, 8)),
].filter(({ numbers, isPersonal }) => numbers.length > 0 || isPersonal);

function modelOf(train: Message[]): Omit<HashedModel, 'fitted' | 'from'> {
  let fitted = { intercept: 0, step, weights: '' };
  for (let time = 0; time < 4; time += 1) {
    const likely = (numbers: string[][]) =>
      numbers.toSorted((a, b) => numberScore(b, fitted) - numberScore(a, fitted)).slice(0, 1);
    const { intercept, weights } = fitLogistic(
      train.flatMap(({ isPersonal, numbers, weight }) =>
        (isPersonal ? likely(numbers) : numbers).map((features) => ({
          features: features.map((feature) => bucketOf(feature, buckets)),
          each: 1,
          isPositive: isPersonal,
          weight,
        })),
      ),
      { ridge, rounds },
    );
    const letters = Array.from({ length: buckets }, (_, bucket) => toLetter(weights.get(bucket) ?? 0, step));
    fitted = { intercept, step, weights: letters.join('') };
  }
  return fitted;
}

const sets = [...new Set(messages.filter(({ hasNumbers }) => hasNumbers).map(({ set }) => set))];
const unseen = sets.flatMap((set) => {
  const fitted = modelOf(messages.filter((one) => one.set !== set));
  return messages
    .filter((one) => one.set === set)
    .map((one) => ({ ...one, score: Math.max(-99, ...one.numbers.map((features) => numberScore(features, fitted))) }));
});
const personal = unseen.filter(({ isPersonal, set }) => isPersonal && !isNearTheLine(set));
const harmless = unseen
  .filter(({ isPersonal, hasNumbers, set }) => hasNumbers && !isPersonal && !isNearTheLine(set))
  .sort((a, b) => b.score - a.score);
const from = (share: number) => Number((harmless[Math.floor(share * harmless.length)]?.score ?? 0).toFixed(2));
const part = (list: typeof unseen, least: number): string =>
  `${((100 * list.filter(({ score }) => score > least).length) / (list.length || 1)).toFixed(1)}%`;
for (const share of [0.01, 0.02, 0.03, falselyAtMost, 0.06])
  console.log(
    `From ${from(share)}: ${part(personal, from(share))} of ${personal.length} personal numbers are noticed, and falsely`,
    `${part(harmless, from(share))} of ${harmless.length} harmless messages with numbers.`,
  );
const personalFrom = from(falselyAtMost);
const scores = personal.map(({ score }) => score).sort((a, b) => b - a);
const possibleFrom = Number(((scores[Math.ceil(noticedAtLeast * scores.length) - 1] ?? 0) - 0.005).toFixed(2));
console.log(
  `From ${possibleFrom} a line: ${part(personal, possibleFrom)} are noticed, and falsely ${part(harmless, possibleFrom)}.`,
);
const of = (list: typeof unseen, name: string) => list.filter(({ set }) => set === name);
for (const set of sets.filter((name) => !isNearTheLine(name)))
  console.log(
    set,
    ...[personalFrom, possibleFrom].flatMap((from) => [part(of(personal, set), from), part(of(harmless, set), from)]),
  );

const model: HashedModel & { personalFrom: number; possibleFrom: number } = {
  fitted: new Date().toISOString().slice(0, 10),
  from: `${messages.length} messages with numbers, in ${messages.filter(({ isPersonal }) => isPersonal).length} of them personal ones`,
  personalFrom,
  possibleFrom,
  ...modelOf(messages),
};
writeFileSync(file, `${JSON.stringify(model, null, 2)}\n`);
