import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parse } from 'node-html-parser';

/** Hundreds of pages of one template: one in twenty is looked at. */
const isLookedAt = (path: string, at: number): boolean => !path.startsWith('/answers/') || at % 20 === 0;

/** The address of every page of the built site, the 404 pages included; of the answers some. */
export const sitePaths: string[] = globSync('**/*.html', { cwd: 'dist' })
  .sort()
  .map((file) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`)
  .filter(isLookedAt);

/**
 * What a page has in common with others: its folder, or at the top the folder of its entry; else it is its own kind.
 */
function templateOf(path: string): string {
  if (path.endsWith('/404')) return path;
  const folder = dirname(path);
  if (folder !== '/') return `${folder}/`;
  const [entry] = globSync(`src/content/{articles,legal}/${basename(path) || 'none'}.{md,mdx}`);
  return entry ? dirname(entry) : path;
}

/** One page for each template: what they have in common need not be looked at on all of them. */
export const templatePaths: Set<string> = new Set([
  ...new Map(sitePaths.toReversed().map((path) => [templateOf(path), path])).values(),
]);

/** What decides the colours of a page and how it is read out: the names of its elements and of their classes. */
const partNames = (path: string): string[] => {
  const html = readFileSync(`dist/${path === '/' ? 'index' : path.slice(1)}.html`, 'utf8');
  return parse(html)
    .querySelectorAll('body *')
    .flatMap(({ rawTagName, classNames }) => [rawTagName, ...classNames.split(/\s+/)]);
};

/**
 * Pages on which every kind of element and every class of the site stands: one for each template, and what these lack.
 */
export const distinctPaths: Set<string> = new Set();
const seen = new Set<string>();
for (const path of [...templatePaths, ...sitePaths]) {
  const names = partNames(path);
  if (templatePaths.has(path) || names.some((name) => !seen.has(name))) distinctPaths.add(path);
  for (const name of names) seen.add(name);
}
