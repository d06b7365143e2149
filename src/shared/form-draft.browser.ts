// Form drafts in session storage, so that a reload or Back loses no input.

/** sessionStorage key of a form's draft. */
export const draftKey = (form: string): string => `typed:${form}`;

export type FormDraft = Record<string, string>;

/** The draft of the form with this id; empty without storage. */
export function readDraft(form: string): FormDraft {
  try {
    const entries = Object.entries<string>(JSON.parse(sessionStorage.getItem(draftKey(form)) ?? '{}'));
    return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

/** Returns whether the draft was saved: storage may be off or full. */
export function saveDraft(form: string, typed: Partial<FormDraft>): boolean {
  try {
    sessionStorage.setItem(draftKey(form), JSON.stringify(typed));
    return true;
  } catch {
    return false;
  }
}

/** Text fields and selects. No checkboxes or radio buttons: consent must be given again each time. */
export const textControls = (root: ParentNode) =>
  root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>('.input[id]');

/** Fills controls that are still empty from a draft whose keys are their ids, and marks their forms. */
export function fillFromDraft(root: ParentNode, draft: FormDraft): void {
  for (const control of textControls(root)) {
    const typed = draft[control.id];
    if (!typed) continue;
    if (control.form) control.form.dataset.restored = '';
    if (!control.value) control.value = typed;
  }
}
