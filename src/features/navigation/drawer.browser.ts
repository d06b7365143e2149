// Small screens: the menu lives in a modal dialog, which keeps the focus inside. Before this has run the menu button
// opens the menu as a popover.
import { wide } from './wide-screen.browser.ts';

const header = document.querySelector<HTMLElement>('.site-header');
const menu = header?.querySelector<HTMLElement>('.main-menu');
const drawer = header?.querySelector('dialog');
const button = header?.querySelector<HTMLElement>('[data-opens="drawer"]');

if (header && menu && drawer && button) {
  const place = () => {
    if (wide.matches) drawer.close();
    const home = wide.matches ? header : drawer;
    if (menu.parentElement !== home) home.append(menu);
  };
  menu.removeAttribute('popover');
  place();
  wide.addEventListener('change', place);

  button.ariaHasPopup = 'dialog';
  button.addEventListener('click', () => drawer.showModal());
  drawer.addEventListener('click', ({ target }) => {
    if (target === drawer || (target as Element).closest('a, .drawer-head button')) drawer.close();
  });
  drawer.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    // Handled: the exit offer listens for Escape too.
    event.preventDefault();
    drawer.close();
  });
  // The browser does the same, unless it does not focus buttons that are clicked.
  drawer.addEventListener('close', () => button.focus());
  addEventListener('pagehide', () => drawer.close());
}
