import { createHash } from 'node:crypto';
import { prefetchRules } from '../../features/navigation/prefetch-rules.ts';
import { applyEdits, attributeOf, type Edit, type PageElement, readPage } from '../../shared/page-elements.build.ts';
import { afterPaint, type WebFont, withoutWebFont } from './after-paint.ts';
import { backLinks } from './back-links.ts';
import { collapseWhitespace } from './collapse-whitespace.ts';
import { pageStyles } from './page-styles.ts';

/** What stood in a page and is fetched by it instead: where, and its text. */
export interface OwnFile {
  address: string;
  text: string;
}

/** Characters of an island's properties that are worth a file of their own. */
const manyProps = 800;

const sha256 = (text: string, encoding: 'base64' | 'base64url') => createHash('sha256').update(text).digest(encoding);

/** Scripts and styles, many pages the same: the source that a policy names for each. */
const policySources = new Map<string, string>();

function policySource(text: string): string {
  const known = policySources.get(text) ?? `'sha256-${sha256(text, 'base64')}'`;
  policySources.set(text, known);
  return known;
}

/** Stops the build where Astro prints another page than this file was written for. */
function must(found: boolean, what: string): asserts found {
  if (!found) throw new Error(`Astro's output has changed: ${what}. Mend src/integrations/postprocess-html.`);
}

/**
 * What Astro gives an author no hook for, done to a page as it was printed (throws on a page of another shape):
 *
 * - Only the styles that it needs are kept (page-styles.ts), in one element at the end of the head. Live data may use any
 *   class but a utility, so a page with live data keeps the rules for all others.
 * - The policy names the hashes of the page's own scripts and styles only. Astro names those of the whole site on every
 *   page: bytes that do not compress, and more than a page needs to allow.
 * - The runtime for islands is one file for all pages: 1.7 kB compressed, not inlined. An island that is pointed at
 *   before the runtime has loaded hydrates when it has (src/integrations/hydration/touch.ts). Only where the first tap
 *   must be handled in the browser (`client:query`) is it inlined. A page that has only overlay islands does without it
 *   (src/shared/overlay-islands.browser.ts).
 * - What an island is given beyond a few words is a file of its own, which the island fetches when it wakes
 *   (src/integrations/hydration): who only reads the page needs none of it.
 * - Scripts and the web font are fetched once the page is painted (after-paint.ts).
 * - White space that no browser draws is left out.
 * - The list of sources leads back to the figures.
 *
 * `isScripted` says whether one of these scripts, or one that they may fetch, can mean a class of this name.
 */
export function postprocessPage(
  html: string,
  isScripted: (name: string, scripts: readonly string[]) => boolean = () => false,
): { html: string; files: OwnFile[] } {
  const { root, elements } = readPage(html);
  const edits: Edit[] = [];
  const replace = ({ start, end }: PageElement, text: string) => edits.push({ range: [start, end], text });
  const insert = (at: number, text: string) => edits.push({ range: [at, at], text });
  const named = (...names: string[]) => elements.filter(({ name }) => names.includes(name));
  const contentOf = ({ inner, innerEnd }: PageElement) => html.slice(inner, innerEnd);
  const startTag = ({ start, inner }: PageElement) => html.slice(start, inner);

  const inline = named('script', 'style').filter(
    (element) => attributeOf(element, 'src') === undefined && attributeOf(element, 'type') !== 'application/ld+json',
  );
  const own = new Map(inline.map((element) => [policySource(contentOf(element)), element]));

  const policy = named('meta').find((one) => attributeOf(one, 'http-equiv') === 'content-security-policy');
  must(policy !== undefined, 'a page has no policy');
  const sources = (attributeOf(policy, 'content') ?? '').split(/(?=[ ;])/);
  for (const [hash, element] of own) {
    const type = attributeOf(element, 'type');
    must(
      !(!type || type === 'module') || sources.includes(` ${hash}`),
      `the policy forbids a ${element.name} of its page`,
    );
  }

  const headEnd = html.indexOf('</head>');
  const files: OwnFile[] = [];
  /** A file named by what it holds, so that a page and its file fit each other whatever was deployed since. */
  const ownFile = (name: string, ending: string, text: string): string => {
    const address = `/_astro/${name}.${sha256(text, 'base64url').slice(0, 8)}.${ending}`;
    files.push({ address, text });
    return address;
  };

  const islands = named('astro-island');
  const directives = islands.map((island) => attributeOf(island, 'client'));
  const runtimes = [...own.values()].filter((script) =>
    contentOf(script).includes('customElements.define("astro-island"'),
  );
  must(!directives.includes(undefined), 'an island does not say when it hydrates');
  must(runtimes.length === (islands.length > 0 ? 1 : 0), 'the runtime does not stand once in a page with islands');
  const scripts = named('script').filter(
    (script) => attributeOf(script, 'type') === 'module' && attributeOf(script, 'src') !== undefined,
  );
  const addresses = scripts.map((script) => attributeOf(script, 'src') ?? '');
  for (const script of scripts) replace(script, '');
  // The directives and the runtime: those wait until this has defined the element.
  const starting = [...own].filter(([, script]) =>
    /customElements\.define\("astro-island"|"astro:(?:event|touch|query)"/.test(contentOf(script)),
  );
  if (!directives.includes('query')) {
    for (const [hash, script] of starting) {
      replace(script, '');
      own.delete(hash);
    }
    if (directives.includes('touch'))
      addresses.unshift(ownFile('island', 'js', starting.map(([, script]) => contentOf(script).trim()).join('\n')));
  }
  // What the runtime takes for granted where an island does not say it.
  for (const island of islands) {
    for (const { 0: said, index } of startTag(island).matchAll(
      / (?:uid="[^"]*"|component-export="default"|props="\{\}")|(?<=opts="\{)&quot;name&quot;:&quot;\w+&quot;,?/g,
    ))
      edits.push({ range: [island.start + index, island.start + index + said.length], text: '' });
  }
  for (const [at, island] of islands.entries()) {
    const props = attributeOf(island, 'props') ?? '';
    if (!['touch', 'query'].includes(directives[at] ?? '') || props.length < manyProps) continue;
    const { 0: printed, index } = / props="[^"]*"/.exec(startTag(island)) ?? { 0: '', index: 0 };
    must(printed !== '', 'an island does not name its properties');
    const start = island.start + index;
    edits.push({ range: [start, start + printed.length], text: ` data-props="${ownFile('props', 'json', props)}"` });
  }

  let font: WebFont | undefined;
  let styleSource: string | undefined;
  const styles = named('style');
  const place = styles.findLast(({ start }) => start < headEnd);
  if (place) {
    const classed = elements.flatMap((element) => {
      const list = attributeOf(element, 'class');
      return list === undefined ? [] : [{ element, list }];
    });
    // React itself names no class of ours, but many words that could be one.
    const code = [...html.matchAll(/ (?:src|component-url)="(\/_astro\/[^"]+\.js)"/g)].map(([, script = '']) => script);
    const { css: needed, unusedScopes } = pageStyles(
      {
        css: styles.map(contentOf).join('\n'),
        classLists: classed.map(({ list }) => list),
        tags: new Set(elements.map(({ name }) => name)),
        scripts: code,
        isLive: elements.some((element) => attributeOf(element, 'data-live') !== undefined),
      },
      isScripted,
    );
    const { css, font: declared } = withoutWebFont(needed);
    font = declared;
    for (const style of styles) replace(style, style === place ? `<style>${css}</style>` : '');
    for (const [hash, { name }] of [...own]) if (name === 'style') own.delete(hash);
    styleSource = policySource(css);
    for (const { element, list } of classed) {
      const at = startTag(element).indexOf(` class="${list}"`);
      const names = list.split(' ').filter((name) => !unusedScopes.has(name));
      if (at < 0 || names.join(' ') === list) continue;
      // A list with a class, if only an empty one, has no marks: src/styles/global.css.
      const none = /^[uo]l$/.test(element.name) ? ' class=""' : '';
      const start = element.start + at;
      edits.push({
        range: [start, start + ` class="${list}"`.length],
        text: names.length > 0 ? ` class="${names.join(' ')}"` : none,
      });
    }
  }

  let scriptHashes = '';
  if (addresses.length > 0) {
    must(headEnd >= 0, 'a page with scripts has no head');
    const later = afterPaint(addresses, font);
    scriptHashes = [later, prefetchRules].map((text) => ` ${policySource(text)}`).join('');
    insert(headEnd, `<script>${later}</script>`);
  }

  // Where Astro named the first of the styles stands the hash of what became of all.
  const first = ` ${policySource(styles[0] ? contentOf(styles[0]) : '')}`;
  const allowed = sources.flatMap((source, at) => {
    if (styleSource && source === first) return ` ${styleSource}`;
    if (sources[at - 1]?.endsWith(' script-src')) return source + scriptHashes;
    return source.startsWith(" 'sha256-") && !own.has(source.slice(1)) ? [] : source;
  });
  replace(
    policy,
    startTag(policy).replace(/ content="[^"]*"/, () => ` content="${allowed.join('')}"`),
  );

  for (const { at, text } of backLinks(elements)) insert(at, text);
  edits.push(...collapseWhitespace(html, root));

  return { html: applyEdits(html, edits), files };
}
