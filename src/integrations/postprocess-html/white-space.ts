import { type Edit, isElement, type PageElement, type PageText } from '../../shared/page-elements.build.ts';

/** Elements that begin a line of their own: white space before and after them, and at their edges, is not drawn. */
const blocks = new Set(
  `html head body main header footer nav section aside article search div p h1 h2 h3 h4 ul ol li dl dt dd figure
  figcaption blockquote form fieldset legend details summary table thead tbody tr th td`.split(/\s+/),
);
/** What holds no words of the page, or words whose white space a script counts on. */
const kept = new Set(['pre', 'textarea', 'script', 'style', 'template', 'astro-island']);

const isBlock = (part: PageElement | PageText | undefined): boolean => isElement(part) && blocks.has(part.name);

/** The edits that take out the white space which no browser draws: Astro leaves one space wherever a template has a line break. */
export function undrawnSpace(html: string, element: PageElement): Edit[] {
  const { children } = element;
  const edge = isBlock(element);
  return children.flatMap((part, at) => {
    if (isElement(part)) return kept.has(part.name) ? [] : undrawnSpace(html, part);
    const printed = html.slice(part.start, part.end);
    const [before, after] = [children[at - 1], children[at + 1]];
    let text = printed.replace(/[ \t\n]+/g, ' ');
    if (isBlock(before) || (edge && !before)) text = text.replace(/^ /, '');
    if (isBlock(after) || (edge && !after)) text = text.replace(/ $/, '');
    return text === printed ? [] : [{ range: [part.start, part.end], text }];
  });
}
