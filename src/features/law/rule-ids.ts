// The rules by name. The names are the keys of src/content/rules.yaml, by the page whose table has them. Beside each name
// is its anchor on that page ("#rule-D10"), which links from before the names carry: an anchor never changes. A rule that
// is new has its name as its anchor.
import rulesByPage from '../../content/rule-anchors.json' with { type: 'json' };

type Pages = typeof rulesByPage;
export type RulePage = keyof Pages;
/** The name of a rule: an entry of src/content/rules.yaml. */
export type RuleId = { [Page in RulePage]: keyof Pages[Page] }[RulePage];

/** The names of the rules in the table of one page, in their order. */
export const ruleIdsOf = (page: RulePage) => Object.keys(rulesByPage[page]) as RuleId[];

/** The names of all rules. */
export const ruleIds = Object.values(rulesByPage).flatMap((rules) => Object.keys(rules)) as RuleId[];

const addresses = new Map(
  Object.entries(rulesByPage).flatMap(([page, rules]) =>
    Object.entries(rules).map(([id, anchor]) => [id, { page, anchor: `rule-${anchor}` }]),
  ),
);

/** The id of its row, such as "rule-D10". */
export const ruleAnchor = (id: RuleId): string => addresses.get(id)?.anchor ?? '';

/** The row of a rule on the page of its tool: "/tools/deadlines#rule-D10". */
export const ruleAddress = (id: RuleId): string => {
  const page = addresses.get(id)?.page;
  return `/tools/${page === 'counting' ? 'deadlines' : page}#${ruleAnchor(id)}`;
};
