// What a visitor typed into a form, kept for the session so that a reload or a way back loses nothing.

const key = (form: string): string => `typed:${form}`;

export type FormDraft = Record<string, string>;

/** What was typed into the form with this id; nothing when storage is not to be had. */
export function readDraft(form: string): FormDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key(form)) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

export function saveDraft(form: string, typed: FormDraft): void {
  try {
    sessionStorage.setItem(key(form), JSON.stringify(typed));
  } catch {
    // Storage is off or full: the form works without it.
  }
}

/** After the lead is stored. */
export function clearDraft(form: string): void {
  try {
    sessionStorage.removeItem(key(form));
  } catch {
    // Nothing was kept either.
  }
}

const sentKey = 'sent-form';

/** The form goes to the server as it is: whether the lead is stored is known to the page that answers. */
export function markSubmitted(form: string): void {
  try {
    sessionStorage.setItem(sentKey, key(form));
  } catch {
    // Nothing was kept either.
  }
}

/** For the page that says that the lead is stored: a script that stands in it, and so runs before anyone can go on. */
export const clearSubmittedDraftScript = `try{for(const key of [sessionStorage.getItem('${sentKey}'),'${sentKey}'])sessionStorage.removeItem(key)}catch{}`;
