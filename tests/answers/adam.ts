// Adam (Kingma and Ba, 2014), for vectors of which a batch touches few: the others stay as they are.

/** Returns a function that takes one step, in place, along the slopes of some of the vectors. */
export function adam(vectors: Float32Array[], learningRate: number): (slopes: Map<number, Float32Array>) => void {
  const momentum = vectors.map(({ length }) => new Float32Array(length));
  const squares = vectors.map(({ length }) => new Float32Array(length));
  let step = 0;
  return (slopes) => {
    step += 1;
    const [momentumBias, squaresBias] = [1 - 0.9 ** step, 1 - 0.999 ** step];
    for (const [place, slope] of slopes) {
      const [vector, first, second] = [vectors[place], momentum[place], squares[place]] as [
        Float32Array,
        Float32Array,
        Float32Array,
      ];
      for (let index = 0; index < vector.length; index += 1) {
        const value = slope[index] as number;
        first[index] = 0.9 * (first[index] as number) + 0.1 * value;
        second[index] = 0.999 * (second[index] as number) + 0.001 * value * value;
        const size = Math.sqrt((second[index] as number) / squaresBias) + 1e-9;
        vector[index] = (vector[index] as number) - (learningRate * (first[index] as number)) / momentumBias / size;
      }
    }
  };
}
