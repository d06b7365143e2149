// A plan is sent inside the notes of a consultation request: from its heading to the line with its address.

export const planHeading = 'My plan:';

const sentPlan = new RegExp(`^${planHeading}\\n[\\s\\S]*?/plan#\\S*$`, 'm');

/** Splits a lead's notes into the plan and what the visitor wrote. Either may be empty. */
export function splitNotes(notes: string): { words: string; plan: string } {
  const plan = sentPlan.exec(notes)?.[0] ?? '';
  return { words: notes.replace(plan, '').trim(), plan };
}
