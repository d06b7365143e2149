// Which page explains a rule. Read while the site is built: the plan gets each rule with its page.
import { deadlineRules } from '../law/deadline-rules.ts';
import type { RuleId } from '../law/result-line.ts';
import type { RuleWords } from '../tools/frame/rule-words.ts';
import type { PlanRule } from './named-rule.ts';

const guides = {
  '/how-long-does-probate-take-in-ohio': ['D19', 'D20', 'D22', 'D23', 'D24', 'D25'],
  '/duties-of-an-executor-in-ohio': ['D3', 'D4', 'D6', 'D7', 'D10', 'D11', 'D21', 'M-D3', 'C1'],
  '/valid-will-in-ohio': ['D2', 'D18'],
  '/order-of-debts-in-ohio-estates': ['D12', 'D13', 'D14', 'M-K9'],
  '/medicaid-estate-recovery-in-ohio': ['D8', 'D9'],
  '/surviving-spouse-rights-in-ohio': ['D5', 'D15', 'D16', 'D17', 'S13', 'S15', 'S16', 'H8'],
  '/taxes-after-a-death-in-ohio': ['D26', 'D27', 'D28', 'D29'],
  '/what-happens-if-there-is-no-will-in-ohio': ['D1', 'S3', 'S4', 'A', 'B', 'C', 'D', 'E', 'J', 'K'],
  '/no-children-who-inherits-in-ohio': ['F', 'G', 'H', 'I'],
  '/simplified-probate-in-ohio': ['S1', 'S2', 'S7', 'S8', 'S9', 'S10', 'S11'],
  '/passing-property-without-probate-in-ohio': ['S14', 'H0'],
  '/selling-a-house-in-probate-ohio': ['H1', 'H2', 'H3', 'H5'],
  '/inheriting-property-in-ohio': ['H4'],
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
export function planRule({ text, href: _href, ...rule }: RuleWords): PlanRule {
  const isDue = deadlineRules.some((one) => one.rule === rule.id && one.kind === 'due');
  return isDue ? { ...rule, text } : rule;
}
