import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { postprocessPage } from './astro-page.ts';
import { scriptsOf } from './scripts.ts';

/** Postprocesses each built page. Synchronous, file by file: a promise for each read and write takes longer. */
export function postprocessHtml(): AstroIntegration {
  return {
    name: 'postprocess-html',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const dist = fileURLToPath(dir);
        const isScripted = scriptsOf(dist);
        for (const file of globSync('**/*.html', { cwd: dist })) {
          const path = join(dist, file);
          const { html, files } = postprocessPage(readFileSync(path, 'utf8'), isScripted);
          for (const { address, text } of files) writeFileSync(join(dist, address), text);
          writeFileSync(path, html);
        }
      },
    },
  };
}
