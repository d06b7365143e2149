import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import { keywordsFile, writeSearchIndex } from '../features/search/index.build.ts';

/** Builds the index of the site's own search from the built pages. */
export const searchIndex = (): AstroIntegration => ({
  name: 'search-index',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const keywords: Record<string, string> = parse(await readFile(keywordsFile, 'utf8'));
      const count = await writeSearchIndex(fileURLToPath(dir), new Map(Object.entries(keywords)));
      logger.info(`${count} records`);
    },
  },
});
