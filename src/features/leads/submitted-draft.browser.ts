// What was typed into a form that the browser itself sent, forgotten once the lead is stored.
import { draftKey } from '../../shared/form-draft.browser.ts';

const sentKey = 'sent-form';

/** The form goes to the server as it is: whether the lead is stored is known to the page that answers. */
export function markSubmitted(form: string): void {
  try {
    sessionStorage.setItem(sentKey, draftKey(form));
  } catch {
    // Nothing was kept either.
  }
}

/** For the page that says that the lead is stored: a script that stands in it, and so runs before anyone can go on. */
export const clearSubmittedDraftScript = `try{for(const key of [sessionStorage.getItem('${sentKey}'),'${sentKey}'])sessionStorage.removeItem(key)}catch{}`;
