import { HTMLElement, type Node, parse } from 'node-html-parser';

/** A part of a rendered body that can be quoted alone. */
export interface ProseSection {
  kind: 'section' | 'aside';
  /** Anchor of the heading; empty above the first one. */
  id: string;
  heading: string;
  /** Plain text, one block a line. "• " begins an item of a list, or a row of a table. */
  text: string;
  /** Facts that it prints. */
  facts: string[];
  /** Paths that it links to. */
  links: string[];
}

const blocks = new Set(['P', 'LI', 'H2', 'H3', 'H4', 'TR', 'DIV', 'ASIDE']);
/** Icons, and how long a step takes: its text precedes the first sentence and means nothing in a quote. */
const isSkipped = (element: HTMLElement) =>
  ['SVG', 'THEAD'].includes(element.tagName) || element.classList.contains('step-time');

/** A row of a table: its first cell, then each other cell behind the name of its column, where that says more. */
function rowText(row: HTMLElement): string {
  const cells = row
    .querySelectorAll('td')
    .map((cell) => ({ label: cell.getAttribute('data-label'), text: cell.text.trim() }));
  const [first, ...others] = cells.filter(({ text }) => text !== '');
  if (!first) return '';
  const [second, ...more] = others;
  // "What is paid" adds nothing to the one cell below it; "A reason to stop" turns its meaning around.
  if (second && more.length === 0 && /^(?:What|How|Who|When|Where) /.test(second.label ?? ''))
    return `\n• ${first.text}: ${second.text}.\n`;
  const rest = others.map(({ label, text }) => `${label ? `${label}: ` : ''}${text}`).join('; ');
  return `\n• ${first.text}${rest ? `. ${rest}` : ''}.\n`;
}

const normalizeLines = (text: string): string =>
  text
    .replace(/• *\n\s*/g, '• ')
    .replace(/([.!?])\.(?=\n|$)/g, '$1')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .join('\n');

/**
 * The sections of a rendered body, in the order of the page: what is above the first heading, then from each
 * heading with an anchor to the next, inside components too, each followed by its asides.
 */
export function sectionsOf(html: string): [ProseSection, ...ProseSection[]] {
  const startSection = (kind: ProseSection['kind'], id: string, heading: string): ProseSection => {
    const section = { kind, id, heading, text: '', facts: [], links: [] };
    sections.push(section);
    return section;
  };
  const sections: ProseSection[] = [];
  let section = startSection('section', '', '');

  const visit = (node: Node): void => {
    if (!(node instanceof HTMLElement)) section.text += node.text;
    else if (isSkipped(node)) return;
    else if (node.id && /^H[23]$/.test(node.tagName)) section = startSection('section', node.id, node.text.trim());
    else if (node.classList.contains('callout')) {
      // An aside can be quoted on its own.
      const outer = section;
      const [title, ...rest] = node.children;
      section = startSection('aside', outer.id, title?.text.trim() ?? '');
      rest.forEach(visit);
      section = outer;
    } else {
      for (const link of node.tagName === 'A' ? [node] : node.tagName === 'TR' ? node.querySelectorAll('a') : []) {
        const href = link.getAttribute('href') ?? '';
        const fact = link.getAttribute('data-fact');
        if (fact) section.facts.push(fact);
        else if (href.startsWith('/')) section.links.push(href);
      }
      if (node.tagName === 'LI') section.text += '\n• ';
      if (node.tagName === 'TR') section.text += rowText(node);
      else node.childNodes.forEach(visit);
      if (blocks.has(node.tagName)) section.text += '\n';
    }
  };
  parse(html.replace(/[ \t\r\n]+/g, ' ')).childNodes.forEach(visit);
  return sections.map((section) => ({ ...section, text: normalizeLines(section.text) })) as [
    ProseSection,
    ...ProseSection[],
  ];
}
