import type { RuleWords } from '../tools/frame/rule-words.ts';

/** What the page passes to the island for each rule; the rest follows from its id. */
export type PlanRule = Omit<RuleWords, 'text' | 'href'> & Partial<Pick<RuleWords, 'text'>>;

const tools: [ids: RegExp, tool: string][] = [
  [/^(?:D\d|M-)/, 'deadlines'],
  [/^S\d/, 'small-estate'],
  [/^C\d/, 'executor-commission'],
  [/^H\d/, 'selling-the-house'],
];

/** A rule as the lines of the plan cite it; its link leads to the full text on the tool's page. */
export function namedRule(rule: PlanRule): RuleWords {
  const tool = tools.find(([ids]) => ids.test(rule.id))?.[1] ?? 'who-inherits';
  return { text: '', ...rule, href: `/tools/${tool}#rule-${rule.id}` };
}
