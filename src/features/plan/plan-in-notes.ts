// A plan travels in the notes of a consultation request: from its heading to the line with its address.

export const planHeading = 'My plan:';

const sentPlan = new RegExp(`^${planHeading}\\n[\\s\\S]*?/plan#\\S*$`, 'm');

/** The notes of a lead in two parts: the plan that was sent with them, and what the visitor wrote. Either may be empty. */
export function splitNotes(notes: string): { words: string; plan: string } {
  const plan = sentPlan.exec(notes)?.[0] ?? '';
  return { words: notes.replace(plan, '').trim(), plan };
}
