// The one trainer of every fitted weight: a multinomial logistic regression by adaptive gradient steps (AdaGrad) over the
// penalized likelihood. Rows are visited in a fixed order, so that a fit gives the same numbers each time.

export interface ClassRow {
  /** Its features by number, and their values; where all are the same, one value. */
  columns: Int32Array;
  values: Float64Array | number;
  /** Its class, counted from 1; 0 for none of them. */
  target: number;
  /** How often the row counts. */
  weight?: number | undefined;
}
/** For each class: the logarithm of the odds of a row that it is of this class rather than of none. */
export interface ClassFit {
  intercept: number;
  /** By the feature's number. */
  weights: Float64Array;
}
interface LogisticOptions {
  /** Penalty that keeps weights small. */
  ridge: number;
  rounds: number;
  /** Without: where each row is the difference of two candidates. */
  withIntercept?: boolean;
}

const learningRate = 0.3;
/** Coprime to the number of rows, nearly always: spreads neighbors of the file over a round. */
const stride = 7919;

/** Fits so many classes of rows with so many features. */
export function fitClasses(rows: ClassRow[], classes: number, features: number, options: LogisticOptions): ClassFit[] {
  const { ridge, rounds, withIntercept = true } = options;
  // Of one feature, the classes' weights lie side by side.
  const weights = new Float64Array(features * classes);
  const squares = new Float64Array(features * classes).fill(0.01);
  const intercepts = new Float64Array(classes).fill(withIntercept ? -1 : 0);
  const interceptSquares = new Float64Array(classes).fill(1);
  const scores = new Float64Array(classes);
  const errors = new Float64Array(classes);
  for (let round = 0; round < rounds; round += 1)
    for (let visit = 0; visit < rows.length; visit += 1) {
      const { columns, values, target, weight = 1 } = rows[(visit * stride + round) % rows.length] as ClassRow;
      scores.set(intercepts);
      for (let index = 0; index < columns.length; index += 1) {
        const value = typeof values === 'number' ? values : (values[index] as number);
        const start = (columns[index] as number) * classes;
        for (let one = 0; one < classes; one += 1)
          scores[one] = (scores[one] as number) + value * (weights[start + one] as number);
      }
      for (let one = 0; one < classes; one += 1) {
        const score = scores[one] as number;
        const total = scores.reduce((sum, other) => sum + Math.exp(other - score), Math.exp(-score));
        const error = ((target === one + 1 ? 1 : 0) - 1 / total) * weight;
        errors[one] = error;
        if (!withIntercept) continue;
        interceptSquares[one] = (interceptSquares[one] as number) + error ** 2;
        intercepts[one] =
          (intercepts[one] as number) + (learningRate * error) / Math.sqrt(interceptSquares[one] as number);
      }
      for (let index = 0; index < columns.length; index += 1) {
        const value = typeof values === 'number' ? values : (values[index] as number);
        const start = (columns[index] as number) * classes;
        for (let one = 0; one < classes; one += 1) {
          const id = start + one;
          const slope = (errors[one] as number) * value - ridge * (weights[id] as number);
          const square = (squares[id] as number) + slope ** 2;
          squares[id] = square;
          weights[id] = (weights[id] as number) + (learningRate * slope) / Math.sqrt(square);
        }
      }
    }
  return Array.from({ length: classes }, (_, one) => ({
    intercept: Number((intercepts[one] as number).toFixed(4)),
    weights: weights.filter((__, id) => id % classes === one),
  }));
}

/** A row whose features have names. */
export interface NamedRow {
  features: Iterable<[name: string, value: number]>;
  isPositive: boolean;
  weight?: number;
}

/** Fits rows that are positive or not. */
export function fitLogistic(
  rows: NamedRow[],
  options: LogisticOptions,
): { intercept: number; weights: Map<string, number> } {
  const ids = new Map<string, number>();
  const idOf = (name: string): number => {
    const id = ids.get(name) ?? ids.size;
    ids.set(name, id);
    return id;
  };
  const numbered = rows.map(({ features, isPositive, weight }) => {
    const list = [...features];
    return {
      columns: Int32Array.from(list, ([name]) => idOf(name)),
      values: Float64Array.from(list, ([, value]) => value),
      target: isPositive ? 1 : 0,
      weight,
    };
  });
  const [fit] = fitClasses(numbered, 1, ids.size, options);
  const weightOf = (id: number): number => fit?.weights[id] ?? 0;
  return { intercept: fit?.intercept ?? 0, weights: new Map([...ids].map(([name, id]) => [name, weightOf(id)])) };
}
