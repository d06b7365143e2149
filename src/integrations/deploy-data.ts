import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { deployBlobs, writeDeployBlobs } from '../features/live-data/deploy-blobs.build.ts';
import { refreshDeployData } from '../features/live-data/dev-deploy-data.build.ts';

/** Pages that functions fill in: templates of their own, and every page with a form they may have to show again. */
const functionPages = [
  '/function-pages/answer',
  '/function-pages/message',
  '/confirmation',
  '/lead-form',
  '/lead-form-simple',
  '/optimized-lead-form',
  '/download-guide',
  '/download-guide-enhanced',
  '/selling-house-probate',
];

/** Moves data for functions from the public folder into the deploy's Blobs, and the pages they fill in beside it. */
export function deployData(): AstroIntegration {
  let onChange = () => {};
  let startedAt = new Date();
  return {
    name: 'deploy-data',
    hooks: {
      'astro:build:start': () => {
        startedAt = new Date();
      },
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const printed = (name: string) => readFile(join(dist, 'deploy-data', `${name}.json`), 'utf8');
        await writeDeployBlobs(await deployBlobs(printed, startedAt), '.netlify/blobs/deploy');

        const pages = '.netlify/function-pages';
        await rm(pages, { recursive: true, force: true });
        await mkdir(pages, { recursive: true });
        for (const path of functionPages)
          await cp(join(dist, `${path}.html`), join(pages, `${path.split('/').at(-1)}.html`));
        for (const folder of ['deploy-data', 'function-pages']) await rm(join(dist, folder), { recursive: true });
      },
      'astro:server:setup': ({ server }) => {
        server.watcher.on('all', (_event, file) => {
          if (file.includes('/src/')) onChange();
        });
      },
      'astro:server:start': ({ address, logger }) => {
        let timer: NodeJS.Timeout | undefined;
        onChange = () => {
          clearTimeout(timer);
          timer = setTimeout(() => {
            refreshDeployData(`http://localhost:${address.port}`, functionPages).catch((error: Error) =>
              logger.error(`The functions still have the data from before: ${error.message}`),
            );
          }, 300);
        };
        onChange();
      },
    },
  };
}
