// The grade of a figure or a rule (how sure we are of it), and how it is printed.

/** Printed with grade K: known to be in the section, whose text we could not read. */
export const sectionNotRead = 'we have not read this section’s text; the clerk can confirm';

interface Graded {
  grade: 'A' | 'B' | 'C' | 'K' | 'S';
  section?: string | undefined;
  source?: string | undefined;
}

/** The source of a figure or a rule in one line: "R.C. 2115.02". Grade K admits that the section was not read. */
export function citation({ grade, section, source = 'Our own estimate' }: Graded): string {
  return grade === 'K' ? `${section} (${sectionNotRead})` : (section ?? source);
}

/** What the date `checked` means: a source was read, or a figure without a source was reviewed. */
export const checkedWord = ({ grade }: Graded): 'checked' | 'reviewed' =>
  grade === 'K' || grade === 'S' ? 'reviewed' : 'checked';
