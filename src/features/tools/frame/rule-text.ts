import type { Rule } from '../../law/law.build.ts';

/** The texts of a rule in a result. Source and date are in the table that `href` leads to; guide and stage are the plan's. */
export interface RuleText
  extends Pick<Rule, 'id' | 'label' | 'text' | 'readings' | 'past' | 'section' | 'grade' | 'guide' | 'stage'> {
  href: string;
  /** The form that is due by this date, and its page on this site. */
  paper?: { name: string; href: string };
}
