import type { AstroIntegration } from 'astro';
import { identityFile } from '../features/identity/read-identity.build.ts';

/** Starts `npm run dev` anew when who we are has changed: the configuration writes it for code to read. */
export function identity(): AstroIntegration {
  return {
    name: 'identity',
    hooks: {
      'astro:config:setup': ({ addWatchFile, config }) => addWatchFile(new URL(identityFile, config.root)),
    },
  };
}
