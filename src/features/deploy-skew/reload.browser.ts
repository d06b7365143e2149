// Deploy skew, on every page: a page opened before a deploy imports a hashed file that the new deploy no longer has.
// The page is reloaded, once for each missing file, after a debounce while the visitor types; a draft restores typed
// text.
import { fillFromDraft, readDraft, saveDraft, textControls } from '../../shared/form-draft.browser.ts';

const draft = `reload:${location.pathname}`;
const pause = 1000;

/** The address if the server answers 404. Offline, the page is not reloaded. */
const gone = async (address: string | null): Promise<string | false> =>
  address !== null &&
  fetch(address, { method: 'HEAD' }).then(
    ({ status }) => status === 404 && address,
    () => false,
  );

/** Whether no page of this session has reloaded for the file yet. Without storage nothing would stop a reload loop. */
const first = (file: string): boolean => !readDraft(file).reloaded && saveDraft(file, { reloaded: '1' });

let sent = false;
addEventListener(
  'submit',
  () => {
    sent = true;
  },
  true,
);

function loadAgain(): void {
  // A form submission is in flight, and navigates by itself.
  if (sent) return;
  const typed = Array.from(textControls(document), ({ id, value }) => [id, value]);
  if (saveDraft(draft, { ...Object.fromEntries(typed), focused: document.activeElement?.id })) location.reload();
}

addEventListener('astro:hydration-error', async ({ target }) => {
  const island = target as HTMLElement;
  // Do not reload the page only for a missing exit offer.
  if (island.getAttribute('opts')?.includes('exit-intent')) return;
  const addresses = ['component-url', 'renderer-url', 'data-props'].map((name) => gone(island.getAttribute(name)));
  const missing = (await Promise.all(addresses)).find(Boolean);
  if (!missing || !first(missing)) return;
  let timer = setTimeout(loadAgain, pause);
  document.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(loadAgain, pause);
  });
});

const typed = readDraft(draft);
saveDraft(draft, {});
fillFromDraft(document, typed);
// Focus hydrates the island (client:touch) and restores the typing position.
if (typed.focused) document.getElementById(typed.focused)?.focus({ preventScroll: true });
