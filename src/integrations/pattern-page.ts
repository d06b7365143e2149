import type { AstroIntegration } from 'astro';
import { patternsPath } from '../features/preview/patterns-path.ts';
import { previewBranch } from '../shared/build-kind.build.ts';

/** Adds the page of all patterns to previews and to `npm run dev`. No other build has a file of it. */
export const patternPage = (): AstroIntegration => ({
  name: 'pattern-page',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command !== 'dev' && previewBranch === undefined) return;
      injectRoute({ pattern: patternsPath, entrypoint: new URL('../patterns/Patterns.astro', import.meta.url) });
    },
  },
});
