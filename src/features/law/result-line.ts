// What the tools answer, as data, and its words. The rules' own words are in src/content/rules.yaml.
import words from '../../content/tools/lines.json' with { type: 'json' };
import type { CalendarDate, Period } from './calendar-date.ts';
import type { ClosedReason, PartlyClosedReason } from './holidays.ts';
import type { Cents } from './money.ts';
import type { RuleId } from './rule-ids.ts';

/** Why a test came out as it did, whose duty a line is, for whom it holds. */
export const { reasons: reasonWords, whose: whoseWords, conditions: conditionWords } = words;
export type Reason = keyof typeof reasonWords;
export type Whose = keyof typeof whoseWords;
export type Condition = keyof typeof conditionWords;

export type Outcome = 'within' | 'over' | 'met' | 'not-met' | 'ask';

/** One test of the law, and whether the visitor's figures meet it. */
export interface TestLine {
  rule: RuleId;
  /** Which test of the rule, where it has several. */
  test?: TestName;
  outcome: Outcome;
  /** Why it is so; always there where the outcome is `ask`. */
  reason?: Reason;
  /** The limit of this day of death, or the floor of a price. */
  limit?: Cents;
  /** The rule that sets the limit, where it is another one than the test's. */
  limitBy?: RuleId;
}

/** How a test comes out, whichever rule it is of. */
export type Result = Omit<TestLine, 'rule'>;

export const met: Result = { outcome: 'met' };
export const notMet = (reason: Reason): Result => ({ outcome: 'not-met', reason });
export const ask = (reason: Reason): Result => ({ outcome: 'ask', reason });

/** The tests of a sale. */
export type TestName =
  | 'title'
  | 'will'
  | 'consents'
  | 'adults'
  | 'inventory'
  | 'price'
  | 'buyer'
  | 'taking'
  | 'buying'
  | 'order'
  | 'contract'
  | 'ground';

interface DateLineBase {
  rule: RuleId;
  whose: Whose;
  only?: Condition;
  /** Which side reads the rule so; its words are under `readings` of the rule. */
  reading?: 'creditor' | 'executor';
}

/** Why a day is not one to go to a court on. */
export interface Closings {
  /** Why the last day, or the first one, is closed by law. */
  closed: ClosedReason[];
  /** Why some courts are closed on it, or on the days from it to the one to plan for. */
  partlyClosed: PartlyClosedReason[];
}

/** To be done by `ends`. `plan` is that day, or the last one before it on which every court is open. */
export interface DueDay extends Closings {
  ends: CalendarDate;
  plan: CalendarDate;
}

export interface DueLine extends DateLineBase, DueDay {
  kind: 'due';
  /** Due again and again, this long after the last time. */
  every?: Period;
  /** The next times after the first, of those that are not past; `time` is 1 for the first of them. */
  again?: (DueDay & { time: number })[];
}

/**
 * May not happen, or not count, before `day`, which is never moved earlier. `nextOpen` is that day or the next one on
 * which every court is open; nothing where it comes on any day.
 */
export interface NotBeforeLine extends DateLineBase, Closings {
  kind: 'not-before';
  day: CalendarDate;
  nextOpen?: CalendarDate;
}

/** A rule without a day that can be counted, and why. */
export interface UndatedLine extends DateLineBase {
  kind: 'undated';
  outcome: 'ask' | 'met';
  reason: Reason;
}

export type DateLine = DueLine | NotBeforeLine | UndatedLine;

/** The tool cannot answer: why (beyond its scope, or an input error), and whom to ask. */
export interface Stop<Why extends string> {
  stopped: Why;
  /** Nobody where the visitor can correct it. */
  ask?: 'court' | 'attorney' | 'court-or-attorney';
}
