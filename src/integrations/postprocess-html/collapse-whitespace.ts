import { type Edit, isElement, type PageElement, type PageText } from '../../shared/page-elements.build.ts';

/** Elements that begin a line of their own: white space before and after them, and at their edges, is not drawn. */
const blocks = new Set(
  `html head body main header footer nav section aside article search div p h1 h2 h3 h4 ul ol li dl dt dd figure
  figcaption blockquote form fieldset legend details summary table thead tbody tr th td`.split(/\s+/),
);
/** What holds words whose white space is kept, or counted on by a script. */
const kept = new Set(['textarea', 'template', 'astro-island']);

const isBlock = (part: PageElement | PageText | undefined): boolean => isElement(part) && blocks.has(part.name);

/** Whether the edges of an element are those of a line: what begins or ends there is not set apart from anything. */
interface Edges {
  start: boolean;
  end: boolean;
}

const isCollapsible = /[ \t\n]{2}|[\t\n]|&(?:#39|quot);/;
/** A text with one space for each white space; quotes are escaped for attributes, between tags they mean nothing. */
const collapsed = (text: string): string =>
  isCollapsible.test(text)
    ? text
        .replace(/[ \t\n]+/g, ' ')
        .replaceAll('&#39;', "'")
        .replaceAll('&quot;', '"')
    : text;

/**
 * The edits that take out what no browser draws, white space and escapes of quotes: Astro leaves one space wherever a
 * template has a line break.
 */
export function collapseWhitespace(html: string, element: PageElement): Edit[] {
  const edits: Edit[] = [];
  collapse(html, element, { start: true, end: true }, edits);
  return edits;
}

function collapse(html: string, element: PageElement, outer: Edges, edits: Edit[]): void {
  const { children } = element;
  const own = isBlock(element) ? { start: true, end: true } : outer;
  const printed = children.map((part) => (isElement(part) ? undefined : html.slice(part.start, part.end)));
  const isWords = (at: number) => printed[at] === undefined || /\S/.test(printed[at]);
  let before: PageElement | PageText | undefined;
  let next = 0;
  for (const [at, part] of children.entries()) {
    // The words after it: between two of them it is the same for all white space.
    if (next <= at) for (next = at + 1; next < children.length && !isWords(next); ) next += 1;
    const after = children[next];
    const start = isBlock(before) || (own.start && !before);
    const end = isBlock(after) || (own.end && !after);
    const text = printed[at];
    if (isElement(part)) {
      if (!kept.has(part.name)) collapse(html, part, { start, end }, edits);
    } else if (text !== undefined) {
      let drawn = collapsed(text);
      if (start) drawn = drawn.replace(/^ /, '');
      if (end) drawn = drawn.replace(/ $/, '');
      if (drawn !== text) edits.push({ range: [part.start, part.end], text: drawn });
    }
    if (isWords(at)) before = part;
  }
}
