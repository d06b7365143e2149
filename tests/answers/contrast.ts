// A contrastive loss over a batch of pairs of unit vectors: each is to be nearer to its partner than to those of all
// others, both ways.
import { dotProduct } from '../../src/features/questions/search/word-vectors.ts';

/** How much nearer counts: smaller looks at the nearest of the others alone. */
const temperature = 0.1;

/** The rows of `b`, added up by the weights of each row of `by`. */
const mixes = (by: Float32Array[], b: Float32Array[]): Float32Array[] =>
  by.map((weights) => {
    const out = new Float32Array(b[0]?.length ?? 0);
    for (let index = 0; index < b.length; index += 1) {
      const weight = weights[index] as number;
      const row = b[index] as Float32Array;
      for (let place = 0; place < out.length; place += 1)
        out[place] = (out[place] as number) + weight * (row[place] as number);
    }
    return out;
  });

const transposed = (rows: Float32Array[]): Float32Array[] =>
  rows.map((_, index) => Float32Array.from(rows, (row) => row[index] as number));

function softmax(row: Float32Array): Float32Array {
  const most = Math.max(...row);
  const powers = row.map((value) => Math.exp(value - most));
  const total = powers.reduce((a, b) => a + b, 0);
  return powers.map((value) => value / total);
}

/**
 * How the loss changes with each vector of the left and of the right side. Of two pairs that are alike (`isAlike`, by
 * their places) neither is to part from the other.
 */
export function contrastiveGradients(
  left: Float32Array[],
  right: Float32Array[],
  isAlike: (index: number, other: number) => boolean,
): [left: Float32Array[], right: Float32Array[]] {
  const near = left.map((row, index) =>
    Float32Array.from(right, (vector, other) =>
      index !== other && isAlike(index, other) ? -1e9 : dotProduct(row, vector) / temperature,
    ),
  );
  const [rowwise, columnwise] = [near.map(softmax), transposed(transposed(near).map(softmax))];
  const pull = rowwise.map((row, index) =>
    row.map(
      (value, other) =>
        (value + ((columnwise[index] as Float32Array)[other] as number) - (index === other ? 2 : 0)) /
        (2 * left.length * temperature),
    ),
  );
  return [mixes(pull, right), mixes(transposed(pull), left)];
}
