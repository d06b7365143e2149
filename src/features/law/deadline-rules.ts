// The day each rule counts from, the period, and whose duty it is. The periods are facts; the texts are in
// src/content/rules.yaml under the same ids.
import type { InputOf } from './address-state.ts';
import type { FigureId } from './figures.ts';
import type { Condition, DateLine, Reason, Whose } from './result-line.ts';
import type { RuleId } from './rule-ids.ts';

/** What the visitor typed; all days are calendar days. */
export type EstateDates = InputOf<'deadlines'>;

/** A key of the dates that holds a day. */
export type DateKey = Exclude<keyof EstateDates, 'will' | 'spouse'>;
/** The day from which a rule counts: a known one, or the first of letters and release. */
export type Start = DateKey | 'letters-or-release';
type Length = FigureId<'period'>;

interface RuleBase {
  rule: RuleId;
  whose: Whose;
  reading?: NonNullable<DateLine['reading']>;
  only?: Condition;
  /** Left out where the answers say that there is none, or marked with what it then applies to. */
  needs?: 'will' | 'spouse';
  otherwise?: Condition;
  /** Nothing is due before this day, which may follow after a first appointment without a will: then the court is asked. */
  notDueBefore?: DateKey;
  /** Older law sets it for deaths before 2002, or before the day of this fact. */
  newLaw?: true | FigureId<'date'>;
}

/** To be done within `due` after the start; where the time from the death ends later, by then. */
type Due = { due: Length; orFromDeath?: Length; every?: Length };
type DueBefore = { dueBefore: Length };
type DueNextYear = { dueNextYear: FigureId<'yearly'> };
/** `anyDay`: not moved to an open day. */
type NotBefore = { notBefore: Length; anyDay?: true };
/** A rule without a day of its own; left out where `unless` is known. */
type Undated = { undated: Reason; unless?: DateKey };

/** No longer due for deaths from the day of this fact on. */
type Ended = { endedOn: FigureId<'date'> };
type RuleOfOneStart = RuleBase & (Due | DueBefore | DueNextYear | NotBefore | Undated | Ended);
export type DeadlineRule = RuleOfOneStart & { from: Start };
/** A rule with a day by which something is due. */
export type DueRule = Due | DueBefore | DueNextYear;

/** The rules, by the day that they count from. */
const rulesFrom: Partial<Record<Start, RuleOfOneStart[]>> = {
  death: [
    { rule: 'heir-survival', notBefore: 'survival-period', anyDay: true, whose: 'heirs' },
    {
      rule: 'will-delivery',
      due: 'will-withheld-loss',
      whose: 'beneficiaries',
      needs: 'will',
      otherwise: 'if-will-turns-up',
    },
    {
      rule: 'creditor-claims',
      due: 'creditor-claim-period',
      whose: 'creditors',
      reading: 'creditor',
      newLaw: 'creditor-claim-period-since',
    },
    {
      rule: 'creditor-claims',
      notBefore: 'creditor-claim-period',
      whose: 'executor',
      reading: 'executor',
      newLaw: 'creditor-claim-period-since',
    },
    { rule: 'spouse-lives-in-home', due: 'spouse-house-year', whose: 'spouse', needs: 'spouse' },
    { rule: 'federal-estate-return', due: 'federal-estate-return', whose: 'executor', only: 'if-due' },
    {
      rule: 'wrongful-death',
      due: 'wrongful-death-deadline',
      whose: 'personal-representative',
      only: 'if-wrongful-death',
    },
    { rule: 'final-income-tax', dueNextYear: 'final-income-tax-date', whose: 'executor' },
    { rule: 'estate-income-tax', undated: 'ask-tax-preparer', whose: 'executor' },
    { rule: 'ohio-estate-tax', endedOn: 'estate-tax-end', whose: 'fiduciary' },
  ],
  hearing: [{ rule: 'administrator-hearing-notice', dueBefore: 'administrator-hearing-notice', whose: 'applicant' }],
  letters: [
    {
      rule: 'administrator-appointment-notice',
      due: 'administrator-appointment-notice',
      whose: 'administrator',
      only: 'if-administrator',
    },
    { rule: 'spouse-citation', due: 'spouse-citation-sent', whose: 'court', needs: 'spouse' },
    { rule: 'will-notice', undated: 'admission-day-needed', unless: 'admitted', whose: 'executor', needs: 'will' },
    {
      rule: 'will-notice-certificate',
      due: 'certificate-of-notice-deadline',
      whose: 'executor',
      needs: 'will',
      notDueBefore: 'admitted',
    },
    { rule: 'inventory-due', due: 'inventory-deadline', whose: 'fiduciary' },
    { rule: 'fiduciary-claim', due: 'executor-own-claim', whose: 'fiduciary' },
    { rule: 'spouse-election', due: 'spouse-election-deadline', whose: 'spouse', needs: 'spouse', newLaw: true },
    { rule: 'spouse-takes-home', undated: 'by-final-account', whose: 'spouse', needs: 'spouse' },
    { rule: 'account-due', due: 'account-deadline', whose: 'fiduciary', newLaw: true },
    { rule: 'account-extension', due: 'account-extension', whose: 'fiduciary', only: 'if-extended', newLaw: true },
    {
      rule: 'status-report',
      due: 'status-report-month',
      every: 'status-report-repeat',
      whose: 'fiduciary',
      only: 'if-still-open',
      newLaw: true,
    },
    { rule: 'suit-against-fiduciary', notBefore: 'suit-against-fiduciary-wait', whose: 'creditors', newLaw: true },
  ],
  'letters-or-release': [
    { rule: 'medicaid-notice', due: 'medicaid-notice-deadline', whose: 'fiduciary', only: 'if-medicaid' },
  ],
  admitted: [{ rule: 'will-notice', due: 'will-notice-time', whose: 'executor', needs: 'will' }],
  certificate: [
    { rule: 'will-contest', due: 'will-contest-deadline', whose: 'contestants', needs: 'will', newLaw: true },
  ],
  medicaid: [
    {
      rule: 'medicaid-claim',
      due: 'medicaid-claim-after-notice',
      orFromDeath: 'medicaid-claim-from-death',
      whose: 'state',
    },
  ],
  accrues: [
    {
      rule: 'contingent-claims',
      due: 'contingent-claim-after-accrual',
      orFromDeath: 'contingent-claim-from-death',
      whose: 'creditors',
      newLaw: 'contingent-claim-since',
    },
  ],
  presented: [{ rule: 'claim-answer', due: 'claim-answer-time', whose: 'fiduciary' }],
  rejected: [
    {
      rule: 'rejected-contingent-claim',
      due: 'rejected-contingent-claim-suit',
      whose: 'creditors',
      only: 'if-contingent',
    },
    { rule: 'rejected-claim', due: 'rejected-claim-suit', whose: 'creditors', only: 'if-claim-due' },
  ],
  completed: [{ rule: 'final-account-due', due: 'final-account-deadline', whose: 'fiduciary', newLaw: true }],
  account: [{ rule: 'account-hearing', notBefore: 'account-hearing-earliest', whose: 'court', newLaw: true }],
  accountHearing: [{ rule: 'account-exceptions', dueBefore: 'account-exceptions-time', whose: 'interested' }],
  approved: [{ rule: 'fiduciary-discharge', notBefore: 'fiduciary-discharge', whose: 'fiduciary', newLaw: true }],
};

export const deadlineRules: DeadlineRule[] = Object.entries(rulesFrom).flatMap(([from, rules]) =>
  rules.map((rule) => ({ ...rule, from: from as Start })),
);
