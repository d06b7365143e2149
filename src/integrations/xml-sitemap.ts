import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { isIndexed, reviewedOn } from '../features/seo/indexed.build.ts';
import { isPreviewOrDemo } from '../shared/build-kind.build.ts';

/** The XML sitemap; none for previews and demonstrations, which search engines may not list. */
export const xmlSitemap = (): AstroIntegration | false =>
  !isPreviewOrDemo &&
  sitemap({ filter: isIndexed, serialize: (page) => Object.assign(page, { lastmod: reviewedOn(page.url) }) });
