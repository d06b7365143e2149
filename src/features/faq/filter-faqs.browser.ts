// Filters the common questions while the visitor types, on the page: nothing is sent.

import { announceAfterPause } from '../../shared/announce.browser.ts';
import { getPart } from '../../shared/get-part.browser.ts';
import { filterSummary, hasWords, typedWords } from './faq.ts';

const form = getPart<HTMLFormElement>('filter');
const field = form.elements.namedItem('words') as HTMLInputElement;

/** Shows the matching questions; returns the status message. */
function show(): string {
  const words = typedWords(field.value);
  const all = [...document.querySelectorAll<HTMLElement>('.faq-item')];
  for (const item of all) item.hidden = !hasWords(item.textContent ?? '', words);
  for (const group of document.querySelectorAll<HTMLElement>('section:has(> .faq-item)'))
    group.hidden = !group.querySelector('.faq-item:not([hidden])');
  const shown = all.filter(({ hidden }) => !hidden).length;
  const said = words.length === 0 ? '' : filterSummary(shown, all.length);
  getPart('shown').textContent = said;
  return said;
}

form.addEventListener('input', () => announceAfterPause(show()));
form.addEventListener('submit', (event) => {
  event.preventDefault();
  show();
});
/** A link to one question shows that question, whatever was typed. */
function begin(): void {
  if (location.hash) field.value = '';
  show();
}
addEventListener('hashchange', begin);
// A reloaded page may keep what was typed.
begin();
