import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { withSharedRuntime } from './island-runtime.ts';
import { withPagePolicy } from './page-policy.ts';
import { withScriptsLast } from './scripts-last.ts';
import { withWaysBack } from './ways-back.ts';

/** What is done to each page as Astro wrote it. One pass, file after file: thousands of promises would take longer. */
export function postprocessHtml(): AstroIntegration {
  return {
    name: 'postprocess-html',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const dist = fileURLToPath(dir);
        const shared = new Map<string, string>();
        for (const file of globSync('**/*.html', { cwd: dist })) {
          const path = join(dist, file);
          const page = withSharedRuntime(readFileSync(path, 'utf8'));
          if (page.shared) shared.set(page.shared.address, page.shared.text);
          writeFileSync(path, withScriptsLast(withPagePolicy(withWaysBack(page.html))));
        }
        for (const [address, text] of shared) writeFileSync(join(dist, address), text);
      },
    },
  };
}
