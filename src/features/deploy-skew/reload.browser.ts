// Every page: a page that stood open while the site was published anew asks for code that is gone. It is loaded again,
// once for each missing file, when the visitor pauses; what was typed into it is put back.
import { clearDraft, fillFromDraft, readDraft, saveDraft, textControls } from '../../shared/form-draft.browser.ts';

const draft = `reload:${location.pathname}`;
const pause = 1000;

/** The address, if the server says that nothing is there: without a network the page is better kept. */
const gone = (address: string | null): Promise<string | null | false> =>
  fetch(address ?? '', { method: 'HEAD' }).then(
    ({ status }) => status === 404 && address,
    () => false,
  );

/** Whether this is the first page to miss the file. Without storage nothing could stop a second time. */
function first(file: string): boolean {
  try {
    const key = `reloaded:${file}`;
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, '1');
    return true;
  } catch {
    return false;
  }
}

let sent = false;
addEventListener(
  'submit',
  () => {
    sent = true;
  },
  true,
);

function loadAgain(): void {
  // A form is on its way, and brings a page of its own.
  if (sent) return;
  const typed = Object.fromEntries([...textControls(document)].map(({ id, value }) => [id, value]));
  if (saveDraft(draft, { ...typed, focused: document.activeElement?.id ?? '' })) location.reload();
}

addEventListener('astro:hydration-error', async ({ target }) => {
  const island = target as HTMLElement;
  // An offer that does not come is no reason to disturb someone who reads.
  if (island.getAttribute('opts')?.includes('exit-intent')) return;
  const files = ['component-url', 'renderer-url'].map((name) => island.getAttribute(name));
  const missing = (await Promise.all(files.map(gone))).find(Boolean);
  if (!missing || !first(missing)) return;
  let timer = setTimeout(loadAgain, pause);
  document.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(loadAgain, pause);
  });
});

const typed = readDraft(draft);
clearDraft(draft);
fillFromDraft(document, typed);
// The island wakes, and typing goes on where it was.
if (typed.focused) document.getElementById(typed.focused)?.focus({ preventScroll: true });
