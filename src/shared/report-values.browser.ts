/**
 * Makes React read the current value of each field. Autofill and password managers may set values without an event; React
 * itself compares the value on an event:
 * https://github.com/facebook/react/issues/1159
 */
export function reportValues(form: HTMLElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
    // A synthetic "click" toggles nothing, and React treats it as a change of a checkbox. "input" is for forms that
    // listen to it alone.
    const events = /^(?:radio|checkbox)$/.test(field.type) ? ['click', 'input'] : ['input', 'change'];
    for (const name of events) field.dispatchEvent(new Event(name, { bubbles: true }));
  }
}
