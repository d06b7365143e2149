import type { AstroIntegration } from 'astro';

/**
 * A module that is fetched later is fetched by a plain `import()`. Vite puts a helper of 0.7 kB in front of it, into
 * every page, which loads the module's style sheets and imports beforehand: here styles stand in the page, and what is
 * fetched later stands alone.
 */
export const plainImports = (): AstroIntegration => ({
  name: 'plain-imports',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      const plugin = {
        name: 'plain-imports',
        enforce: 'pre' as const,
        load: (id: string) =>
          id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : undefined,
      };
      updateConfig({ vite: { plugins: [plugin] } });
    },
  },
});
