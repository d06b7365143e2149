/** A rule of law that the tools apply: an entry of src/content/rules.yaml, its figures filled in. */
export interface Rule {
  id: string;
  label: string;
  text: string;
  /** For a rule that two sides read differently. */
  readings?: { creditor: string; executor: string } | undefined;
  section?: string | undefined;
  /** None for grade K. */
  source?: string | undefined;
  url?: string | undefined;
  checked: Date;
  grade: 'A' | 'B' | 'C' | 'K';
  note?: string | undefined;
}
