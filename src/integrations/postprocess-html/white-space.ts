import { type HTMLElement, NodeType, TextNode } from 'node-html-parser';

/** Elements that begin a line of their own: white space before and after them, and at their edges, is not drawn. */
const blocks = new Set(
  `html head body main header footer nav section aside article search div p h1 h2 h3 h4 ul ol li dl dt dd figure
  figcaption blockquote form fieldset legend details summary table thead tbody tr th td`.split(/\s+/),
);
/** What holds no words of the page, or words whose white space a script counts on. */
const kept = new Set(['pre', 'textarea', 'script', 'style', 'template', 'astro-island']);

const isBlock = (node: unknown): boolean =>
  blocks.has((node as HTMLElement | undefined)?.rawTagName?.toLowerCase() ?? '');

/** Whether the edges of an element are those of a line: what begins or ends there is not set apart from anything. */
interface Edges {
  start: boolean;
  end: boolean;
}

/** The edits that take out the white space which no browser draws: Astro leaves one space wherever a template has a line break. */
export function undrawnSpace(
  element: HTMLElement,
  outer: Edges = { start: true, end: true },
): { range: readonly [number, number]; text: string }[] {
  const { childNodes } = element;
  const own = isBlock(element) ? { start: true, end: true } : outer;
  return childNodes.flatMap((node, at) => {
    const isWords = (one: unknown) => !(one instanceof TextNode && one.isWhitespace);
    const [before, after] = [childNodes.slice(0, at).findLast(isWords), childNodes.slice(at + 1).find(isWords)];
    const start = isBlock(before) || (own.start && !before);
    const end = isBlock(after) || (own.end && !after);
    if (node.nodeType === NodeType.ELEMENT_NODE)
      return kept.has(node.rawTagName.toLowerCase()) ? [] : undrawnSpace(node as HTMLElement, { start, end });
    if (!(node instanceof TextNode)) return [];
    let text = node.rawText.replace(/[ \t\n]+/g, ' ');
    if (start) text = text.replace(/^ /, '');
    if (end) text = text.replace(/ $/, '');
    return text === node.rawText ? [] : [{ range: node.range, text }];
  });
}
