// How a test comes out, and why.
import type { Reason, TestLine } from './result-line.ts';

/** How a test comes out, whichever rule it is of. */
export type Result = Omit<TestLine, 'rule'>;

export const met: Result = { outcome: 'met' };
export const notMet = (reason: Reason): Result => ({ outcome: 'not-met', reason });
export const ask = (reason: Reason): Result => ({ outcome: 'ask', reason });
