// Pages with a lead form: restores the draft of a form after a reload, and saves it on each input and when the page is
// left. Independent of the island, which hydrates only when touched.
import { type FormDraft, fillFromDraft, readDraft, saveDraft, textControls } from '../../shared/form-draft.browser.ts';
import { markSubmitted } from './submitted-draft.browser.ts';

for (const form of document.querySelectorAll<HTMLFormElement>('form.form')) {
  const id = form.querySelector<HTMLInputElement>('input[name="form"]')?.value ?? '';
  const radios = () => form.querySelectorAll<HTMLInputElement>('input[type="radio"]');
  const checkRadios = (draft: FormDraft) => {
    for (const radio of radios()) if (draft[radio.name] === radio.value) radio.checked = true;
  };
  const storedDraft = readDraft(id);
  fillFromDraft(form, storedDraft);
  checkRadios(storedDraft);
  /** False if the last draft could not be stored. */
  let isSaved = true;
  const save = () => {
    const filled = [...textControls(form), ...[...radios()].filter(({ checked }) => checked)];
    isSaved = saveDraft(id, Object.fromEntries(filled.map(({ name, value }) => [name, value])));
  };
  form.addEventListener('input', save);
  // Autofill and password managers may set values without an event.
  addEventListener('pagehide', () => {
    if ([...textControls(form)].some(({ value }) => value)) save();
  });
  // bfcache restore: another copy of the form has been filled in further, or sent. https://web.dev/articles/bfcache
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || !isSaved) return;
    const draft = readDraft(id);
    for (const control of textControls(form)) control.value = draft[control.id] ?? '';
    checkRadios(draft);
  });
  // Bubbles here after the island's own handler: default not prevented means a plain form submission.
  window.addEventListener('submit', ({ target, defaultPrevented }) => {
    if (target === form && !defaultPrevented) markSubmitted(id);
  });
}
