// The elements of a page as Astro printed it, for what looks at every page: a parser with a DOM takes longer than Astro
// takes to write the page.
import { TextNode } from 'node-html-parser';

/** Text between tags: its offsets in the page. */
export interface PageText {
  start: number;
  end: number;
}

/** An element: the offsets of its first tag, of what it holds, and of its end. */
export interface PageElement extends PageText {
  /** In lower case. */
  name: string;
  /** What its first tag says behind the name. */
  attributes: string;
  parent?: PageElement;
  children: (PageElement | PageText)[];
  inner: number;
  innerEnd: number;
}

/** Elements whose content is text. */
const texts = new Set(['script', 'style', 'pre']);
const voids = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

const tag = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w:-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/g;
const attribute = /\s([^\s=/]+)(?:="([^"]*)"|='([^']*)'|=([^\s"']+))?/g;

export const isElement = (part: PageElement | PageText | undefined): part is PageElement =>
  part !== undefined && 'name' in part;

/** The value of an attribute; empty where it has none, `undefined` where the element has no such attribute. */
export function attributeOf({ attributes }: PageElement, name: string): string | undefined {
  if (!attributes.includes(name)) return undefined;
  attribute.lastIndex = 0;
  for (let found = attribute.exec(attributes); found; found = attribute.exec(attributes)) {
    if (found[1] !== name) continue;
    const value = found[2] ?? found[3] ?? found[4] ?? '';
    return value.includes('&') ? new TextNode(value).text : value;
  }
  return undefined;
}

/** The root, which holds all of the page, and every element in the order of the page. */
export function readPage(html: string): { root: PageElement; elements: PageElement[] } {
  const root = { name: '', attributes: '', children: [], start: 0, inner: 0, innerEnd: html.length, end: html.length };
  const elements: PageElement[] = [];
  let open: PageElement = root;
  let read = 0;
  tag.lastIndex = 0;
  for (let found = tag.exec(html); found; found = tag.exec(html)) {
    const [all, closes, printed = '', attributes = ''] = found;
    const end = tag.lastIndex;
    if (found.index > read) open.children.push({ start: read, end: found.index });
    read = end;
    const name = printed.toLowerCase();
    if (closes) {
      let closed: PageElement | undefined = open;
      while (closed && closed.name !== name) closed = closed.parent;
      if (!closed?.parent) continue;
      closed.innerEnd = found.index;
      closed.end = end;
      open = closed.parent;
    } else if (name !== '') {
      const element = {
        name,
        attributes,
        parent: open,
        children: [],
        start: found.index,
        inner: end,
        innerEnd: end,
        end,
      };
      open.children.push(element);
      elements.push(element);
      if (voids.has(name) || all.endsWith('/>')) continue;
      open = element;
      if (!texts.has(name)) continue;
      tag.lastIndex = read = html.indexOf(`</${printed}>`, end);
      if (read < 0) throw new Error(`A ${name} does not end.`);
    }
  }
  if (read < html.length) open.children.push({ start: read, end: html.length });
  return { root, elements };
}

/** The text between these offsets of the page becomes another. */
export interface Edit {
  range: readonly [number, number];
  text: string;
}

/** The page with the edits made, put together once: a copy for each edit took longer than all the rest. */
export function applyEdits(html: string, edits: Edit[], start = 0, end = html.length): string {
  let done = '';
  let at = start;
  for (const { range, text } of edits.toSorted((a, b) => a.range[0] - b.range[0])) {
    done += html.slice(at, range[0]) + text;
    at = range[1];
  }
  return done + html.slice(at, end);
}
