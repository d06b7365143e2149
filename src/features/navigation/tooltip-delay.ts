const delay = 700;
const skipDelay = 300;

/** Milliseconds until a tooltip opens, `sinceLast` milliseconds after the last one was closed. */
export const tooltipDelay = (sinceLast: number): number => (sinceLast < skipDelay ? 0 : delay);
