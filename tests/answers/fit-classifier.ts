// The one trainer of every classifier of messages (src/features/questions/classifier.ts).
import { bucketOf, type Classifier, toLetter } from '../../src/features/questions/classifier.ts';
import { fitClasses } from './logistic.ts';

export interface Example<Class extends string> {
  features: Iterable<string>;
  /** Its class; without, the one that the others are compared with. */
  class?: Class | undefined;
  /** Counts as so many. */
  times?: number;
}
export interface FitOptions {
  buckets: number;
  step: number;
  /** A feature of fewer examples is left out, and a smaller weight. */
  minExamples: number;
  minWeight: number;
  ridge: number;
  rounds: number;
}

/** Fits the examples. */
export function fitClassifier<Class extends string>(
  names: readonly Class[],
  examples: Example<Class>[],
  { buckets, step, minExamples, minWeight, ...options }: FitOptions,
): Classifier<Class> {
  const hashed = examples.map(({ features }) => [...new Set([...features].map((one) => bucketOf(one, buckets)))]);
  const counts = new Uint32Array(buckets);
  for (const row of hashed) for (const bucket of row) counts[bucket] = (counts[bucket] ?? 0) + 1;
  const rows = examples.map(({ class: name, times }, index) => {
    const columns = Int32Array.from((hashed[index] ?? []).filter((bucket) => (counts[bucket] ?? 0) >= minExamples));
    const target = name ? names.indexOf(name) + 1 : 0;
    return { columns, values: 1 / Math.sqrt(columns.length || 1), target, weight: times };
  });
  const classes = fitClasses(rows, names.length, buckets, options).map(({ intercept, weights }, index) => {
    const letters = Array.from(weights, (weight) => toLetter(Math.abs(weight) < minWeight ? 0 : weight, step));
    return [names[index], { intercept, weights: letters.join('') }];
  });
  return { step, classes: Object.fromEntries(classes) };
}
