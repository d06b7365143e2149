// A logistic regression over many features of which a row has few: adaptive gradient steps over the penalised
// likelihood.

export interface Row<Feature> {
  features: Feature[];
  /** How much each of its features counts. */
  each: number;
  isPositive: boolean;
  /** How much the row counts. */
  weight: number;
}
export interface Fit<Feature> {
  intercept: number;
  weights: Map<Feature, number>;
}

/** Fits the rows in a fixed order; the ridge keeps weights small. */
export function fitLogistic<Feature>(
  rows: Row<Feature>[],
  { ridge, rounds }: { ridge: number; rounds: number },
): Fit<Feature> {
  const weights = new Map<Feature, number>();
  const steps = new Map<Feature, number>();
  let intercept = -1;
  let interceptSteps = 1;
  for (let round = 0; round < rounds; round += 1)
    for (let at = 0; at < rows.length; at += 1) {
      // A step that shares no factor with the number of rows visits each of them once, alike ones between the others.
      const row = rows[(at * 7919 + round) % rows.length] as Row<Feature>;
      const score = row.features.reduce((sum, one) => sum + row.each * (weights.get(one) ?? 0), intercept);
      const error = ((row.isPositive ? 1 : 0) - 1 / (1 + Math.exp(-score))) * row.weight;
      interceptSteps += error ** 2;
      intercept += (0.3 * error) / Math.sqrt(interceptSteps);
      for (const one of row.features) {
        const weight = weights.get(one) ?? 0;
        const slope = error * row.each - ridge * weight;
        const step = (steps.get(one) ?? 0.01) + slope ** 2;
        steps.set(one, step);
        weights.set(one, weight + (0.3 * slope) / Math.sqrt(step));
      }
    }
  return { intercept: Number(intercept.toFixed(2)), weights };
}
