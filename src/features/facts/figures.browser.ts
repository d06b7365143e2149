// A figure is a link to its source at the foot of the page. Here it becomes a button that shows the source beside it;
// what shows it is fetched at the first press.
export {};

// Without popovers (Safari before 17) the link leads to its source.
if ('popover' in document.body)
  for (const figure of document.querySelectorAll('.fact')) {
    figure.role = 'button';
    figure.ariaHasPopup = 'dialog';
  }

for (const type of ['click', 'keydown'])
  document.addEventListener(type, async (event) => {
    const figure = (event.target as Element).closest<HTMLAnchorElement>('.fact[role]');
    // A click has no key; the Enter key clicks a link by itself, the space bar does not.
    if (!figure || ((event as KeyboardEvent).key ?? ' ') !== ' ') return;
    event.preventDefault();
    try {
      const { showSource } = await import('./source-popover.browser.ts');
      showSource(figure);
    } catch {
      // Without a network the link leads to its source, on the same page.
      location.assign(figure.href);
    }
  });
