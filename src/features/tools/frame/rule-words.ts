import type { Rule } from '../../law/rule.ts';

/** The texts of a rule in a result. Source and date are in the table that `href` leads to. */
export interface RuleWords extends Pick<Rule, 'id' | 'label' | 'text' | 'readings' | 'past' | 'section' | 'grade'> {
  href: string;
  /** The page that explains it, to which the plan links. */
  guide?: string;
  /** The stage of the plan under which its date is folded. */
  stage?: string;
  /** The paper that is filed by its day, and where the site describes it. */
  paper?: { name: string; href: string };
}
