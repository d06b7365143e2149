// Drafts are deleted once the lead is stored: by the island, or by the confirmation page of a plain form submission.
import { draftKey } from '../../shared/form-draft.browser.ts';

/** After the lead is stored. */
export function clearDraft(form: string): void {
  try {
    sessionStorage.removeItem(draftKey(form));
  } catch {
    // Storage is off: there is no draft.
  }
}

const submittedFormKey = 'sent-form';

/** A plain form submission: only the confirmation page knows that the lead was stored, and clears the draft then. */
export function markSubmitted(form: string): void {
  try {
    sessionStorage.setItem(submittedFormKey, draftKey(form));
  } catch {
    // Storage is off: there is no draft.
  }
}

/** An inline script for the confirmation page: it runs while the page is parsed, before the visitor can navigate on. */
export const clearSubmittedDraftScript = `try{for(const key of [sessionStorage.getItem('${submittedFormKey}'),'${submittedFormKey}'])sessionStorage.removeItem(key)}catch{}`;
