import type { HTMLElement } from 'node-html-parser';

/**
 * Links each entry of a page's list of sources back to the first use of its figure. A figure cannot do this while it is
 * rendered: it does not know whether the page has shown it before.
 */
export function addBackLinks(page: HTMLElement): void {
  const figures = page.querySelectorAll('a.fact');
  for (const [index, source] of page.querySelectorAll('li[id^="source-"]').entries()) {
    const figure = figures.find((link) => link.getAttribute('href') === `#${source.id}`);
    if (!figure) continue;
    const id = `fact-${index + 1}`;
    figure.setAttribute('id', id);
    source.insertAdjacentHTML('beforeend', ` <a class="no-print" href="#${id}">Back to the text</a>`);
  }
}
