// The stages of an estate by which the plan folds its dates, in their usual order. Read while the site is built: the
// plan gets each rule with its stage.
import type { RuleId } from '../law/rule-ids.ts';

export const dateStages: readonly { title: string; rules: readonly RuleId[] }[] = [
  { title: 'Opening the estate', rules: ['heir-survival', 'will-delivery', 'administrator-hearing-notice'] },
  {
    title: 'After the appointment',
    rules: [
      'administrator-appointment-notice',
      'spouse-citation',
      'will-notice',
      'will-notice-certificate',
      'medicaid-notice',
      'inventory-due',
    ],
  },
  {
    title: 'The spouse, and contesting the will',
    rules: ['spouse-election', 'spouse-takes-home', 'spouse-lives-in-home', 'will-contest'],
  },
  {
    title: 'Debts and claims',
    rules: [
      'creditor-claims',
      'fiduciary-claim',
      'claim-answer',
      'rejected-claim',
      'contingent-claims',
      'rejected-contingent-claim',
      'medicaid-claim',
      'suit-against-fiduciary',
      'wrongful-death',
    ],
  },
  {
    title: 'Accounts and closing',
    rules: [
      'account-due',
      'account-extension',
      'status-report',
      'final-account-due',
      'account-hearing',
      'account-exceptions',
      'fiduciary-discharge',
    ],
  },
  { title: 'Taxes', rules: ['federal-estate-return', 'final-income-tax', 'estate-income-tax', 'ohio-estate-tax'] },
];

/** The title of the stage of a dated rule; undefined for the other rules. */
export const stageOf = (rule: RuleId): string | undefined =>
  dateStages.find(({ rules }) => rules.includes(rule))?.title;
