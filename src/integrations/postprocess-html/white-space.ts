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

/** The edits that take out the white space which no browser draws: Astro leaves one space wherever a template has a line break. */
export function undrawnSpace(element: HTMLElement): { range: readonly [number, number]; text: string }[] {
  const { childNodes } = element;
  return childNodes.flatMap((node, at) => {
    if (node.nodeType === NodeType.ELEMENT_NODE)
      return kept.has(node.rawTagName.toLowerCase()) ? [] : undrawnSpace(node as HTMLElement);
    if (!(node instanceof TextNode)) return [];
    const edge = isBlock(element);
    const [before, after] = [childNodes[at - 1], childNodes[at + 1]];
    let text = node.rawText.replace(/[ \t\n]+/g, ' ');
    if (isBlock(before) || (edge && !before)) text = text.replace(/^ /, '');
    if (isBlock(after) || (edge && !after)) text = text.replace(/ $/, '');
    return text === node.rawText ? [] : [{ range: node.range, text }];
  });
}
