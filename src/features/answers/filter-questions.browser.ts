// Narrows a list of questions while the visitor types, on the page: nothing is sent.

import { announceAfterPause } from '../../shared/announce.browser.ts';
import { getPart } from '../../shared/get-part.browser.ts';
import { filterSummary, hasWords, typedWords } from './question-filter.ts';

const form = getPart<HTMLFormElement>('filter');
const field = form.elements.namedItem('words') as HTMLInputElement;

/** Shows the matching questions; returns the status message. */
function show(): string {
  const words = typedWords(field.value);
  // Looked up each time: the FAQ page may get newer questions after it has loaded.
  const all = [
    ...document.querySelectorAll<HTMLElement>(
      'section[data-group] > details, details[data-group] li, div[data-group] > section',
    ),
  ];
  for (const item of all) item.hidden = !hasWords(item.textContent ?? '', words);
  for (const group of document.querySelectorAll<HTMLElement>('[data-group]')) {
    const some = all.some((item) => !item.hidden && group.contains(item));
    group.hidden = !some;
    if (group instanceof HTMLDetailsElement) group.open = some && words.length > 0;
  }
  const shown = all.filter(({ hidden }) => !hidden).length;
  const message = words.length === 0 ? '' : filterSummary(shown, all.length);
  getPart('shown').textContent = message;
  return message;
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
