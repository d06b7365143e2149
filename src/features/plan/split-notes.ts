// The plan inside the notes of a consultation request: from its heading to the line with its address.

export const planHeading = 'My plan:';

/** Splits a lead's notes into the plan and the visitor's own message. Either may be empty. */
export function splitNotes(notes: string): { message: string; plan: string } {
  const lines = notes.split('\n');
  const first = lines.indexOf(planHeading);
  const last = lines.findIndex((line, index) => index > first && line.split(/\s/).at(-1)?.includes('/plan#'));
  const plan = first < 0 || last < 0 ? [] : lines.splice(first, last + 1 - first, '');
  return { message: lines.join('\n').trim(), plan: plan.join('\n') };
}
