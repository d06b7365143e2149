import type { AstroIntegration } from 'astro';

/**
 * Modules that are loaded later use a plain `import()`. Vite's helper, 0.7 kB in every page, would first load their
 * style sheets and imports: here styles are in the page, and what is loaded later has no imports of its own.
 */
const plainImports = {
  name: 'plain-imports',
  enforce: 'pre' as const,
  load: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
  // Nor is what the helper would load listed in each script. Astro takes this from no other place.
  configEnvironment: () => ({ build: { modulePreload: { polyfill: false, resolveDependencies: () => [] } } }),
};

/** Modules shared by the script of every page and by islands: one file compresses better than five. */
const everyPage =
  /\/src\/(?:features\/(?:leads\/first-touch|consent\/stored-choice\.browser|toasts\/flash|exit-offer\/session\.browser)|shared\/form-draft\.browser)\.ts$/;

/** How Vite bundles what browsers load. */
export const browserBuild = (): AstroIntegration => ({
  name: 'browser-build',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({
        vite: {
          plugins: [plainImports],
          environments: {
            client: {
              build: {
                // "Base" for "Base.astro_astro_type_script_index_0_lang", and "page" for "[...page].astro_…".
                rolldownOptions: {
                  output: {
                    entryFileNames: ({ name }: { name: string }) =>
                      `_astro/${/[a-z\d]+(?:[_-][a-z\d]+)*/i.exec(name)}.[hash].js`,
                  },
                },
              },
            },
          },
          build: {
            // The styles of islands; those of pages: postprocess-html/page-styles.ts.
            cssTarget: ['chrome99', 'firefox102', 'safari15.4'],
            // kB: the need classifier, which the chatbot loads while somebody types.
            chunkSizeWarningLimit: 900,
            rolldownOptions: {
              output: { codeSplitting: { groups: [{ name: 'page', test: everyPage }] } },
              // Astro marks its own MDX modules with a directive that the bundler does not know.
              onwarn: (warning: { code?: string }, warn: (warning: unknown) => void) =>
                warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning),
            },
          },
        },
      });
    },
  },
});
