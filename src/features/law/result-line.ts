// What the tools answer, as data. The words stand where the answer is shown; the rules' own words in
// src/content/rules.yaml.
import type { CalendarDate, Period } from './calendar-date.ts';
import type { ClosedReason } from './holidays.ts';
import type { Cents } from './money.ts';
import type { RuleId } from './rule-ids.ts';

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
  | 'ground';

export type Reason =
  | 'not-known'
  | 'pages-differ'
  | 'out-of-range'
  | 'older-law'
  | 'no-limit-then'
  | 'no-spouse'
  | 'no-will'
  | 'will'
  | 'will-not-all-to-spouse'
  | 'spouse-takes-not-all'
  | 'by-reading'
  | 'court-divides-allowance'
  | 'nobody-paid-funeral'
  | 'spouse-did-not-pay'
  | 'spouse-paid'
  | 'choose-vehicles'
  | 'at-most-two-vehicles'
  | 'will-may-give-vehicles'
  | 'second-vehicle'
  | 'court-page'
  | 'something-left'
  | 'in-estate'
  | 'not-recorded-before-death'
  | 'no-power-of-sale'
  | 'will-forbids-sale'
  | 'given-by-name'
  | 'consent-missing'
  | 'owner-may-not-sign'
  | 'minor'
  | 'no-approved-inventory'
  | 'below-floor'
  | 'fiduciary-spouse-buys'
  | 'narrow-time'
  | 'against-will-first'
  | 'ground-in-law'
  | 'look-at-order'
  | 'ask-court';

export type Whose =
  | 'heirs'
  | 'beneficiaries'
  | 'applicant'
  | 'release-applicant'
  | 'administrator'
  | 'executor'
  | 'court'
  | 'state'
  | 'creditors'
  | 'spouse'
  | 'contestants'
  | 'fiduciary'
  | 'personal-representative';

/** What a line holds for, where the visitor has not said or was not asked. */
export type Condition =
  | 'if-will'
  | 'if-will-turns-up'
  | 'if-administrator'
  | 'if-spouse'
  | 'if-medicaid'
  | 'if-due'
  | 'if-claim-due'
  | 'if-contingent'
  | 'if-extended'
  | 'if-still-open'
  | 'if-wrongful-death';

interface DateLineBase {
  rule: RuleId;
  whose: Whose;
  only?: Condition;
  /** Which side reads the rule so; its words are under `readings` of the rule. */
  reading?: 'creditor' | 'executor';
}

/** To be done by `ends`. `plan` is that day, or the last open one before it; `closed` says why they differ. */
export interface DueDay {
  ends: CalendarDate;
  plan: CalendarDate;
  closed: ClosedReason[];
}

export interface DueLine extends DateLineBase, DueDay {
  kind: 'due';
  /** Due again and again, this long after the last time. */
  every?: Period;
  /** The next times after the first, of those that are not past. */
  again?: DueDay[];
}

/**
 * May not happen, or not count, before `day`, which is never moved earlier. `nextOpen` is that day or the next open
 * one; nothing where it comes on any day.
 */
export interface NotBeforeLine extends DateLineBase {
  kind: 'not-before';
  day: CalendarDate;
  nextOpen?: CalendarDate;
  closed: ClosedReason[];
}

/** A rule without a day that can be counted, and why. */
export interface UndatedLine extends DateLineBase {
  kind: 'undated';
  outcome: 'ask' | 'met';
  reason: 'promptly' | 'by-final-account' | 'ask-tax-preparer' | 'older-law' | 'no-tax';
}

export type DateLine = DueLine | NotBeforeLine | UndatedLine;

/** The tool cannot answer: why (beyond its scope, or an input error), and whom to ask. */
export interface Stop<Why extends string> {
  stopped: Why;
  /** Nobody where the visitor can correct it. */
  ask?: 'court' | 'attorney' | 'court-or-attorney';
}
