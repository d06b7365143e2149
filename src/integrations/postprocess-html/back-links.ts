import { attributeOf, type PageElement } from '../../shared/page-elements.build.ts';

const hasClass = (element: PageElement, name: string): boolean =>
  attributeOf(element, 'class')?.split(' ').includes(name) ?? false;

function isFolded({ parent }: PageElement): boolean {
  return parent !== undefined && (hasClass(parent, 'faq-item') || isFolded(parent));
}

/**
 * The edits that link each entry of a page's list of sources back to where its figure stands first. A figure cannot
 * name its own place while it is rendered: it does not know whether the page has printed it before. Figures in the
 * folded answers of the FAQ page have no way back: seldom would it lead to the answer that is open.
 */
export function backLinks(elements: readonly PageElement[]): { at: number; text: string }[] {
  const figures = elements.filter((one) => one.name === 'a' && hasClass(one, 'fact') && !isFolded(one));
  const first = new Map(figures.reverse().map((figure) => [attributeOf(figure, 'href'), figure]));
  const sources = elements.filter((one) => one.name === 'li' && attributeOf(one, 'id')?.startsWith('source-'));
  return sources.flatMap((source, at) => {
    const figure = first.get(`#${attributeOf(source, 'id')}`);
    if (!figure) return [];
    // A number: nothing but this list leads there, and a name would weigh more.
    const place = `fact-${at + 1}`;
    return [
      { at: figure.start + '<a class="fact"'.length, text: ` id="${place}"` },
      { at: source.innerEnd, text: ` <a class="no-print" href="#${place}">Back to the text</a>` },
    ];
  });
}
