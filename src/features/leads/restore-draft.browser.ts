// Pages with a lead form: puts back what was typed or chosen before a reload, and keeps what is now. It does not wait for
// the island, which hydrates only when touched.
import { fillFromDraft, readDraft, saveDraft, textControls } from '../../shared/form-draft.browser.ts';
import { markSubmitted } from './submitted-draft.browser.ts';

for (const form of document.querySelectorAll<HTMLFormElement>('form.form')) {
  const id = form.querySelector<HTMLInputElement>('input[name="form"]')?.value ?? '';
  const badges = () => form.querySelectorAll<HTMLInputElement>('input[type="radio"]');
  const before = readDraft(id);
  fillFromDraft(form, before);
  for (const badge of badges()) if (before[badge.name] === badge.value) badge.checked = true;
  form.addEventListener('input', () => {
    const filled = [...textControls(form), ...[...badges()].filter(({ checked }) => checked)];
    saveDraft(id, Object.fromEntries(filled.map(({ name, value }) => [name, value])));
  });
  // After the island, which prevents what it sends itself.
  window.addEventListener('submit', ({ target, defaultPrevented }) => {
    if (target === form && !defaultPrevented) markSubmitted(id);
  });
}
