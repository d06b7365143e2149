import { readFileSync } from 'node:fs';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { isPreviewOrDemo } from '../shared/build-kind.build.ts';

/** The built page of an address. */
const pageAt = (address: string): string => {
  const path = new URL(address).pathname.replace(/\/$/, '/index');
  return readFileSync(new URL(`../../dist${path}.html`, import.meta.url), 'utf8');
};

/**
 * The XML sitemap; none for previews and demonstrations, which search engines may not list. Whether a page may be listed,
 * and the day of its last review (`lastmod`), are what the page itself says.
 */
export const xmlSitemap = (): AstroIntegration | false =>
  !isPreviewOrDemo &&
  sitemap({
    filter: (address) => !pageAt(address).includes('<meta name="robots" content="noindex">'),
    serialize: (page) =>
      Object.assign(page, { lastmod: /Last reviewed <time datetime="([\d-]+)"/.exec(pageAt(page.url))?.[1] }),
  });
