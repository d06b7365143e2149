// Integrations and output; no logic, no content.
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders } from 'astro/config';
import { writeIdentity } from './src/features/identity/write-identity.build.ts';
import { isIndexed, reviewedOn } from './src/features/seo/indexed.build.ts';
import { contentCheck } from './src/integrations/content-check.ts';
import { deployData } from './src/integrations/deploy-data.ts';
import { environmentCheck } from './src/integrations/environment-check.ts';
import { hydrationDirectives } from './src/integrations/hydration/integration.ts';
import { identity } from './src/integrations/identity.ts';
import { inlineTokens } from './src/integrations/inline-tokens.ts';
import { launchCheck } from './src/integrations/launch-check.ts';
import { linkCheck } from './src/integrations/link-check.ts';
import { netlifyDev } from './src/integrations/netlify-dev.ts';
import { patternPage } from './src/integrations/pattern-page.ts';
import { plainImports } from './src/integrations/plain-imports.ts';
import { postprocessHtml } from './src/integrations/postprocess-html/integration.ts';
import { previewChanges, previewOptions } from './src/integrations/preview-changes.ts';
import { searchIndex } from './src/integrations/search-index.ts';
import { isPreviewOrDemo } from './src/shared/preview-or-demo.build.ts';

// Before anything reads it.
await writeIdentity(import.meta.dirname);
const { site } = await import('./src/site.ts');

export default defineConfig({
  site: site.url,
  trailingSlash: 'never',
  // `/faq` is served from `faq.html`, so the address without a slash is the one address of a page.
  build: { format: 'file', inlineStylesheets: 'always', redirects: false },
  compressHTML: true,
  // Scoped styles weigh as much as they say, so that a page may still set one otherwise.
  scopedStyleStrategy: 'where',
  // The site shows no code; the default highlighter writes styles that the policy below refuses, and warns of it.
  markdown: { syntaxHighlight: false },
  integrations: [
    mdx(),
    react(),
    // A trial has no page that search engines may list: the package would warn of an empty sitemap.
    !isPreviewOrDemo &&
      sitemap({ filter: isIndexed, serialize: (page) => ({ ...page, lastmod: reviewedOn(page.url) }) }),
    contentCheck(),
    identity(),
    patternPage(),
    environmentCheck(),
    launchCheck(),
    // Before what copies pages elsewhere.
    postprocessHtml(),
    previewChanges(previewOptions(site.url)),
    deployData(),
    linkCheck(),
    searchIndex(),
    hydrationDirectives(),
    plainImports(),
    netlifyDev(),
  ],
  // Scripts, styles and fonts are added page by page, and who counts visits by src/layouts/Base.astro; everything that is
  // not named is refused.
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "connect-src 'self'",
        "img-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
      scriptDirective: { resources: ["'self'"] },
    },
  },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Lora',
      cssVariable: '--font-lora',
      // Measured against Lora in src/styles/fallbacks.css, bold letters too, so that the next page is set alike.
      fallbacks: ['Lora in Times', 'Lora in Noto', 'Lora in DejaVu', 'Georgia', 'serif'],
      optimizedFallbacks: false,
      // Fetched once a page is painted, and used on the next (src/integrations/postprocess-html/after-paint.ts): no heading is
      // painted twice, nothing moves, and the first paint waits for nothing but the page.
      display: 'optional',
      options: {
        variants: [
          {
            src: ['./node_modules/@fontsource-variable/lora/files/lora-latin-wght-normal.woff2'],
            weight: '400 700',
            style: 'normal',
          },
        ],
      },
    },
  ],
  vite: {
    plugins: [tailwindcss(), inlineTokens()],
    // The functions' own working files are no source.
    server: { watch: { ignored: ['**/.netlify/**'] } },
    environments: {
      client: {
        build: {
          // Each page names its scripts: "Base", not "Base.astro_astro_type_script_index_0_lang".
          rolldownOptions: { output: { entryFileNames: ({ name }) => `_astro/${name.split('.')[0]}.[hash].js` } },
        },
      },
    },
    build: {
      // The styles that islands carry, as src/integrations/postprocess-html/page-styles.ts has those of pages.
      cssTarget: ['chrome99', 'firefox102', 'safari15.4'],
      // kB: what was learned of people in need, which the chatbot loads while somebody types.
      chunkSizeWarningLimit: 600,
      rolldownOptions: {
        output: {
          codeSplitting: {
            // What the script of every page shares with islands: one small file compresses better than five.
            groups: [
              {
                name: 'page',
                test: /\/src\/(?:features\/(?:leads\/first-touch|consent\/stored-choice\.browser|toasts\/flash|exit-offer\/session\.browser)|shared\/form-draft\.browser)\.ts$/,
              },
            ],
          },
        },
        // Astro marks its own MDX modules with a directive that the bundler does not know.
        onwarn: (warning, warn) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning),
      },
    },
  },
});
