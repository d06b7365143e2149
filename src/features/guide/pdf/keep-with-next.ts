/** Whether this item of a list stays on one page with the next: the first two do, and the last two. */
export const keepWithNext = (index: number, length: number): boolean =>
  index < length - 1 && (index === 0 || index === length - 2);
