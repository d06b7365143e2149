import { parse } from 'node-html-parser';
import { type MdastNode, type MdxJsxFlowElement, type MdxJsxTextElement, markdownToMdast, mdxToMdast } from 'satteri';

/** An element of a page's MDX source, with its offset. */
export interface MdxElement {
  /**
   * A component's or HTML element's. "![]" is a picture in Markdown's own way, "#" a heading of the first level, "{}"
   * braces, "import" a line of code, "---" the front matter.
   */
  name: string;
  /**
   * As written: a text without its quotes, an expression without its braces. `text` is what braces or lines enclose.
   */
  attributes: Record<string, string>;
  offset: number;
}

const attributesOf = ({ attributes }: MdxJsxFlowElement | MdxJsxTextElement): Record<string, string> =>
  Object.fromEntries(
    attributes.flatMap((attribute) =>
      'name' in attribute
        ? [[attribute.name, typeof attribute.value === 'string' ? attribute.value : (attribute.value?.value ?? '')]]
        : [],
    ),
  );

function elementsOfNode(node: MdastNode): MdxElement[] {
  const offset = node.position?.start.offset ?? 0;
  switch (node.type) {
    case 'yaml':
      return [{ name: '---', attributes: { text: node.value }, offset }];
    case 'heading':
      return node.depth === 1 ? [{ name: '#', attributes: {}, offset }] : [];
    case 'image':
      return [{ name: '![]', attributes: { src: node.url }, offset }];
    case 'mdxjsEsm':
      return [{ name: 'import', attributes: {}, offset }];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return [{ name: '{}', attributes: { text: node.value }, offset }];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return [{ name: node.name ?? '', attributes: attributesOf(node), offset }];
    // Markdown without the X keeps HTML, and braces, as text.
    case 'html':
      return parse(node.value)
        .querySelectorAll('*')
        .map(({ rawTagName, attributes, range }) => ({ name: rawTagName, attributes, offset: offset + range[0] }));
    case 'text':
      return [...node.value.matchAll(/\{([^{}]*)\}/g)].map(({ 1: text = '', index }) => ({
        name: '{}',
        attributes: { text },
        offset: offset + index,
      }));
    default:
      return [];
  }
}

/**
 * The front matter, components, elements, pictures and braces of a page, in order, read by the parser that Astro
 * renders with: as Markdown where the file's name ends in .md. Throws on what is not MDX, with line and column.
 */
export function parseElements(source: string, file = ''): MdxElement[] {
  const visit = (node: MdastNode): MdxElement[] => [
    ...elementsOfNode(node),
    ...('children' in node ? node.children.flatMap((child) => visit(child as MdastNode)) : []),
  ];
  return visit(file.endsWith('.md') ? markdownToMdast(source) : mdxToMdast(source));
}
