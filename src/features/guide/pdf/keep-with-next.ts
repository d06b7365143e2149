/** Whether this item of a list stays on one page with the next: the first two do, and the last two. */
export const keepWithNext = (at: number, length: number): boolean => at < length - 1 && (at === 0 || at === length - 2);
