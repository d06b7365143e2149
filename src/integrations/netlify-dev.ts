import type { AstroIntegration } from 'astro';

/** `npm run dev` serves functions and their storage too. A build needs neither, nor the second that loading them takes. */
export function netlifyDev(): AstroIntegration {
  return {
    name: 'netlify-in-development',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig }) => {
        if (command !== 'dev') return;
        const { default: netlify } = await import('@netlify/vite-plugin');
        const off = { enabled: false };
        const plugins = netlify({
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
