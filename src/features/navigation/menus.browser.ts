// The menus of wide screens. They are <details>, which open by click and keyboard and close each other; this adds
// hovering, arrow keys, and closing. In the drawer they are plain <details>.
import { wideScreen } from './wide-screen.browser.ts';

/** Hover intent, in milliseconds: a pointer passing by opens no menu, one that crosses a gap closes none. */
const hoverOpenDelay = 120;
const hoverCloseDelay = 350;

const menus = [...document.querySelectorAll<HTMLDetailsElement>('.menu')];
const openMenu = () => (wideScreen.matches ? menus.find(({ open }) => open) : undefined);
let timer: ReturnType<typeof setTimeout> | undefined;
/** The menu that hovering opened; a click makes it stay. */
let hoverOpened: HTMLDetailsElement | undefined;

function schedule(delayMs: number, action: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(action, delayMs);
}

function close(menu = openMenu()): void {
  clearTimeout(timer);
  hoverOpened = undefined;
  if (menu) menu.open = false;
}

function openOnHover(menu: HTMLDetailsElement): void {
  // Keyboard focus inside a panel or a field: hovering must not take it away.
  if (menu.open || document.activeElement?.closest('.menu-panel')) return;
  close();
  menu.open = true;
  hoverOpened = menu;
}

/** The index of the link that a key moves the focus to; `current` is -1 on the menu's own button. */
function nextLinkIndex(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return current <= 0 ? count - 1 : current - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

function handleKey(event: KeyboardEvent, menu: HTMLDetailsElement): void {
  // Alt+Arrow is the browser's history navigation.
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const focus = document.activeElement;
  const links = [...menu.querySelectorAll('a')];
  const current = links.indexOf(focus as HTMLAnchorElement);
  const next = menu.open || event.key.startsWith('Arrow') ? nextLinkIndex(event.key, current, links.length) : undefined;
  if (next !== undefined) {
    menu.open = true;
    links[next]?.focus();
  } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
    const step = event.key === 'ArrowLeft' ? -1 : 1;
    const other = menus.at((menus.indexOf(menu) + step) % menus.length);
    const { open } = menu;
    close(menu);
    if (other) other.open = open;
    other?.querySelector<HTMLElement>(current < 0 ? 'summary' : 'a')?.focus();
  } else return;
  hoverOpened = undefined;
  event.preventDefault();
}

for (const menu of menus) {
  const summary = menu.querySelector('summary');
  menu.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType !== 'touch' && wideScreen.matches) schedule(hoverOpenDelay, () => openOnHover(menu));
  });
  menu.addEventListener('pointerleave', () => {
    clearTimeout(timer);
    if (hoverOpened === menu) schedule(hoverCloseDelay, close);
  });
  summary?.addEventListener('click', (event) => {
    if (hoverOpened === menu) event.preventDefault();
    hoverOpened = undefined;
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (wideScreen.matches && relatedTarget && !menu.contains(relatedTarget as Node)) close(menu);
  });
  menu.addEventListener('keydown', (event) => {
    if (wideScreen.matches) handleKey(event, menu);
  });
}

document.addEventListener('pointerdown', ({ target }) => {
  if (!openMenu()?.contains(target as Node)) close();
});
// In the capture phase, and default prevented: the exit offer listens for Escape too.
document.addEventListener(
  'keydown',
  (event) => {
    const menu = event.key === 'Escape' && openMenu();
    if (!menu) return;
    event.preventDefault();
    if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
    close();
  },
  true,
);
// bfcache restore: the page comes back with its menus open. https://web.dev/articles/bfcache
addEventListener('pagehide', () => close());
