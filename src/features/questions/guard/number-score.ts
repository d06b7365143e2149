// How likely a number is a person's own: a logistic regression over what `numberFeatures` says of it, fitted from labelled
// messages (`npm run fit:numbers`).
import { numberFeatures, type TypedNumber } from './number-features.ts';
import model from './number-model.json' with { type: 'json' };

export interface NumberModel {
  /** The day it was fitted, and from how many messages. */
  fitted: string;
  from: string;
  /** From which score on a number is personal. */
  personalFrom: number;
  intercept: number;
  /** A letter for each bucket: features share them, so that no list of features has to be loaded. */
  weights: string;
}

export const buckets = 16_384;
/** The bucket of a feature (FNV-1a). */
export function bucketOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % buckets;
}

/** Letters in the order of their weight, a fifth each; those that JSON writes as two are left out. */
const letters = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at)).filter((one) => !/["\\]/.test(one));
const steps = 5;
const nothing = letters.length / 2;
const weightOf = new Map(letters.map((letter, at) => [letter, (at - nothing) / steps]));

/** The letter that comes nearest to a weight. */
export const toLetter = (weight: number): string =>
  letters[Math.max(0, Math.min(letters.length - 1, Math.round(weight * steps) + nothing))] as string;

/** The logarithm of the odds that a number of which this is said is personal. */
export const numberScore = (
  features: string[],
  { intercept, weights }: Pick<NumberModel, 'intercept' | 'weights'> = model,
): number => features.reduce((sum, one) => sum + (weightOf.get(weights[bucketOf(one)] ?? '') ?? 0), intercept);

/** Whether one of the numbers in a text is most likely a person's own. */
export const isLikelyPersonal = (text: string, number: TypedNumber): boolean =>
  numberScore(numberFeatures(text, number)) > model.personalFrom;
