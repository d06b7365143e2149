import type { APIRoute } from 'astro';
import { isPreviewOrDemo } from '../shared/build-kind.build.ts';
import { site } from '../site.ts';

// A trial has no sitemap.
const sitemap = isPreviewOrDemo ? '' : `\nSitemap: ${new URL('/sitemap-index.xml', site.url)}\n`;

export const GET: APIRoute = () => new Response(`User-agent: *\nAllow: /\n${sitemap}`);
