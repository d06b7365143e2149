import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { postprocessPage } from './astro-page.ts';
import { withWaysBack } from './ways-back.ts';

/**
 * Where a figure stands in several folded answers. A way back could name only one of them, seldom the one that is open,
 * and the ways weigh a sixtieth of the page.
 */
const withoutWaysBack = ['faq.html'];

/** Postprocesses each built page. Synchronous, file by file: a promise for each read and write takes longer. */
export function postprocessHtml(): AstroIntegration {
  return {
    name: 'postprocess-html',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const dist = fileURLToPath(dir);
        for (const file of globSync('**/*.html', { cwd: dist })) {
          const path = join(dist, file);
          const printed = readFileSync(path, 'utf8');
          const { html, runtime } = postprocessPage(withoutWaysBack.includes(file) ? printed : withWaysBack(printed));
          if (runtime) writeFileSync(join(dist, runtime.address), runtime.text);
          writeFileSync(path, html);
        }
      },
    },
  };
}
