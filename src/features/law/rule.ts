import type { RuleId } from './rule-ids.ts';

/** A rule of law that the tools apply: an entry of src/content/rules.yaml, its figures filled in. */
export interface Rule {
  id: RuleId;
  /** Its anchor on the page that has its table, such as "rule-D10". */
  anchor: string;
  label: string;
  text: string;
  /** For a rule that two sides read differently. */
  readings?: { creditor: string; executor: string } | undefined;
  /** For a rule with a day: what can still be done once it has passed. */
  past?: string | undefined;
  /** The paper that is filed by that day: an entry of src/content/forms.yaml. */
  form?: string | undefined;
  /** The page that explains it, to which the plan links. */
  guide?: string | undefined;
  /** The stage of an estate under which the plan has its date: one of plan/date-stages.ts. */
  stage?: string | undefined;
  section?: string | undefined;
  /** None for grade K. */
  source?: string | undefined;
  url?: string | undefined;
  checked: Date;
  grade: 'A' | 'B' | 'C' | 'K';
  note?: string | undefined;
}
