import { readFileSync } from 'node:fs';

const days = new Map<string, string | undefined>();

/** Whether search engines may list a built page: the page says so itself. For the XML sitemap. */
export function isIndexed(address: string): boolean {
  const path = new URL(address).pathname.replace(/\/$/, '/index');
  const html = readFileSync(new URL(`../../../dist${path}.html`, import.meta.url), 'utf8');
  days.set(address, /Last reviewed <time datetime="([\d-]+)"/.exec(html)?.[1]);
  return !html.includes('<meta name="robots" content="noindex">');
}

/** The day a listed page was last reviewed, as it prints it: `lastmod` of the XML sitemap. */
export const reviewedOn = (address: string): string | undefined => days.get(address);
