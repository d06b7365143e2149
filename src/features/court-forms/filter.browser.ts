// Filters the list of forms by words and situation. Without this script, the whole list is shown.

import { announceAfterPause } from '../../shared/announce.browser.ts';
import { getPart } from '../../shared/get-part.browser.ts';
import { matchesForm } from './match-form.ts';

const form = getPart<HTMLFormElement>('filter');
const rows = [...document.querySelectorAll<HTMLTableRowElement>('[data-situations]')].map((row) => ({
  row,
  words: row.textContent ?? '',
  situations: row.dataset.situations?.split(' ') ?? [],
}));

/** Shows the matching forms; returns the status message. */
function show(): string {
  const values = new FormData(form);
  let shown = 0;
  for (const { row, ...listed } of rows) {
    row.hidden = !matchesForm(listed, String(values.get('situation') ?? ''), String(values.get('q') ?? ''));
    if (!row.hidden) shown += 1;
  }
  const status =
    shown === 0
      ? 'No form has these words. Try fewer words, or ask the clerk of your county’s court.'
      : shown === rows.length
        ? `${shown} forms`
        : `${shown} of ${rows.length} forms`;
  getPart('count').textContent = status;
  // In print, a line replaces the filter.
  const situation = form.querySelector('input:checked')?.closest('label')?.textContent?.trim();
  const typed = String(values.get('q') ?? '').trim();
  const selection = [values.get('situation') && situation, typed && `“${typed}”`].filter(Boolean).join(', ');
  getPart('print-status').textContent = selection && shown > 0 ? `${status}: ${selection}` : '';
  getPart('list').hidden = shown === 0;
  return status;
}

form.addEventListener('input', () => announceAfterPause(show()));
form.addEventListener('submit', (event) => {
  event.preventDefault();
  show();
});
// The browser may restore fields on reload.
show();
