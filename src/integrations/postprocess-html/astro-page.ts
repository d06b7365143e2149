import { createHash } from 'node:crypto';
import { type HTMLElement, parse } from 'node-html-parser';
import { prefetchRules } from '../../features/navigation/prefetch-rules.ts';
import { afterPaint, type WebFont, withoutWebFont } from './after-paint.ts';
import { pageStyles, utilitiesIn } from './page-styles.ts';
import { waysBack } from './ways-back.ts';
import { undrawnSpace } from './white-space.ts';

/** What stood in a page and is fetched by it instead: where, and its text. */
interface OwnFile {
  address: string;
  text: string;
}

/** Where a page stands among the scripts of the site; none, for a page that is looked at alone. */
interface Surroundings {
  /** Whether one of these scripts, or one that they may fetch, can mean a class of this name. */
  isScripted(name: string, scripts: readonly string[]): boolean;
}

/** Characters of an island's properties that are worth a file of their own. */
const manyProps = 800;

const alone: Surroundings = { isScripted: () => false };
const sha256 = (text: string, encoding: 'base64' | 'base64url') => createHash('sha256').update(text).digest(encoding);

/** Stops the build where Astro prints another page than this file was written for. */
function must(found: boolean, what: string): asserts found {
  if (!found) throw new Error(`Astro's output has changed: ${what}. Mend src/integrations/postprocess-html.`);
}

/**
 * What Astro gives an author no hook for, done to a page as it was printed (throws on a page of another shape):
 *
 * - Its styles are what it needs of them (page-styles.ts), in one element at the end of the head. What the API puts into a
 *   page of live data may bear any class but a utility, so such a page keeps the rules for all others.
 * - The policy names the hashes of the page's own scripts and styles. Astro names those of the whole site in every page:
 *   bytes that no compression takes away, and more than a page needs to be allowed.
 * - The runtime for islands is one file for all pages: 1.7 kB compressed, which a page need not carry. Who points at an island
 *   before it has come wakes it when it comes (src/integrations/hydration/touch.ts). Where a first tap has to be answered in
 *   the browser and nowhere else (`client:asked`) the page carries it. A page whose islands all come up over it later does
 *   without it (src/shared/overlay-islands.browser.ts).
 * - What an island is given beyond a few words is a file of its own, which the island fetches when it wakes
 *   (src/integrations/hydration): who only reads the page needs none of it.
 * - Scripts and the web font are fetched once the page is painted (after-paint.ts).
 * - White space that no browser draws is left out.
 * - The list of sources leads back to the figures.
 */
export function postprocessPage(
  html: string,
  { isScripted }: Surroundings = alone,
): { html: string; files: OwnFile[] } {
  // What stands for visitors without JavaScript is a part of the page, too.
  const root = parse(html, { blockTextElements: { script: true, style: true, pre: true } });
  const edits: { range: readonly [number, number]; text: string }[] = [];
  const replace = ({ range }: HTMLElement, text: string) => edits.push({ range, text });
  const insert = (at: number, text: string) => edits.push({ range: [at, at], text });

  const inline = root.querySelectorAll('script, style').filter((element) => !element.hasAttribute('src'));
  const own = new Map(inline.map((element) => [`'sha256-${sha256(element.textContent, 'base64')}'`, element]));

  const policy = root.querySelector('meta[http-equiv="content-security-policy"]');
  must(policy !== null, 'a page has no policy');
  const sources = (policy.getAttribute('content') ?? '').split(/(?=[ ;])/);
  for (const [hash, { rawTagName, attributes }] of own) {
    const runs = !attributes.type || attributes.type === 'module';
    must(!runs || sources.includes(` ${hash}`), `the policy forbids a ${rawTagName} of its page`);
  }

  const files: OwnFile[] = [];
  /** A file named by what it holds, so that a page and its file fit each other whatever was deployed since. */
  const ownFile = (name: string, ending: string, text: string): string => {
    const address = `/_astro/${name}.${sha256(text, 'base64url').slice(0, 8)}.${ending}`;
    files.push({ address, text });
    return address;
  };

  const islands = root.querySelectorAll('astro-island').map((island) => island.getAttribute('client'));
  const runtimes = [...own].filter(([, { textContent }]) =>
    textContent.includes('customElements.define("astro-island"'),
  );
  must(!islands.includes(undefined), 'an island does not say when it hydrates');
  must(runtimes.length === (islands.length > 0 ? 1 : 0), 'the runtime does not stand once in a page with islands');
  const scripts = root.querySelectorAll('script[type="module"][src]');
  const addresses = scripts.map((script) => script.getAttribute('src') ?? '');
  for (const script of scripts) replace(script, '');
  // The directives and the runtime: those wait until this has defined the element.
  const starting = [...own].filter(([, { textContent }]) =>
    /customElements\.define\("astro-island"|"astro:(?:when|touch|asked)"/.test(textContent),
  );
  if (!islands.includes('asked')) {
    for (const [hash, script] of starting) {
      replace(script, '');
      own.delete(hash);
    }
    if (islands.includes('touch'))
      addresses.unshift(ownFile('island', 'js', starting.map(([, { textContent }]) => textContent.trim()).join('\n')));
  }
  // What the runtime takes for granted where an island does not say it.
  for (const { range } of root.querySelectorAll('astro-island')) {
    const tag = html.slice(range[0], html.indexOf('>', range[0]));
    for (const { 0: said, index } of tag.matchAll(
      / (?:uid="[^"]*"|component-export="default"|props="\{\}")|(?<=opts="\{)&quot;name&quot;:&quot;\w+&quot;,?/g,
    ))
      edits.push({ range: [range[0] + index, range[0] + index + said.length], text: '' });
  }
  for (const island of root.querySelectorAll('astro-island[client="touch"], astro-island[client="asked"]')) {
    const props = island.getAttribute('props') ?? '';
    if (props.length < manyProps) continue;
    const [start] = island.range;
    const tag = html.slice(start, html.indexOf('>', start));
    const [printed = ''] = / props="[^"]*"/.exec(tag) ?? [];
    must(printed !== '', 'an island does not name its properties');
    const at = start + tag.indexOf(printed);
    edits.push({ range: [at, at + printed.length], text: ` data-props="${ownFile('props', 'json', props)}"` });
  }

  let font: WebFont | undefined;
  let styleHash: string | undefined;
  const styles = root.querySelectorAll('style');
  const place = styles.findLast(({ range }) => range[0] < html.indexOf('</head>'));
  if (place) {
    // React itself names no class of ours, but many words that could be one.
    const code = [...html.matchAll(/ (?:src|component-url)="(\/_astro\/[^"]+\.js)"/g)].map(([, script = '']) => script);
    const printed = styles.map(({ textContent }) => textContent).join('\n');
    const utilities = root.querySelector('[data-live]') ? utilitiesIn(printed) : undefined;
    const { css: needed, idleScopes } = pageStyles(
      printed,
      root.querySelectorAll('[class]').map((element) => element.getAttribute('class') ?? ''),
      new Set(root.querySelectorAll('*').map(({ rawTagName }) => rawTagName.toLowerCase())),
      (name) => (utilities && !utilities.has(name)) || isScripted(name, code),
    );
    const { css, font: declared } = withoutWebFont(needed);
    font = declared;
    for (const style of styles) replace(style, style === place ? `<style>${css}</style>` : '');
    for (const [hash, { rawTagName }] of [...own]) if (rawTagName === 'style') own.delete(hash);
    styleHash = `sha256-${sha256(css, 'base64')}`;
    if (idleScopes.size > 0)
      for (const { range, classNames } of root.querySelectorAll('[class]')) {
        const tag = html.slice(range[0], html.indexOf('>', range[0]));
        const at = tag.indexOf(` class="${classNames}"`);
        const names = classNames.split(' ').filter((name) => !idleScopes.has(name));
        if (at < 0 || names.join(' ') === classNames) continue;
        // A list with a class, if only an empty one, has no marks: src/styles/global.css.
        const none = /^<[uo]l/.test(tag) ? ' class=""' : '';
        edits.push({
          range: [range[0] + at, range[0] + at + ` class="${classNames}"`.length],
          text: names.length > 0 ? ` class="${names.join(' ')}"` : none,
        });
      }
  }

  let scriptHashes = '';
  const head = root.querySelector('head');
  if (addresses.length > 0) {
    must(head !== null, 'a page with scripts has no head');
    const later = afterPaint(addresses, font);
    scriptHashes = [later, prefetchRules].map((text) => ` 'sha256-${sha256(text, 'base64')}'`).join('');
    insert(html.indexOf('</head>'), `<script>${later}</script>`);
  }

  // Where Astro named the first of the styles stands the hash of what became of all.
  const first = ` 'sha256-${sha256(styles[0]?.textContent ?? '', 'base64')}'`;
  const allowed = sources.flatMap((source, at) => {
    if (styleHash && source === first) return ` '${styleHash}'`;
    if (sources[at - 1]?.endsWith(' script-src')) return source + scriptHashes;
    return source.startsWith(" 'sha256-") && !own.has(source.slice(1)) ? [] : source;
  });
  policy.setAttribute('content', allowed.join(''));
  replace(policy, policy.toString());

  for (const { at, text } of waysBack(root)) insert(at, text);
  edits.push(...undrawnSpace(root));

  edits.sort((a, b) => b.range[0] - a.range[0]);
  const edited = edits.reduce((page, { range, text }) => page.slice(0, range[0]) + text + page.slice(range[1]), html);
  return { html: edited, files };
}
