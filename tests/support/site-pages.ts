import { globSync } from 'node:fs';

/** The address of every page of the built site, the 404 pages included. */
export const sitePaths: string[] = globSync('**/*.html', { cwd: 'dist' })
  .sort()
  .map((file) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`);
