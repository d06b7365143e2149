// Every page: a page that stood open while the site was published anew asks for code that is gone. It is loaded again,
// once for each missing file, when the visitor pauses; what was typed into it is put back.
const typedKey = 'typed-before-reload';
const pause = 1000;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** What is typed or chosen from a list; badges and boxes are not put back. */
const controls = '.input';

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
  const typed = [...document.querySelectorAll<Control>(controls)]
    .filter(({ id, value }) => id && value)
    .map(({ id, value }) => [id, value]);
  const focused = document.activeElement?.id;
  sessionStorage.setItem(typedKey, JSON.stringify({ path: location.pathname, typed, focused }));
  location.reload();
}

function putBack(): void {
  const kept = JSON.parse(sessionStorage.getItem(typedKey) ?? '{}');
  sessionStorage.removeItem(typedKey);
  if (kept.path !== location.pathname) return;
  for (const [id, value] of kept.typed) {
    const control = document.getElementById(id) as Control | null;
    if (control && !control.value) control.value = value;
  }
  // The island wakes, and typing goes on where it was.
  if (kept.focused) document.getElementById(kept.focused)?.focus({ preventScroll: true });
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

try {
  putBack();
} catch {
  // Without storage nothing was kept.
}
