import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import type { StoredPosts } from '../features/blog/post.ts';
import { blobKeys } from '../features/live-data/deploy-data.ts';
import { wordsFile, writeSearchIndexes } from '../features/search/index.build.ts';

/** Makes the indexes of the site's own search from the pages as they were built. */
export function searchIndex(): AstroIntegration {
  let root = '';
  return {
    name: 'search-index',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:build:done': async ({ dir, logger }) => {
        const started = performance.now();
        const blob = await readFile(join(root, '.netlify/blobs/deploy', blobKeys.posts), 'utf8');
        const posts = (JSON.parse(blob) as StoredPosts).posts.map(({ slug }) => slug).reverse();
        const words = new Map<string, string>(Object.entries(parse(await readFile(join(root, wordsFile), 'utf8'))));
        const count = await writeSearchIndexes(fileURLToPath(dir), posts, words);
        logger.info(`${count} records in ${Math.round(performance.now() - started)} ms`);
      },
    },
  };
}
