import { readFileSync } from 'node:fs';

/** Whether search engines may list a built page: the page says so itself. For the XML sitemap. */
export function isIndexed(address: string): boolean {
  const path = new URL(address).pathname.replace(/\/$/, '/index');
  const html = readFileSync(new URL(`../../../dist${path}.html`, import.meta.url), 'utf8');
  return !html.includes('<meta name="robots" content="noindex">');
}
