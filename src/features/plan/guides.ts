// Which page explains a rule. Read while the site is built: the plan gets each rule with its page.
import { deadlineRules } from '../law/deadline-rules.ts';
import type { RuleId } from '../law/rule-ids.ts';
import type { RuleWords } from '../tools/frame/rule-words.ts';

const guides = {
  '/how-long-does-probate-take-in-ohio': [
    'account-due',
    'account-extension',
    'status-report',
    'account-hearing',
    'fiduciary-discharge',
    'suit-against-fiduciary',
  ],
  '/duties-of-an-executor-in-ohio': [
    'administrator-hearing-notice',
    'administrator-appointment-notice',
    'will-notice-certificate',
    'will-notice',
    'inventory-due',
    'fiduciary-claim',
    'final-account-due',
    'wrongful-death',
    'commission-rates',
  ],
  '/valid-will-in-ohio': ['will-delivery', 'will-contest'],
  '/order-of-debts-in-ohio-estates': [
    'creditor-claims',
    'contingent-claims',
    'rejected-contingent-claim',
    'claim-answer',
    'rejected-claim',
  ],
  '/medicaid-estate-recovery-in-ohio': ['medicaid-notice', 'medicaid-claim'],
  '/surviving-spouse-rights-in-ohio': [
    'spouse-citation',
    'spouse-election',
    'spouse-takes-home',
    'spouse-lives-in-home',
    'whole-family-allowance',
    'spouse-vehicles',
    'spouse-vehicles-before-2017',
    'family-home',
  ],
  '/answers/how-to-object-to-an-account': ['account-exceptions'],
  '/taxes-after-a-death-in-ohio': ['federal-estate-return', 'final-income-tax', 'estate-income-tax', 'ohio-estate-tax'],
  '/what-happens-if-there-is-no-will-in-ohio': [
    'heir-survival',
    'release-without-will',
    'release-exceptions',
    'division-a',
    'division-b',
    'division-c',
    'division-d',
    'division-e',
    'division-j',
    'division-k',
  ],
  '/no-children-who-inherits-in-ohio': ['division-f', 'division-g', 'division-h', 'division-i'],
  '/simplified-probate-in-ohio': [
    'release-for-anyone',
    'release-by-will',
    'summary-release-payer',
    'summary-release-spouse',
    'summary-release-spouse-unpaid',
    'summary-release-before-2006',
    'summary-release-start',
  ],
  '/answers/which-property-needs-no-court': ['outside-probate', 'house-outside-estate'],
  '/selling-a-house-in-probate-ohio': ['power-of-sale', 'consent-sale', 'court-sale', 'house-in-release'],
  '/inheriting-property-in-ohio': ['transfer-first'],
  '/answers/what-is-filed-when-a-life-estate-ends': ['deed-life-estate'],
  '/answers/what-if-the-seller-on-a-land-contract-dies': ['deed-contract-goes-on'],
} as const satisfies Record<string, RuleId[]>;

export type GuidePath = keyof typeof guides;

const paths = new Map<RuleId, GuidePath>(
  Object.entries(guides).flatMap(([path, rules]) => rules.map((rule) => [rule, path as GuidePath] as const)),
);

/** Every rule that a line of the plan may cite. */
export const planRules: readonly RuleId[] = [...paths.keys()];

/** The page that explains a rule. Throws where there is none: each line of the plan links to one. */
export function guideOf(rule: RuleId): GuidePath {
  const path = paths.get(rule);
  if (!path) throw new Error(`No guide is named for the rule "${rule}". Add it to src/features/plan/guides.ts.`);
  return path;
}

/** Only the texts that the calendar file needs: the others are on the tools' pages and would only add bytes. */
export function planRule(rule: RuleWords): RuleWords {
  const isDue = deadlineRules.some((one) => one.rule === rule.id && one.kind === 'due');
  return isDue ? rule : { ...rule, text: '' };
}
