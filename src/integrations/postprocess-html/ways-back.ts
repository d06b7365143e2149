import type { HTMLElement } from 'node-html-parser';

/**
 * The edits that link each entry of a page's list of sources back to where its figure stands first. A figure cannot name
 * its own place while it is rendered: it does not know whether the page has printed it before. Figures in the folded
 * answers of the FAQ page have no way back: seldom would it lead to the answer that is open.
 */
export function waysBack(root: HTMLElement): { at: number; text: string }[] {
  const figures = root.querySelectorAll('a.fact').filter((figure) => !figure.closest('.faq-item'));
  const first = new Map(figures.reverse().map((figure) => [figure.getAttribute('href'), figure]));
  return root.querySelectorAll('li[id^="source-"]').flatMap(({ id, range }, at) => {
    const figure = first.get(`#${id}`);
    if (!figure) return [];
    // A number: nothing but this list leads there, and a name would weigh more.
    const place = `fact-${at + 1}`;
    return [
      { at: figure.range[0] + '<a class="fact"'.length, text: ` id="${place}"` },
      { at: range[1] - '</li>'.length, text: ` <a class="no-print" href="#${place}">Back to the text</a>` },
    ];
  });
}
