/**
 * Has React read each field of a form, or of a part of a page, as it is now. Autofill and password managers may set
 * values without an event; of an event React itself looks whether the value is new:
 * https://github.com/facebook/react/issues/1159
 */
export function reportValues(form: HTMLElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
    // A "click" that is no mouse event toggles nothing: it is what React takes for a change of a box. A form that reads
    // its fields at each "input" may have boxes alone.
    const events = /^(?:radio|checkbox)$/.test(field.type) ? ['click', 'input'] : ['input', 'change'];
    for (const name of events) field.dispatchEvent(new Event(name, { bubbles: true }));
  }
}
