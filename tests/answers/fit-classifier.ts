// Trains every classifier of messages; its format is in src/features/questions/classifier.ts.
import { bucketOf, type Classifier, toLetter } from '../../src/features/questions/classifier.ts';
import { fitClasses } from './logistic.ts';

export interface Example<Class extends string> {
  features: Iterable<string>;
  /** Undefined: the reference class, which the model has no weights for. */
  class?: Class | undefined;
  /** The weight of the example; 1 if undefined. */
  times?: number;
}
export interface FitOptions {
  /** How many buckets the features are hashed into. */
  buckets: number;
  /** The difference between two neighboring levels of a quantized weight. */
  step: number;
  /** Features of fewer examples are dropped. */
  minExamples: number;
  /** Weights of a smaller magnitude become 0. */
  minWeight: number;
  /** The factor of the L2 penalty. */
  ridge: number;
  /** Passes over all examples (epochs). */
  rounds: number;
}

/** Fits a logistic regression to the examples and quantizes its weights. */
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
