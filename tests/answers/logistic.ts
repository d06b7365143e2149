// The one trainer of every fitted weight: a logistic regression by adaptive gradient steps (AdaGrad) over the penalized
// likelihood. Rows are visited in a fixed order, so that a fit gives the same numbers each time.

export interface TrainingRow {
  /** The row's features by name. */
  features: Iterable<[name: string, value: number]>;
  isPositive: boolean;
  /** How often the row counts. */
  weight?: number;
}
export interface LogisticFit {
  intercept: number;
  weights: Map<string, number>;
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

/** Fits the rows. */
export function fitLogistic(rows: TrainingRow[], options: LogisticOptions): LogisticFit {
  const { ridge, rounds, withIntercept = true } = options;
  const ids = new Map<string, number>();
  const compiled = rows.map(({ features, isPositive, weight = 1 }) => {
    const list = [...features];
    const columns = Int32Array.from(list, ([name]) => {
      const id = ids.get(name) ?? ids.size;
      ids.set(name, id);
      return id;
    });
    return { columns, values: Float64Array.from(list, ([, value]) => value), target: isPositive ? 1 : 0, weight };
  });
  const weights = new Float64Array(ids.size);
  const squares = new Float64Array(ids.size).fill(0.01);
  let intercept = withIntercept ? -1 : 0;
  let interceptSquares = 1;
  for (let round = 0; round < rounds; round += 1)
    for (let visit = 0; visit < compiled.length; visit += 1) {
      const { columns, values, target, weight } = compiled[
        (visit * stride + round) % compiled.length
      ] as (typeof compiled)[0];
      let score = intercept;
      for (let at = 0; at < columns.length; at += 1)
        score += (values[at] as number) * (weights[columns[at] as number] as number);
      const error = (target - 1 / (1 + Math.exp(-score))) * weight;
      if (withIntercept) {
        interceptSquares += error ** 2;
        intercept += (learningRate * error) / Math.sqrt(interceptSquares);
      }
      for (let at = 0; at < columns.length; at += 1) {
        const id = columns[at] as number;
        const slope = error * (values[at] as number) - ridge * (weights[id] as number);
        const total = (squares[id] as number) + slope ** 2;
        squares[id] = total;
        weights[id] = (weights[id] as number) + (learningRate * slope) / Math.sqrt(total);
      }
    }
  return {
    intercept: Number(intercept.toFixed(4)),
    weights: new Map([...ids].map(([name, id]) => [name, weights[id] as number])),
  };
}
