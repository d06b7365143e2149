import type { Figures } from '../../law/figures.ts';
import type { Rule } from '../../law/law.build.ts';
import type { RuleId } from '../../law/rule-ids.ts';

/** The texts of a rule in a result. Source and date are in the table that `href` leads to; guide and stage are the plan's. */
export interface RuleText
  extends Pick<Rule, 'id' | 'label' | 'text' | 'readings' | 'past' | 'section' | 'grade' | 'guide' | 'stage'> {
  href: string;
  /** The form that is due by this date, and its page on this site. */
  paper?: { name: string; href: string };
}

/** The texts of a rule, from those that the page passed in. Throws if one is missing. */
export function findRule(rules: readonly RuleText[], id: RuleId): RuleText {
  const rule = rules.find((rule) => rule.id === id);
  if (!rule) throw new Error(`The page hands over no rule "${id}".`);
  return rule;
}

/** A court's own word and what it means, from the glossary. */
export interface Term {
  id: string;
  term: string;
  meaning: string;
}

/** What a page passes to its tool (page-data.build.ts). */
export interface ToolData {
  figures: Figures;
  rules: readonly RuleText[];
  terms: readonly Term[];
}
