import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { postprocessPage } from './astro-page.ts';
import { scriptsOf } from './scripts.ts';

/** Postprocesses each built page. */
export function postprocessHtml(): AstroIntegration {
  return {
    name: 'postprocess-html',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const dist = fileURLToPath(dir);
        const isScriptedBy = scriptsOf(dist);
        for (const name of globSync('**/*.html', { cwd: dist })) {
          const file = join(dist, name);
          const { html, files } = postprocessPage(readFileSync(file, 'utf8'), isScriptedBy);
          for (const { path, content } of files) writeFileSync(join(dist, path), content);
          writeFileSync(file, html);
        }
      },
    },
  };
}
