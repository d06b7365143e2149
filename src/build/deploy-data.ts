import { cp, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { deployBlobs, readDeployData, writeDeployBlobs } from './deploy-blobs.ts';

/** Pages that functions fill in: templates of their own, and every page with a form they may have to show again. */
const formPages = ['lead-form'];

/** Moves what only functions read out of the public folder: data into the deploy's Blobs, pages beside them. */
export function deployData(): AstroIntegration {
  return {
    name: 'deploy-data',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const own = join(dist, '..', '.netlify');
        await writeDeployBlobs(deployBlobs(await readDeployData(dist)), join(own, 'blobs', 'deploy'));
        await rm(join(dist, 'deploy-data'), { recursive: true });

        const pages = join(own, 'function-pages');
        await rm(pages, { recursive: true, force: true });
        await mkdir(dirname(pages), { recursive: true });
        await cp(join(dist, 'function-pages'), pages, { recursive: true });
        for (const page of formPages) await cp(join(dist, `${page}.html`), join(pages, `${page}.html`));
        await rm(join(dist, 'function-pages'), { recursive: true });
      },
    },
  };
}
