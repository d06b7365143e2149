import { type HTMLElement, parse } from 'node-html-parser';

/** One record of the index: a page, or a section of it with its own URL. */
export interface SearchRecord {
  url: string;
  content: string;
  /** What of it a reader sees. */
  text: string;
}

/** Not the main text: scripts, everything not printed, and lines that every page repeats. */
const outsideText = 'script, .no-print, .reviewed, .post > .small, astro-island';

/** Without a space here, Pagefind joins the words of neighboring cells: "County seat: AkronProbate court". */
const withSpaces = (html: string): string => html.replace(/<\/(?:dd|dt|th)>/g, ' $&');

/** A county's towns and common misspellings, as metadata: Pagefind ignores attributes of a record's root element. */
const otherNamesMeta = (part: HTMLElement): string => {
  const names = part.getAttribute('data-also');
  return names ? `<meta data-pagefind-meta="also[content]" content="${names.replaceAll('|', ', ')}">` : '';
};

function recordOf(path: string, part: HTMLElement): SearchRecord {
  // The heading, or the term, becomes the title and is left out of the excerpt.
  const title = part.querySelector('h1, h2, h3, dt, [role="rowheader"]');
  title?.replaceWith(`<h1 data-pagefind-meta="title" data-pagefind-ignore>${title.innerHTML}</h1>`);
  for (const left of part.querySelectorAll(outsideText)) left.remove();
  return {
    url: part.rawTagName === 'main' ? path : `${path}#${part.id}`,
    content: `<html lang="en"><body>${otherNamesMeta(part)}${part.toString()}</body></html>`,
    text: part.structuredText,
  };
}

/** The index records of a built page. `path` is its URL path. */
export function searchRecordsOn(path: string, html: string): SearchRecord[] {
  if (!html.includes('data-pagefind-body')) return [];
  const page = parse(withSpaces(html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))));
  // Templates are not part of the page until a script clones them.
  for (const template of page.querySelectorAll('template')) template.remove();
  return page.querySelectorAll('[data-pagefind-body]').map((part) => recordOf(path, part));
}
