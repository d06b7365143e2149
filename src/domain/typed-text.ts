// What a visitor typed into a form, kept for the session so that a reload or a way back loses nothing.

const prefix = 'typed:';
const key = (form: string): string => `${prefix}${form}`;

export type TypedText = Record<string, string>;

/** What was typed into the form with this id; nothing when storage is not to be had. */
export function recallTyped(form: string): TypedText {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key(form)) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

export function keepTyped(form: string, typed: TypedText): void {
  try {
    sessionStorage.setItem(key(form), JSON.stringify(typed));
  } catch {
    // Storage is off or full: the form works without it.
  }
}

/** After the lead is stored. */
export function forgetTyped(form: string): void {
  try {
    sessionStorage.removeItem(key(form));
  } catch {
    // Nothing was kept either.
  }
}

/** On the page that a form leads to where it was sent without our script: nobody says there which form it was. */
export function forgetAllTyped(): void {
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(prefix)) sessionStorage.removeItem(name);
  } catch {
    // Nothing was kept either.
  }
}
