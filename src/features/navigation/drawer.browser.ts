// Small screens: the menu lives in a modal dialog, which keeps the focus inside. Before this has run the menu button
// opens the menu as a popover.
import { wideScreen } from './wide-screen.browser.ts';

// Every page has them: src/components/Header.astro.
const header = document.querySelector('.site-header') as HTMLElement;
const menu = header.querySelector('.main-menu') as HTMLElement;
const drawer = header.querySelector('dialog') as HTMLDialogElement;
const button = header.querySelector('[data-opens="drawer"]') as HTMLElement;

// Safari has no dialogs before 15.4: the menu stays where it is.
if (drawer.showModal) {
  const moveMenu = () => {
    if (wideScreen.matches) drawer.close();
    const parent = wideScreen.matches ? header : drawer;
    if (menu.parentElement !== parent) parent.append(menu);
  };
  menu.removeAttribute('popover');
  moveMenu();
  wideScreen.addEventListener('change', moveMenu);

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
