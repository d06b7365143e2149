// Every page: a page that stood open while the site was published anew asks for code that is gone. It is loaded again,
// once for each missing file, when the visitor pauses; what was typed into it is put back.
const typedKey = 'typed-before-reload';
const pause = 1000;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const controls = 'input:not([type="checkbox"], [type="radio"], [type="hidden"]), textarea, select';

/** Whether the server says so: without a network the page is better kept. */
const gone = (address: string | null): Promise<boolean> =>
  fetch(address ?? '', { method: 'HEAD' }).then(
    ({ status }) => status === 404,
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

function loadAgain(): void {
  const typed = [...document.querySelectorAll<Control>(controls)]
    .filter(({ id, value }) => id && value)
    .map(({ id, value }) => [id, value]);
  const focused = document.activeElement?.id ?? '';
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

let timer: ReturnType<typeof setTimeout> | undefined;
let sent = false;

function wait(): void {
  clearTimeout(timer);
  if (!sent) timer = setTimeout(loadAgain, pause);
}

// A form that was sent is on its way to a page of its own: loading this one again would stop it.
window.addEventListener(
  'submit',
  () => {
    sent = true;
    clearTimeout(timer);
  },
  true,
);

window.addEventListener('astro:hydration-error', async ({ target }) => {
  const island = target as HTMLElement;
  // An offer that does not come is no reason to disturb someone who reads.
  if (island.getAttribute('opts')?.includes('exit-intent')) return;
  const files = ['component-url', 'renderer-url'].map((name) => island.getAttribute(name));
  const missing = (await Promise.all(files.map(gone))).indexOf(true);
  if (missing === -1 || !first(files[missing] ?? '')) return;
  wait();
  document.addEventListener('input', wait);
});

try {
  putBack();
} catch {
  // Without storage nothing was kept.
}
