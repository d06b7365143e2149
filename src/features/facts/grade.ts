// How sure we are of a figure or a rule, and how that is printed.

/** Printed with everything of grade K: known to be in its section, whose text we could not read. */
export const sectionNotRead = 'we have not read this section’s text; the clerk can confirm';

interface Graded {
  grade: 'A' | 'B' | 'C' | 'K' | 'S';
  section?: string | undefined;
  source?: string | undefined;
}

/** Where a figure or a rule is from, in a line: "R.C. 2115.02". Grade K admits that the section was not read. */
export function citation({ grade, section, source = 'Our own estimate' }: Graded): string {
  return grade === 'K' ? `${section} (${sectionNotRead})` : (section ?? source);
}

/** What `checked` means: a source was read, or a figure without source was reviewed. */
export const checkedWord = ({ grade }: Graded): 'checked' | 'reviewed' =>
  grade === 'K' || grade === 'S' ? 'reviewed' : 'checked';
