// Pages with a lead form: puts back what was typed or chosen before a reload, and keeps what is now. It does not wait for
// the island, which hydrates only when touched. Boxes are left out: consent is given anew each time.
import { markSubmitted, readDraft, saveDraft } from '../../shared/form-draft.browser.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

for (const form of document.querySelectorAll<HTMLFormElement>('form.form')) {
  const id = form.querySelector<HTMLInputElement>('input[name="form"]')?.value ?? '';
  const controls = () => form.querySelectorAll<Control>('.input');
  const badges = () => form.querySelectorAll<HTMLInputElement>('input[type="radio"]');
  const before = readDraft(id);
  for (const control of controls()) if (!control.value) control.value = before[control.name] ?? '';
  for (const badge of badges()) if (before[badge.name] === badge.value) badge.checked = true;
  form.addEventListener('input', () => {
    const filled = [...controls(), ...[...badges()].filter(({ checked }) => checked)];
    saveDraft(id, Object.fromEntries(filled.map(({ name, value }) => [name, value])));
  });
  // After the island, which prevents what it sends itself.
  window.addEventListener('submit', ({ target, defaultPrevented }) => {
    if (target === form && !defaultPrevented) markSubmitted(id);
  });
}
