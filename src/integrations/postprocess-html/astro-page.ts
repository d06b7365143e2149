import { createHash } from 'node:crypto';
import { type HTMLElement, parse } from 'node-html-parser';
import { waysBack } from './ways-back.ts';

/** A script that pages share, and where they fetch it. */
interface SharedScript {
  address: string;
  text: string;
}

const sha256 = (text: string, encoding: 'base64' | 'base64url') => createHash('sha256').update(text).digest(encoding);

/** Stops the build where Astro prints another page than this file was written for. */
function must(found: boolean, what: string): asserts found {
  if (!found) throw new Error(`Astro's output has changed: ${what}. Mend src/integrations/postprocess-html.`);
}

/**
 * What Astro gives an author no hook for, done to a page as it was printed (throws on a page of another shape):
 *
 * - The policy names the hashes of the page's own scripts and styles. Astro names those of the whole site in every page:
 *   bytes that no compression takes away, and more than a page needs to be allowed.
 * - The runtime for islands, 1.7 kB compressed in every page, is one file for all pages where no island can be touched
 *   before the page's own scripts have run, because all of them only come up over the page later. As a module it still
 *   runs before those scripts.
 * - Scripts are fetched after what the page is painted with.
 * - The list of sources leads back to the figures.
 */
export function postprocessPage(html: string): { html: string; runtime?: SharedScript } {
  const root = parse(html);
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

  const islands = root.querySelectorAll('astro-island').map((island) => island.getAttribute('client'));
  const runtimes = [...own].filter(([, { textContent }]) =>
    textContent.includes('customElements.define("astro-island"'),
  );
  must(!islands.includes(undefined), 'an island does not say when it hydrates');
  must(runtimes.length === (islands.length > 0 ? 1 : 0), 'the runtime does not stand once in a page with islands');
  let runtime: SharedScript | undefined;
  for (const [hash, script] of islands.every((directive) => directive === 'when') ? runtimes : []) {
    const text = script.textContent;
    runtime = { address: `/_astro/island.${sha256(text, 'base64url').slice(0, 8)}.js`, text };
    replace(script, `<script type="module" fetchpriority="low" src="${runtime.address}"></script>`);
    own.delete(hash);
  }

  const needed = sources.filter((source) => !source.startsWith(" 'sha256-") || own.has(source.slice(1)));
  policy.setAttribute('content', needed.join(''));
  replace(policy, policy.toString());

  for (const { range } of root.querySelectorAll('script[type="module"][src]'))
    insert(range[0] + '<script type="module"'.length, ' fetchpriority="low"');
  for (const { at, text } of waysBack(root)) insert(at, text);

  edits.sort((a, b) => b.range[0] - a.range[0]);
  const edited = edits.reduce((page, { range, text }) => page.slice(0, range[0]) + text + page.slice(range[1]), html);
  return { html: edited, ...(runtime && { runtime }) };
}
