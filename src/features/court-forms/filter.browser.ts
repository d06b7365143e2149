// Filters the list of forms by typed words and situation. Without this script the whole list is shown.

import { announceAfterPause } from '../../shared/announce.browser.ts';
import { getPart } from '../../shared/get-part.browser.ts';
import { matchesForm } from './match-form.ts';

const filter = getPart<HTMLFormElement>('narrow');
const rows = [...document.querySelectorAll<HTMLTableRowElement>('[data-situations]')].map((row) => ({
  row,
  words: row.textContent ?? '',
  situations: row.dataset.situations?.split(' ') ?? [],
}));

/** Shows the matching forms; returns the status message. */
function show(): string {
  const chosen = new FormData(filter);
  let shown = 0;
  for (const { row, ...form } of rows) {
    row.hidden = !matchesForm(form, String(chosen.get('situation') ?? ''), String(chosen.get('q') ?? ''));
    if (!row.hidden) shown += 1;
  }
  const status =
    shown === 0
      ? 'No form has these words. Try fewer words, or ask the clerk of your county’s court.'
      : shown === rows.length
        ? `${shown} forms`
        : `${shown} of ${rows.length} forms`;
  getPart('count').textContent = status;
  // The printout omits the filter and names the selection.
  const situation = filter.querySelector('input:checked')?.closest('label')?.textContent?.trim();
  const typed = String(chosen.get('q') ?? '').trim();
  const narrowed = [chosen.get('situation') && situation, typed && `“${typed}”`].filter(Boolean).join(', ');
  getPart('printed').textContent = narrowed && shown > 0 ? `${status}: ${narrowed}` : '';
  getPart('list').hidden = shown === 0;
  return status;
}

filter.addEventListener('input', () => announceAfterPause(show()));
filter.addEventListener('submit', (event) => {
  event.preventDefault();
  show();
});
filter.addEventListener('reset', () => setTimeout(() => announceAfterPause(show())));
// The browser may restore fields on reload.
show();
