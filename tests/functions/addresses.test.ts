// A rehearsal of the deploy: netlify.toml as the platform reads it, and the redirects and headers of every address.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { HeadersHandler } from '@netlify/headers';
import { RedirectsHandler } from '@netlify/redirects';
import { beforeAll, expect, test } from 'vitest';
import { platformConfig } from '../support/platform.ts';

const root = process.cwd();
const files = globSync('**/*.*', { cwd: 'dist' }).map((file) => `/${file}`);
const pages = files
  .filter((file) => file.endsWith('.html'))
  .map((file) => file.replace(/\.html$/, '').replace(/\/index$/, '/'));
const isServed = (path: string) => [path, `${path}.html`].some((file) => files.includes(file));

let redirects: RedirectsHandler;
let config: Awaited<ReturnType<typeof platformConfig>>;
beforeAll(async () => {
  config = await platformConfig();
  const from = { configRedirects: config.redirects, projectDir: root, publicDir: join(root, 'dist') };
  redirects = new RedirectsHandler({ ...from, jwtRoleClaim: '', jwtSecret: '' });
});
/** Where an address leads, by the platform's own matcher. */
const match = async (path: string) => redirects.match(new Request(`https://example.com${path}`));

test('Netlify runs the build of package.json and publishes its output', () => {
  expect([config.build.command, config.build.publish]).toEqual(['npm run build', join(root, 'dist')]);
});

test('no redirect hides a page, except the 404 pages', async () => {
  expect(pages.length).toBeGreaterThan(80);
  const redirected = await Promise.all(pages.map(async (path) => ((await match(path))?.force ? [path] : [])));
  expect(redirected.flat().sort()).toEqual(['/404', '/blog/404', '/probate/404']);
});

test('every redirect leads directly to a page and keeps the query', async () => {
  const moved = config.redirects.filter(({ status }) => status === 301);
  expect(moved.length).toBeGreaterThan(20);
  for (const { from, to } of moved) {
    expect([from, isServed(from)]).toEqual([from, false]);
    const redirect = await match(`${from}?a=b`);
    expect([from, redirect?.statusCode, redirect?.target.pathname]).toEqual([from, 301, to]);
    expect([to, isServed(to), (await match(to))?.statusCode ?? 'stays']).toEqual([to, true, 'stays']);
  }
});

test.each([
  ['/blog/nothing-here', '/blog/404.html'],
  ['/probate/nothing-here', '/probate/404.html'],
  ['/blog/a/b', '/blog/404.html'],
])('%s gets the 404 page of its section', async (path, page) => {
  const redirect = await match(path);
  expect([redirect?.statusCode, redirect?.target.pathname]).toEqual([404, page]);
  expect(isServed(page)).toBe(true);
});

test('each file gets its headers', async () => {
  const logger = { log: () => {}, warn: () => {}, error: (message?: string) => expect(message).toBe('') };
  const headers = new HeadersHandler({ configHeaders: config.headers, projectDir: root, publishDir: 'dist', logger });
  for (const path of [...pages, ...files, '/nothing-here']) {
    const sent = await headers.apply(new Request(new URL(encodeURI(path), 'https://example.com')));
    expect([path, Object.keys(sent).length]).toEqual([path, 8 + Number(/^\/(_astro|guide)\//.test(path))]);
    expect(sent['Content-Security-Policy']).toBe("frame-ancestors 'none'");
    expect(sent['Cache-Control']?.includes('immutable') ?? false).toBe(path.startsWith('/_astro/'));
    expect(sent['X-Robots-Tag'] ?? '').toBe(path.startsWith('/guide/') ? 'noindex' : '');
  }
});
