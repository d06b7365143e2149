// Finds broken links in the built pages, and in posts not published yet.
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { addressOf } from '../../shared/built-path.build.ts';
import { type ContentFile, contentFiles, sourceLocation } from './content-files.build.ts';

/** The addresses that a built page links to. */
const renderedLink = /<a\b[^>]*?\shref="([^"]*)"/g;
/** Links in the source: a scheduled post has no page yet. */
const authoredLink = /\]\(\s*<?([^\s)>]*)|\shref="([^"]*)"/g;
/** Valid link targets besides pages of this site. */
const allowedExternal = /^(?:https:\/\/[^\s/]+\.[^\s/]|tel:|sms:|mailto:|\?)/;

interface Page {
  ids: Set<string>;
  links: string[];
}

interface Site {
  dist: string;
  /** The live site's origin, such as "https://www.example.com". */
  origin: string;
  pages: Map<string, Page>;
  redirects: Map<string, string>;
}

function readPage(html: string): Page {
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id);
  const links = [...html.matchAll(renderedLink)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  return { ids: new Set(ids), links };
}

function readSite(root: string, dist: string, origin: string): Site {
  const pages = globSync('**/*.html', { cwd: dist }).map(
    (file) => [addressOf(file), readPage(readFileSync(join(dist, file), 'utf8'))] as const,
  );
  const { redirects = [] } = parse(readFileSync(join(root, 'netlify.toml'), 'utf8')) as {
    redirects?: { from: string; to: string; status: number }[];
  };
  const permanent = redirects.filter(({ status }) => status === 301).map(({ from, to }) => [from, to] as const);
  return { dist, origin, pages: new Map(pages), redirects: new Map(permanent) };
}

/** The path of a link within the site; undefined for one to another site. */
function sitePath({ origin }: Site, href: string): string | undefined {
  const isOurs = URL.canParse(href) && new URL(href).origin === origin;
  if (isOurs) return href.slice(origin.length) || '/';
  return allowedExternal.test(href) ? undefined : href;
}

const isPath = (href: string): boolean => /^[/#]/.test(href);

/** Whether the target of a link on the page `from` exists, with its anchor. */
function isValidLink(site: Site, link: string, from = ''): boolean {
  const { dist, pages, redirects } = site;
  const href = sitePath(site, link);
  if (href === undefined) return true;
  if (!isPath(href)) return false;
  const [address = '', anchor] = href.split('#');
  const target = address.split('?')[0] || from;
  const path = redirects.get(target) ?? target;
  const page = pages.get(path);
  // A tool keeps its answers in the fragment: "#death=2026-03-10".
  if (page) return !anchor || anchor.includes('=') || page.ids.has(anchor);
  // Anchors within a text are checked on its page. A folder of pages is not a page.
  return (
    !path || path.startsWith('/api/') || (statSync(join(dist, path), { throwIfNoEntry: false })?.isFile() ?? false)
  );
}

/** The locations of `href` in the source, as "file:line"; empty where code builds it. */
function sourceLocations(href: string, sources: ContentFile[]): string[] {
  // A mistaken address such as "faq" also occurs as a word in the source.
  const before = /^(?:[/#]|https?:)/.test(href) ? `[("'\\s]` : `\\]\\(\\s*<?|\\shref="`;
  const exact = new RegExp(`(?<=${before})${RegExp.escape(href)}(?=[)>"'\\s]|$)`, 'gm');
  return sources.flatMap((file) => [...file.source.matchAll(exact)].map(({ index }) => sourceLocation(file, index)));
}

/**
 * One line for each link of a built page, or of a text that has no page yet, that leads nowhere. `origin` is the live
 * site's.
 */
export function brokenLinks(root: string, dist: string, origin: string): string[] {
  const site = readSite(root, dist, origin);
  const broken = new Map<string, string>();
  for (const [from, { links }] of site.pages)
    for (const href of links) if (!isValidLink(site, href, from)) broken.set(href, `the page ${from}`);
  for (const { path, source } of contentFiles(root, ['src/content/**/*.{md,mdx}']))
    for (const [, inText, inElement] of source.matchAll(authoredLink)) {
      const href = inText ?? inElement ?? '';
      if (!isValidLink(site, href)) broken.set(href, path);
    }
  if (broken.size === 0) return [];
  const sources = contentFiles(root, ['src/**/*.{md,mdx,yaml,astro,tsx,ts}']);
  return [...broken].flatMap(([href, page]) => {
    const places = sourceLocations(href, sources);
    const reason = isPath(sitePath(site, href) ?? '')
      ? `there is no such page${href.includes('#') ? ', or nothing of that name on it' : ''}`
      : 'a page of this site begins with /, another site with https://';
    return (places.length > 0 ? places : [page]).map(
      (place) => `${place}: the link "${href}" leads nowhere: ${reason}. Mend the address, or remove the link.`,
    );
  });
}
