// The Adam optimizer (Kingma and Ba, 2014, https://arxiv.org/abs/1412.6980), with sparse updates: a batch has gradients
// for few of the vectors, and the others and their moments stay unchanged.

/** Returns a function that takes one step: it updates, in place, the vectors that have a gradient, by their index. */
export function adam(vectors: Float32Array[], learningRate: number): (gradients: Map<number, Float32Array>) => void {
  const firstMoments = vectors.map(({ length }) => new Float32Array(length));
  const secondMoments = vectors.map(({ length }) => new Float32Array(length));
  let step = 0;
  return (gradients) => {
    step += 1;
    const [firstCorrection, secondCorrection] = [1 - 0.9 ** step, 1 - 0.999 ** step];
    for (const [index, gradient] of gradients) {
      const [vector, first, second] = [vectors[index], firstMoments[index], secondMoments[index]] as [
        Float32Array,
        Float32Array,
        Float32Array,
      ];
      for (let dimension = 0; dimension < vector.length; dimension += 1) {
        const value = gradient[dimension] as number;
        first[dimension] = 0.9 * (first[dimension] as number) + 0.1 * value;
        second[dimension] = 0.999 * (second[dimension] as number) + 0.001 * value * value;
        const scale = Math.sqrt((second[dimension] as number) / secondCorrection) + 1e-9;
        vector[dimension] =
          (vector[dimension] as number) - (learningRate * (first[dimension] as number)) / firstCorrection / scale;
      }
    }
  };
}
