// Polyfills for <details>: exclusive accordions by name (before Safari 17.2 and Firefox 130), and
// printing closed content (::details-content, before Safari 18.4 and Firefox 143).
// https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/details#browser_compatibility
export {};

if (!('name' in HTMLDetailsElement.prototype)) {
  document.addEventListener(
    'toggle',
    ({ target }) => {
      const name = target instanceof HTMLDetailsElement && target.open && target.getAttribute('name');
      if (!name) return;
      for (const other of document.querySelectorAll<HTMLDetailsElement>('details[open]'))
        if (other !== target && other.getAttribute('name') === name) other.open = false;
    },
    // A toggle event does not bubble.
    true,
  );
}

if (!CSS.supports('selector(::details-content)')) {
  let openedForPrint: [details: HTMLDetailsElement, name: string | null][] = [];
  addEventListener('beforeprint', () => {
    openedForPrint = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')].map((details) => {
      const name = details.getAttribute('name');
      // Of one name only one may be open.
      details.removeAttribute('name');
      details.open = true;
      return [details, name];
    });
  });
  addEventListener('afterprint', () => {
    for (const [details, name] of openedForPrint) {
      details.open = false;
      if (name) details.setAttribute('name', name);
    }
    openedForPrint = [];
  });
}
