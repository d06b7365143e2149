// Filters a list of questions in the browser while the visitor types.

import { announceAfterPause } from '../../shared/announce.browser.ts';
import { getPart } from '../../shared/get-part.browser.ts';
import { filterSummary, hasWords, queryWords } from './question-filter.ts';

const form = getPart<HTMLFormElement>('filter');
const field = form.elements.namedItem('words') as HTMLInputElement;

/** Shows the matching questions; returns the status message. */
function show(): string {
  const words = queryWords(field.value);
  // Queried each time: the FAQ page may get newer questions after load.
  const all = [
    ...document.querySelectorAll<HTMLElement>(
      'section[data-group] > details, details[data-group] li, div[data-group] > section',
    ),
  ];
  for (const item of all) item.hidden = !hasWords(item.textContent ?? '', words);
  for (const group of document.querySelectorAll<HTMLElement>('[data-group]')) {
    const hasMatch = all.some((item) => !item.hidden && group.contains(item));
    group.hidden = !hasMatch;
    if (group instanceof HTMLDetailsElement) group.open = hasMatch && words.length > 0;
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
function applyHash(): void {
  if (location.hash) field.value = '';
  show();
}
addEventListener('hashchange', applyHash);
// The browser may restore the field's text on reload.
applyHash();
