// How a test comes out, and why.
import type { Reason, TestLine } from './result-line.ts';
import type { RuleId } from './rule-ids.ts';

/** How a test comes out, whichever rule it is of. */
export type Result = Omit<TestLine, 'rule'>;

export const met: Result = { outcome: 'met' };
export const notMet = (reason: Reason): Result => ({ outcome: 'not-met', reason });
export const ask = (reason: Reason): Result => ({ outcome: 'ask', reason });

/** The test of a rule that has no other. */
export const onlyTest = (rule: RuleId, result: Result): TestLine => ({ rule, ...result });
