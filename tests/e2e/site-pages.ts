import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/** Hundreds of pages of one template: tests one in twenty. */
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

/** One page for each template: what they have in common need not be checked on all of them. */
export const templatePaths: Set<string> = new Set([
  ...new Map(sitePaths.toReversed().map((path) => [templateOf(path), path])).values(),
]);

/** What decides the colours of a page and how it is read out: the names of its elements and of their classes. */
function partNames(path: string): Set<string> {
  const html = readFileSync(`dist/${path === '/' ? 'index' : path.slice(1)}.html`, 'utf8');
  const names = [...html.matchAll(/<([a-z][\w-]*)| class="([^"]*)"/g)];
  return new Set(names.flatMap(([, element, classes]) => element ?? classes?.split(' ') ?? []));
}

/** Few pages that have every kind of element and every class of the site: each has most of those that were missing. */
function pagesWithEveryPart(): Set<string> {
  const namesOf = new Map(sitePaths.map((path) => [path, partNames(path)]));
  let missing = new Set([...namesOf.values()].flatMap((names) => [...names]));
  const chosen = new Set<string>();
  while (missing.size > 0) {
    const gains = [...namesOf].map(([path, names]) => ({ path, names, gain: names.intersection(missing).size }));
    const best = gains.reduce((a, b) => (b.gain > a.gain ? b : a));
    chosen.add(best.path);
    missing = missing.difference(best.names);
  }
  return chosen;
}
export const distinctPaths: Set<string> = pagesWithEveryPart();
