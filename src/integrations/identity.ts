import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { identityFile } from '../features/identity/read-identity.build.ts';
import { writeIdentity } from '../features/identity/write-identity.build.ts';

/** Generates the identity module before anything imports it. `npm run dev` restarts when it changes. */
export const identity = (): AstroIntegration => ({
  name: 'identity',
  hooks: {
    'astro:config:setup': async ({ addWatchFile, config, updateConfig }) => {
      addWatchFile(new URL(identityFile, config.root));
      const { url } = await writeIdentity(fileURLToPath(config.root));
      updateConfig({ site: url });
    },
  },
});
