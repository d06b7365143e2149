import { readFileSync } from 'node:fs';

const builtPage = (address: string): string => {
  const path = new URL(address).pathname.replace(/\/$/, '/index');
  return readFileSync(new URL(`../../../dist${path}.html`, import.meta.url), 'utf8');
};

/** Whether search engines may list a built page: the page says so itself. For the XML sitemap. */
export const isIndexed = (address: string): boolean =>
  !builtPage(address).includes('<meta name="robots" content="noindex">');

/** The day a built page was last reviewed, as it prints it: `lastmod` of the XML sitemap. */
export const reviewedOn = (address: string): string | undefined =>
  /Last reviewed <time datetime="([\d-]+)"/.exec(builtPage(address))?.[1];
