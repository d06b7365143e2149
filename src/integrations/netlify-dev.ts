import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { environment } from '../shared/environment.build.ts';

/**
 * `npm run dev` serves functions and their storage too. A build needs neither, nor the second that loading them takes.
 */
export function netlifyDev(): AstroIntegration {
  return {
    name: 'netlify-in-development',
    hooks: {
      'astro:config:setup': async ({ command, config, isRestart, updateConfig }) => {
        if (command !== 'dev') return;
        const [{ default: netlify }, { shareBlobs }] = await Promise.all([
          import('@netlify/vite-plugin'),
          import('../../netlify/local/shared-blobs.ts'),
        ]);
        // It serves until the process ends. The plugin's own server would race with that of `npm start`.
        if (!isRestart)
          await shareBlobs(environment.SITE_DATA ?? join(fileURLToPath(config.root), '.netlify/blobs-serve'));
        const off = { enabled: false };
        const plugins = netlify({
          blobs: off,
          // The blog's 404 rule would win over a post that is newer than the last build in dist/.
          redirects: off,
          edgeFunctions: off,
          images: off,
          database: off,
          geolocation: off,
          aiGateway: off,
        });
        updateConfig({ vite: { plugins } });
      },
    },
  };
}
