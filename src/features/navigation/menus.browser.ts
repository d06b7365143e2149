// The menus of wide screens. They are <details>, which open by click and keyboard and close each other; this adds
// hovering, arrow keys, and closing. In the drawer the same groups are left to themselves.
import { nextLinkIndex } from './menu-keys.ts';
import { wide } from './wide-screen.browser.ts';

/** Hover intent, in milliseconds: a pointer passing by opens no menu, one that crosses a gap closes none. */
const hoverOpens = 120;
const hoverCloses = 350;

const menus = [...document.querySelectorAll<HTMLDetailsElement>('.menu')];
const openMenu = () => (wide.matches ? menus.find(({ open }) => open) : undefined);
let timer: ReturnType<typeof setTimeout> | undefined;
/** The menu that hovering opened; a click makes it stay. */
let hovered: HTMLDetailsElement | undefined;

function later(wait: number, act: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(act, wait);
}

function close(menu = openMenu()): void {
  clearTimeout(timer);
  hovered = undefined;
  if (menu) menu.open = false;
}

function hover(menu: HTMLDetailsElement): void {
  // Keyboard focus inside a panel or a field: hovering must not take it away.
  if (menu.open || document.activeElement?.closest('.menu-panel')) return;
  close();
  menu.open = true;
  hovered = menu;
}

function press(event: KeyboardEvent, menu: HTMLDetailsElement): void {
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
  hovered = undefined;
  event.preventDefault();
}

for (const menu of menus) {
  const summary = menu.querySelector('summary');
  menu.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType !== 'touch' && wide.matches) later(hoverOpens, () => hover(menu));
  });
  menu.addEventListener('pointerleave', () => {
    clearTimeout(timer);
    if (hovered === menu) later(hoverCloses, close);
  });
  summary?.addEventListener('click', (event) => {
    if (hovered === menu) event.preventDefault();
    hovered = undefined;
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (wide.matches && relatedTarget && !menu.contains(relatedTarget as Node)) close(menu);
  });
  menu.addEventListener('keydown', (event) => {
    if (wide.matches) press(event, menu);
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
