// Adam (Kingma and Ba, 2014): each number moves by its own stride, shorter where its slope changes its mind.

/** Returns what takes one step; vectors without a slope go on as they went. The vectors are changed in place. */
export function adam(vectors: Float32Array[], learningRate: number): (slopes: Map<number, Float32Array>) => void {
  const speeds = vectors.map(({ length }) => new Float32Array(length));
  const sizes = vectors.map(({ length }) => new Float32Array(length));
  let step = 0;
  return (slopes) => {
    step += 1;
    const [begun, wide] = [1 - 0.9 ** step, 1 - 0.999 ** step];
    vectors.forEach((vector, place) => {
      const slope = slopes.get(place);
      const [speed, size] = [speeds[place], sizes[place]] as [Float32Array, Float32Array];
      for (let at = 0; at < vector.length; at += 1) {
        const by = slope?.[at] ?? 0;
        speed[at] = 0.9 * (speed[at] as number) + 0.1 * by;
        size[at] = 0.999 * (size[at] as number) + 0.001 * by * by;
        const stride = (speed[at] as number) / begun / (Math.sqrt((size[at] as number) / wide) + 1e-9);
        vector[at] = (vector[at] as number) - learningRate * stride;
      }
    });
  };
}
