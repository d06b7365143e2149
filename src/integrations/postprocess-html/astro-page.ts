import { createHash } from 'node:crypto';
import { type HTMLElement, parse, TextNode } from 'node-html-parser';
import { prefetchRules } from '../../features/navigation/prefetch-rules.ts';
import { afterPaint } from './after-paint.ts';
import { addBackLinks } from './back-links.ts';
import { pageStyles } from './page-styles.ts';
import type { IsScriptedBy } from './scripts.ts';

/** A file that a page loads: its path, and its content. */
export interface PageFile {
  path: string;
  content: string;
}

const sha256 = (text: string, encoding: 'base64' | 'base64url') => createHash('sha256').update(text).digest(encoding);
/** Named by its content, so that a page and its files match whatever was deployed since. */
const hashedPath = (name: string, extension: string, content: string): string =>
  `/_astro/${name}.${sha256(content, 'base64url').slice(0, 8)}.${extension}`;
const policyHash = (text: string): string => ` 'sha256-${sha256(text, 'base64')}'`;

function assertOutput(condition: boolean, problem: string): asserts condition {
  if (!condition) throw new Error(`Astro's output has changed: ${problem}. Adapt src/integrations/postprocess-html.`);
}

const isExecutable = (script: HTMLElement): boolean => /^(?:module)?$/.test(script.getAttribute('type') ?? '');
const inlineScripts = (page: HTMLElement) => page.querySelectorAll('script:not([src])').filter(isExecutable);

/** Stops the build on an inline script or style that Astro did not put into the policy: it is not Astro's. */
function assertAllowed(page: HTMLElement, policy: string): void {
  for (const element of [...inlineScripts(page), ...page.querySelectorAll('style')])
    assertOutput(
      policy.includes(policyHash(element.rawText)),
      `the policy forbids a ${element.rawTagName} of its page`,
    );
}

/**
 * Removes the scripts from a page; returns the paths of those to load after the paint, and the runtime of islands as a
 * file. An island that is touched before that file has loaded hydrates when it has (hydration/touch.ts). The runtime
 * stays inline only where the first tap must be handled in the browser (`client:query`); a page with overlay islands
 * alone needs none (src/shared/overlay-islands.browser.ts).
 */
function extractScripts(page: HTMLElement): { paths: string[]; files: PageFile[] } {
  const modules = page.querySelectorAll('script[type="module"][src]');
  const paths = modules.map((script) => script.getAttribute('src') ?? '');
  for (const script of modules) script.remove();

  const islands = page.querySelectorAll('astro-island');
  const directives = islands.map((island) => island.getAttribute('client'));
  assertOutput(!directives.includes(undefined), 'an island does not name its directive');
  const defines = (script: HTMLElement) => script.rawText.includes('customElements.define("astro-island"');
  const runtimes = inlineScripts(page).filter(defines);
  assertOutput(runtimes.length === (islands.length > 0 ? 1 : 0), 'a page with islands does not have one runtime');
  if (directives.includes('query')) return { paths, files: [] };

  // The directives before the runtime, which waits for them.
  const starters = inlineScripts(page).filter(
    (script) => defines(script) || /"astro:(?:event|touch|query)"/.test(script.rawText),
  );
  for (const script of starters) script.remove();
  if (!directives.includes('touch')) return { paths, files: [] };
  const content = starters.map((script) => script.rawText.trim()).join('\n');
  const path = hashedPath('island', 'js', content);
  return { paths: [path, ...paths], files: [{ path, content }] };
}

/** Characters of an island's props that are worth a file of their own. */
const minPropsFile = 800;

/** Replaces large props by the path of a file, which the island loads with its code (hydration/hydrate.ts). */
function extractProps(page: HTMLElement): PageFile[] {
  return page.querySelectorAll('astro-island:not([client="event"])').flatMap((island) => {
    const content = island.getAttribute('props') ?? '';
    if (content.length < minPropsFile) return [];
    const path = hashedPath('props', 'json', content);
    island.removeAttribute('props').setAttribute('data-props', path);
    return [{ path, content }];
  });
}

/** Merges the styles of a page into one element in its head, with the rules that it needs. */
function mergeStyles(page: HTMLElement, isScriptedBy: IsScriptedBy): void {
  const styles = page.querySelectorAll('style');
  const last = page.querySelectorAll('head style').at(-1);
  if (!last) return;
  const css = styles.map(({ rawText }) => rawText).join('\n');
  const scripts = page
    .querySelectorAll('script[src], astro-island')
    .map((element) => element.getAttribute('src') ?? element.getAttribute('component-url') ?? '');
  const classes = new Set(
    page.querySelectorAll('[class]').flatMap((element) => element.getAttribute('class')?.split(/\s+/) ?? []),
  );
  // HTML from the API may use any class.
  const isLive = page.querySelector('[data-live]') !== null;
  const isScripted = isScriptedBy(scripts);
  const needed = pageStyles(css, (name) => isLive || classes.has(name) || isScripted(name));
  for (const style of styles) if (style !== last) style.remove();
  // Raw text: `textContent` would escape the quotation marks.
  last.childNodes = [new TextNode(needed, last)];
}

/**
 * Changes a page in ways for which Astro has no hook; throws on output that this code does not know:
 *
 * - Scripts load after the first paint (after-paint.ts), the runtime of islands as a file of its own.
 * - The page keeps only the styles that it needs (page-styles.ts).
 * - Large props of islands become files: a visitor who only reads the page loads none of them.
 * - The policy names the hashes of the page's own scripts and styles. Astro's lists those of the whole site: bytes that
 *   do not compress, and more than a page should allow.
 * - The list of sources links back to the figures.
 */
export function postprocessPage(
  html: string,
  isScriptedBy: IsScriptedBy = () => () => false,
): { html: string; files: PageFile[] } {
  // Unlisted elements, <noscript> included, are parsed as elements.
  const page = parse(html, { comment: true, blockTextElements: { script: true, style: true, pre: true } });
  const policy = page.querySelector('meta[http-equiv="content-security-policy"]');
  assertOutput(policy !== null, 'a page has no policy');
  const printed = policy.getAttribute('content') ?? '';
  assertAllowed(page, printed);

  mergeStyles(page, isScriptedBy);
  const { paths, files } = extractScripts(page);
  files.push(...extractProps(page));
  const scripts = inlineScripts(page).map(({ rawText }) => rawText);
  if (paths.length > 0) {
    const head = page.querySelector('head');
    assertOutput(head !== null, 'a page with scripts has no head');
    const loader = afterPaint(paths);
    head.insertAdjacentHTML('beforeend', `<script>${loader}</script>`);
    scripts.push(loader, prefetchRules);
  }
  const styles = page.querySelectorAll('style').map(({ rawText }) => rawText);
  const hashes = (texts: string[]) => [...new Set(texts.map(policyHash))].join('');
  policy.setAttribute(
    'content',
    printed
      .replace(/ 'sha256-[^']+'/g, '')
      .replace(/script-src[^;]*/, (directive) => directive + hashes(scripts))
      .replace(/style-src[^;]*/, (directive) => directive + hashes(styles)),
  );
  addBackLinks(page);
  return { html: page.toString(), files };
}
