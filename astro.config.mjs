// Integrations and output. No logic and no content here: src/integrations, src/content.
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { browserBuild } from './src/integrations/browser-build.ts';
import { contentCheck } from './src/integrations/content-check.ts';
import { deployData } from './src/integrations/deploy-data.ts';
import { hydrationDirectives } from './src/integrations/hydration/integration.ts';
import { identity } from './src/integrations/identity.ts';
import { inlineTokens } from './src/integrations/inline-tokens.ts';
import { launchCheck } from './src/integrations/launch-check.ts';
import { netlifyDev } from './src/integrations/netlify-dev.ts';
import { patternPage } from './src/integrations/pattern-page.ts';
import { postprocessHtml } from './src/integrations/postprocess-html/integration.ts';
import { previewChanges } from './src/integrations/preview-changes.ts';
import { searchIndex } from './src/integrations/search-index.ts';
import { xmlSitemap } from './src/integrations/xml-sitemap.ts';

export default defineConfig({
  // `site` is set by identity(). `/faq` is served from `faq.html`: the URL without a slash is a page's only one.
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always', redirects: false },
  compressHTML: true,
  // Scopes add no specificity, so that a page can override a component's styles.
  scopedStyleStrategy: 'where',
  // The site shows no code; the default highlighter writes styles that the policy refuses.
  markdown: { syntaxHighlight: false },
  integrations: [
    identity(),
    mdx(),
    react(),
    xmlSitemap(),
    patternPage(),
    // Before those that copy or read the finished pages.
    postprocessHtml(),
    previewChanges(),
    deployData(),
    contentCheck(),
    launchCheck(),
    searchIndex(),
    hydrationDirectives(),
    browserBuild(),
    netlifyDev(),
  ],
  // Astro adds scripts and styles page by page, src/layouts/Base.astro the analytics endpoint; all else is refused.
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "connect-src 'self'",
        "font-src 'self'",
        "img-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
      scriptDirective: { resources: ["'self'"] },
    },
  },
  vite: {
    plugins: [tailwindcss(), inlineTokens()],
    // The local functions' working files are not source.
    server: { watch: { ignored: ['**/.netlify/**'] } },
  },
});
