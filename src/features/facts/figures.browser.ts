// Progressive enhancement: a figure's link to its source at the foot of the page becomes a button that opens a popover
// beside it. The popover's code is loaded on the first press.
export {};

// Without popovers (Safari before 17), it stays a link.
if ('popover' in document.body)
  for (const figure of document.querySelectorAll('.fact')) {
    figure.role = 'button';
    figure.ariaHasPopup = 'dialog';
  }

for (const type of ['click', 'keydown'])
  document.addEventListener(type, async (event) => {
    const figure = (event.target as Element).closest<HTMLAnchorElement>('.fact[role]');
    // A click has no key. Enter clicks a link natively; the space bar does not.
    if (!figure || ((event as KeyboardEvent).key ?? ' ') !== ' ') return;
    event.preventDefault();
    try {
      const { showSource } = await import('./source-popover.browser.ts');
      showSource(figure);
    } catch {
      // Offline: follow the link, which is on the same page.
      location.assign(figure.href);
    }
  });
