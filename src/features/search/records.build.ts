import { applyEdits, attributeOf, type PageElement, readPage } from '../../shared/page-elements.build.ts';

/** One record of the index: a page, or a section of it with its own URL. */
export interface SearchRecord {
  url: string;
  content: string;
}

/** Pagefind breaks a text after blocks only: "County seat: AkronProbate court". */
const spaced = (html: string): string => html.replace(/<\/(?:dd|dt|th)>/g, ' $&');

const isTitle = (element: PageElement): boolean =>
  /^(?:h[123]|dt)$/.test(element.name) || attributeOf(element, 'role') === 'rowheader';

/** The index records of a built page. `path` is its URL path. */
export function searchRecordsOn(path: string, html: string): SearchRecord[] {
  const { elements } = readPage(html);
  // Templates are not part of the page until a script clones them.
  const templates = elements.filter(({ name }) => name === 'template');
  const within = (outer: PageElement) => (one: PageElement) => one.start > outer.start && one.end <= outer.end;
  const shown = elements.filter((one) => !templates.some((template) => within(template)(one)));
  return shown
    .filter((one) => attributeOf(one, 'data-pagefind-body') !== undefined)
    .map((part) => {
      const inside = shown.filter(within(part));
      const edits = inside
        .filter(({ name }) => name === 'template')
        .map(({ start, end }) => ({ range: [start, end] as const, text: '' }));
      // The heading, or the term, becomes the title and is left out of the excerpt.
      const title = inside.find(isTitle);
      if (title) {
        const text = `<h1 data-pagefind-meta="title" data-pagefind-ignore>${html.slice(title.inner, title.innerEnd)}</h1>`;
        edits.push({ range: [title.start, title.end], text });
      }
      return {
        url: part.name === 'main' ? path : `${path}#${attributeOf(part, 'id')}`,
        content: `<html lang="en"><body>${spaced(applyEdits(html, edits, part.start, part.end))}</body></html>`,
      };
    });
}
