import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { brokenLinks } from '../features/content-rules/broken-links.build.ts';
import { stopBuild } from '../shared/stop-build.build.ts';

/** Stops the build on links that lead nowhere. Runs over whole pages: their anchors are the last thing added. */
export function linkCheck(): AstroIntegration {
  let [root, origin] = ['', ''];
  return {
    name: 'link-check',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
        origin = config.site ? new URL(config.site).origin : '';
      },
      'astro:build:done': ({ dir }) => {
        const problems = brokenLinks(root, fileURLToPath(dir), origin);
        if (problems.length > 0)
          stopBuild(`Mend these links before the site can be published:\n${problems.join('\n')}`);
      },
    },
  };
}
