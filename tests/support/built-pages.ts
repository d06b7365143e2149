// The built site, page by page, for checks that loop over it: a new page is covered the day it is written.
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { HTMLElement, type Node, parse } from 'node-html-parser';

export interface BuiltPage {
  /** Address without ending: "/faq". */
  path: string;
  html: string;
  root: HTMLElement;
  /** Whether search engines may list it. */
  indexed: boolean;
}

export const dist = 'dist';

export const pages: BuiltPage[] = globSync('**/*.html', { cwd: dist })
  .sort()
  .map((file) => {
    const html = readFileSync(`${dist}/${file}`, 'utf8');
    const root = parse(html);
    // The content of a template is not part of the page until a script inserts it.
    for (const template of root.querySelectorAll('template')) template.remove();
    const path = `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;
    return { path, html, root, indexed: !root.querySelector('meta[name="robots"][content*="noindex"]') };
  });

// A check of each page would pass on a build without any.
if (pages.length < 500) throw new Error(`The build has ${pages.length} pages.`);

const byPath = new Map(pages.map((page) => [page.path, page]));
/** The page at an address, if there is one. */
export const pageAt = (path: string): BuiltPage | undefined => byPath.get(path);

/** The addresses of the answers, without their topics. */
export const answerPaths = new Set(
  globSync('src/content/answers/*/*.mdx').map((file) => `/answers/${basename(file, '.mdx')}`),
);

export const indexedPages = pages.filter(({ indexed }) => indexed);

/** The words a reader sees, white space folded. */
export const visibleText = (element: HTMLElement): string => wordsOf(element).replace(/\s+/g, ' ').trim();
function wordsOf(node: Node): string {
  if (!(node instanceof HTMLElement)) return node.textContent;
  if (node.tagName === 'BR') return '\n';
  const isHidden = /^(?:SCRIPT|STYLE|SVG)$/.test(node.tagName) || node.hasAttribute('hidden');
  return isHidden ? '' : node.childNodes.map(wordsOf).join('');
}
