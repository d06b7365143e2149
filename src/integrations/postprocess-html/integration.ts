import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import type { AstroIntegration } from 'astro';
import { postprocessPage } from './astro-page.ts';
import { keptPages } from './kept-pages.ts';
import { scriptsOf } from './scripts.ts';

/** Postprocesses each built page. Synchronous, file by file: a promise for each read and write takes longer. */
export function postprocessHtml(): AstroIntegration {
  return {
    name: 'postprocess-html',
    hooks: {
      // Of the elements of a page many live whenever V8 collects: it would make them in the old generation from then on,
      // and with thousands of pages a gigabyte of garbage would stand there.
      // https://research.google/pubs/memento-mori-dynamic-allocation-site-based-optimizations/
      'astro:build:start': () => setFlagsFromString('--no-allocation-site-pretenuring'),
      'astro:build:done': ({ dir }) => {
        const dist = fileURLToPath(dir);
        const isScripted = scriptsOf(dist);
        const kept = keptPages((html) => postprocessPage(html, isScripted));
        const names = globSync('**/*.html', { cwd: dist });
        for (const name of names) {
          const path = join(dist, name);
          const { html, files } = kept.pageOf(name, readFileSync(path));
          for (const { address, text } of files) writeFileSync(join(dist, address), text);
          writeFileSync(path, html);
        }
        kept.removeOthers(names);
      },
    },
  };
}
