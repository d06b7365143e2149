// The day each rule counts from, the period, and whose duty it is. The periods are facts; the texts are in
// src/content/rules.yaml under the same ids.
import type { InputOf } from './address-state.ts';
import type { FigureId } from './figures.ts';
import type { Condition, DateLine, Reason, Whose } from './result-line.ts';
import type { RuleId } from './rule-ids.ts';

/** What the visitor typed; all days are calendar days. */
export type EstateDates = InputOf<'deadlines'>;

/** A key of the dates that holds a day. */
type Start = Exclude<keyof EstateDates, 'will' | 'spouse'>;
type Length = FigureId<'period'>;

/** How the day is found. */
type Counting =
  | { count: 'after' | 'before'; from: Start; length: Length }
  | { count: 'later-of'; from: Start; length: Length; fromDeath: Length }
  | { count: 'letters-or-release'; length: Length }
  | { count: 'next-year'; day: FigureId<'yearly'> }
  | { count: 'undated'; reason: Reason; from?: Start; unless?: Start }
  | { count: 'ohio-estate-tax' };

export type DeadlineRule = Counting & {
  rule: RuleId;
  whose: Whose;
  kind: 'due' | 'not-before';
  reading?: NonNullable<DateLine['reading']>;
  only?: Condition;
  /** Left out where the visitor said that there is none, or said of what it then holds for. */
  needs?: 'will' | 'spouse';
  otherwise?: Condition;
  /** Part of an administration: left out where a release was asked for and there are no letters. */
  notInRelease?: true;
  /** Older law sets it for deaths before 2002, or before the day of this fact. */
  newLaw?: true | FigureId<'date'>;
  every?: Length;
  /** Not moved to an open day. */
  anyDay?: true;
};

const from = (start: Start, length: Length) => ({ count: 'after', from: start, length, kind: 'due' }) as const;
const notBefore = (start: Start, length: Length) =>
  ({ count: 'after', from: start, length, kind: 'not-before' }) as const;
const undated = (reason: Reason) => ({ count: 'undated', reason, kind: 'due' }) as const;

export const deadlineRules: DeadlineRule[] = [
  { rule: 'heir-survival', ...notBefore('death', 'survival-period'), whose: 'heirs', anyDay: true },
  {
    rule: 'will-delivery',
    ...from('death', 'will-withheld-loss'),
    whose: 'beneficiaries',
    needs: 'will',
    otherwise: 'if-will-turns-up',
  },
  {
    rule: 'administrator-hearing-notice',
    count: 'before',
    from: 'hearing',
    length: 'administrator-hearing-notice',
    kind: 'due',
    whose: 'applicant',
  },
  {
    rule: 'administrator-appointment-notice',
    ...from('letters', 'administrator-appointment-notice'),
    whose: 'administrator',
    only: 'if-administrator',
  },
  { rule: 'spouse-citation', ...from('letters', 'spouse-citation-sent'), whose: 'court', needs: 'spouse' },
  {
    rule: 'will-notice-certificate',
    ...from('letters', 'certificate-of-notice-deadline'),
    whose: 'executor',
    needs: 'will',
  },
  { rule: 'will-notice', ...from('admitted', 'will-notice-time'), whose: 'executor', needs: 'will' },
  {
    rule: 'will-notice',
    ...undated('admission-day-needed'),
    from: 'letters',
    unless: 'admitted',
    whose: 'executor',
    needs: 'will',
  },
  {
    rule: 'medicaid-notice',
    count: 'letters-or-release',
    length: 'medicaid-notice-deadline',
    kind: 'due',
    whose: 'fiduciary',
    only: 'if-medicaid',
  },
  {
    rule: 'medicaid-claim',
    count: 'later-of',
    from: 'medicaid',
    length: 'medicaid-claim-after-notice',
    fromDeath: 'medicaid-claim-from-death',
    kind: 'due',
    whose: 'state',
  },
  { rule: 'inventory-due', ...from('letters', 'inventory-deadline'), whose: 'fiduciary' },
  { rule: 'fiduciary-claim', ...from('letters', 'executor-own-claim'), whose: 'fiduciary' },
  {
    rule: 'creditor-claims',
    ...from('death', 'creditor-claim-period'),
    whose: 'creditors',
    reading: 'creditor',
    newLaw: 'creditor-claim-period-since',
  },
  {
    rule: 'creditor-claims',
    ...notBefore('death', 'creditor-claim-period'),
    whose: 'executor',
    reading: 'executor',
    newLaw: 'creditor-claim-period-since',
  },
  {
    rule: 'contingent-claims',
    count: 'later-of',
    from: 'accrues',
    length: 'contingent-claim-after-accrual',
    fromDeath: 'contingent-claim-from-death',
    kind: 'due',
    whose: 'creditors',
    newLaw: 'contingent-claim-since',
  },
  { rule: 'claim-answer', ...from('presented', 'claim-answer-time'), whose: 'fiduciary' },
  {
    rule: 'rejected-contingent-claim',
    ...from('rejected', 'rejected-contingent-claim-suit'),
    whose: 'creditors',
    only: 'if-contingent',
  },
  { rule: 'rejected-claim', ...from('rejected', 'rejected-claim-suit'), whose: 'creditors', only: 'if-claim-due' },
  {
    rule: 'spouse-election',
    ...from('letters', 'spouse-election-deadline'),
    whose: 'spouse',
    needs: 'spouse',
    newLaw: true,
  },
  { rule: 'spouse-takes-home', ...undated('by-final-account'), from: 'letters', whose: 'spouse', needs: 'spouse' },
  { rule: 'spouse-lives-in-home', ...from('death', 'spouse-house-year'), whose: 'spouse', needs: 'spouse' },
  {
    rule: 'will-contest',
    ...from('certificate', 'will-contest-deadline'),
    whose: 'contestants',
    needs: 'will',
    newLaw: true,
  },
  { rule: 'account-due', ...from('letters', 'account-deadline'), whose: 'fiduciary', newLaw: true },
  {
    rule: 'account-extension',
    ...from('letters', 'account-extension'),
    whose: 'fiduciary',
    only: 'if-extended',
    newLaw: true,
  },
  {
    rule: 'final-account-due',
    ...from('completed', 'final-account-deadline'),
    whose: 'fiduciary',
    notInRelease: true,
    newLaw: true,
  },
  {
    rule: 'status-report',
    ...from('letters', 'status-report-month'),
    every: 'status-report-repeat',
    whose: 'fiduciary',
    only: 'if-still-open',
    newLaw: true,
  },
  {
    rule: 'account-hearing',
    ...notBefore('account', 'account-hearing-earliest'),
    whose: 'court',
    notInRelease: true,
    newLaw: true,
  },
  {
    rule: 'account-exceptions',
    count: 'before',
    from: 'accountHearing',
    length: 'account-exceptions-time',
    kind: 'due',
    whose: 'interested',
    notInRelease: true,
  },
  {
    rule: 'fiduciary-discharge',
    ...notBefore('approved', 'fiduciary-discharge'),
    whose: 'fiduciary',
    notInRelease: true,
    newLaw: true,
  },
  {
    rule: 'suit-against-fiduciary',
    ...notBefore('letters', 'suit-against-fiduciary-wait'),
    whose: 'creditors',
    newLaw: true,
  },
  { rule: 'federal-estate-return', ...from('death', 'federal-estate-return'), whose: 'executor', only: 'if-due' },
  { rule: 'final-income-tax', count: 'next-year', day: 'final-income-tax-date', kind: 'due', whose: 'executor' },
  { rule: 'estate-income-tax', ...undated('ask-tax-preparer'), whose: 'executor' },
  { rule: 'ohio-estate-tax', count: 'ohio-estate-tax', kind: 'due', whose: 'fiduciary' },
  {
    rule: 'wrongful-death',
    ...from('death', 'wrongful-death-deadline'),
    whose: 'personal-representative',
    only: 'if-wrongful-death',
  },
];
