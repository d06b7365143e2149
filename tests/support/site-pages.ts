import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/** The address of every page of the built site, the 404 pages included. */
export const sitePaths: string[] = globSync('**/*.html', { cwd: 'dist' })
  .sort()
  .map((file) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`);

/** What a page has in common with others: its folder, or at the top the folder of its entry; else it is its own kind. */
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
