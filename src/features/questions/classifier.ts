// The format of every classifier that is fitted to example messages (tests/answers/fit-classifier.ts): a multinomial
// logistic regression over hashed features (https://en.wikipedia.org/wiki/Feature_hashing). A letter is a weight, so that
// no dictionary has to be loaded.

/** The parameters of one class. */
export interface ClassWeights {
  intercept: number;
  /** A letter for each bucket. */
  weights: string;
}
export interface Classifier<Class extends string = string> {
  /** The difference in weight between one letter and the next. */
  step: number;
  /** Every class except the reference class. */
  classes: Record<Class, ClassWeights>;
}

/** The letter for weight zero, and the number of steps on either side of it; JSON escapes none of these letters. */
const zeroCode = '?'.charCodeAt(0);
const maxSteps = 28;

/** The letter that comes nearest to a weight. */
export const toLetter = (weight: number, step: number): string =>
  String.fromCharCode(zeroCode + Math.max(-maxSteps, Math.min(maxSteps, Math.round(weight / step))));

/** The bucket of a feature among so many (FNV-1a). */
export function bucketOf(feature: string, buckets: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < feature.length; index += 1)
    hash = Math.imul(hash ^ feature.charCodeAt(index), 0x01000193);
  return (hash >>> 0) % buckets;
}

/**
 * For each class, the logarithm of the odds that a text with these features is of it rather than of the class that it is
 * compared with. A long text needs more evidence than a short one.
 */
export function logOdds<Class extends string>(
  features: Iterable<string>,
  { step, classes }: Classifier<Class>,
): Record<Class, number> {
  const entries = Object.entries<ClassWeights>(classes);
  const sums = entries.map(() => 0);
  const buckets = entries[0]?.[1].weights.length ?? 1;
  let informativeCount = 0;
  for (const bucket of new Set([...features].map((feature) => bucketOf(feature, buckets)))) {
    const steps = entries.map(([, { weights }]) => weights.charCodeAt(bucket) - zeroCode);
    if (steps.some(Boolean)) informativeCount += 1;
    for (const [index, count] of steps.entries()) sums[index] = (sums[index] ?? 0) + count;
  }
  const scale = step / Math.sqrt(informativeCount || 1);
  return Object.fromEntries(
    entries.map(([name, { intercept }], index) => [name, intercept + scale * (sums[index] ?? 0)]),
  ) as Record<Class, number>;
}
