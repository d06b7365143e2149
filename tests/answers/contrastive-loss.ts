// The gradients of a symmetric contrastive loss (InfoNCE, https://arxiv.org/abs/2103.00020, figure 3) over a batch of
// pairs of unit vectors: each is pulled towards its partner and pushed away from the partners of the others.
import { dotProduct } from '../../src/features/questions/search/word-vectors.ts';

/** Of the softmax: the smaller, the more the gradient depends on the nearest of the other pairs alone. */
const temperature = 0.1;

/** For each row of `weights`: the sum of the vectors, weighted by it. */
const weightedSums = (weights: Float32Array[], vectors: Float32Array[]): Float32Array[] =>
  weights.map((row) => {
    const sum = new Float32Array(vectors[0]?.length ?? 0);
    for (let index = 0; index < vectors.length; index += 1) {
      const weight = row[index] as number;
      const vector = vectors[index] as Float32Array;
      for (let dimension = 0; dimension < sum.length; dimension += 1)
        sum[dimension] = (sum[dimension] as number) + weight * (vector[dimension] as number);
    }
    return sum;
  });

/** Of a square matrix. */
const transpose = (rows: Float32Array[]): Float32Array[] =>
  rows.map((_, index) => Float32Array.from(rows, (row) => row[index] as number));

function softmax(row: Float32Array): Float32Array {
  const max = Math.max(...row);
  const powers = row.map((value) => Math.exp(value - max));
  const total = powers.reduce((a, b) => a + b, 0);
  return powers.map((value) => value / total);
}

/**
 * The gradient of the loss by each anchor and by each positive, where the positive of an anchor has the same index. Two
 * pairs of the same class (`isSameClass`, by their indices) are not pushed apart.
 */
export function contrastiveGradients(
  anchors: Float32Array[],
  positives: Float32Array[],
  isSameClass: (index: number, other: number) => boolean,
): [anchors: Float32Array[], positives: Float32Array[]] {
  const similarities = anchors.map((anchor, index) =>
    Float32Array.from(positives, (positive, other) =>
      index !== other && isSameClass(index, other) ? -1e9 : dotProduct(anchor, positive) / temperature,
    ),
  );
  const byAnchor = similarities.map(softmax);
  const byPositive = transpose(transpose(similarities).map(softmax));
  const gradients = byAnchor.map((row, index) =>
    row.map(
      (value, other) =>
        (value + ((byPositive[index] as Float32Array)[other] as number) - (index === other ? 2 : 0)) /
        (2 * anchors.length * temperature),
    ),
  );
  return [weightedSums(gradients, positives), weightedSums(transpose(gradients), anchors)];
}
