// A logistic regression over hashed features (the hashing trick): the browser loads one letter per bucket instead of a
// dictionary.

export interface HashedModel {
  intercept: number;
  /** What a letter counts more than the one before it. */
  step: number;
  /** A letter for each bucket. */
  weights: string;
}
/** The bucket of a feature among so many (FNV-1a). */
export function bucketOf(feature: string, buckets: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % buckets;
}

/** Letters in the order of their weight; those that JSON writes as two are left out. */
const letters = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at)).filter((one) => !/["\\]/.test(one));
const nothing = letters.length / 2;
const stepsOf = new Map(letters.map((letter, at) => [letter, at - nothing]));

/** The letter that comes nearest to a weight. */
export const toLetter = (weight: number, step: number): string =>
  letters[Math.max(0, Math.min(letters.length - 1, Math.round(weight / step) + nothing))] as string;

/** What those of the features weigh that weigh anything. */
export function weightsOf(
  features: Iterable<string>,
  { step, weights }: Pick<HashedModel, 'step' | 'weights'>,
): number[] {
  const found: number[] = [];
  for (const feature of features) {
    const steps = stepsOf.get(weights[bucketOf(feature, weights.length)] ?? '');
    if (steps) found.push(step * steps);
  }
  return found;
}

/** What they weigh together. */
export const sumOf = (weights: number[]): number => weights.reduce((sum, one) => sum + one, 0);
