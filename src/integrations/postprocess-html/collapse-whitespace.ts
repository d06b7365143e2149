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

/**
 * The edits that take out what no browser draws, white space and escapes of quotes: Astro leaves one space wherever a
 * template has a line break.
 */
export function collapseWhitespace(
  html: string,
  element: PageElement,
  outer: Edges = { start: true, end: true },
): Edit[] {
  const { children } = element;
  const own = isBlock(element) ? { start: true, end: true } : outer;
  const isWords = (part: PageElement | PageText) => isElement(part) || html.slice(part.start, part.end).trim() !== '';
  const words = children.filter(isWords);
  let passed = 0;
  return children.flatMap((part) => {
    const before = words[passed - 1];
    if (part === words[passed]) passed += 1;
    const after = words[passed];
    const start = isBlock(before) || (own.start && !before);
    const end = isBlock(after) || (own.end && !after);
    if (isElement(part)) return kept.has(part.name) ? [] : collapseWhitespace(html, part, { start, end });
    const printed = html.slice(part.start, part.end);
    // Quotes are escaped for attributes; between tags they mean nothing.
    let text = printed
      .replace(/[ \t\n]+/g, ' ')
      .replaceAll('&#39;', "'")
      .replaceAll('&quot;', '"');
    if (start) text = text.replace(/^ /, '');
    if (end) text = text.replace(/ $/, '');
    return text === printed ? [] : [{ range: [part.start, part.end], text }];
  });
}
