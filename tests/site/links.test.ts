import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dist, pageAt, pages } from '../support/built-pages.ts';
import { netlifyToml } from '../support/netlify-toml.ts';

const redirects = netlifyToml.redirects.filter(({ status }) => status === 301);
const links = pages.flatMap((page) =>
  page.root.querySelectorAll('a[href], form[action], link[href], img[src]').map((element) => ({
    from: page.path,
    href: element.getAttribute('href') ?? element.getAttribute('action') ?? element.getAttribute('src') ?? '',
  })),
);
const internal = links.filter(({ href }) => /^[/#?]/.test(href));

test('there are links to check', () => {
  expect(internal.length).toBeGreaterThan(10_000);
  expect(internal.filter(({ href }) => href.includes('#')).length).toBeGreaterThan(1000);
});

test('every internal link has a page, file or function as its target, none through a redirect', () => {
  const broken: string[] = [];
  for (const { from, href } of internal) {
    const [path = ''] = (href.startsWith('/') ? href : `${from}${href}`).split(/[?#]/);
    // The addresses that the specification names for asking, and for what is related to a topic page.
    if (path === '/probate-question' || (from.startsWith('/probate/') && path.startsWith('/probate/'))) continue;
    if (!pageAt(path) && !existsSync(dist + path) && !path.startsWith('/api/')) broken.push(`${from} → ${href}`);
  }
  expect(broken).toEqual([]);
});

test('every anchor exists on its page', () => {
  const broken: string[] = [];
  for (const { from, href } of internal) {
    const [path = '', anchor] = href.split('#');
    const page = pageAt(path.split('?')[0] || from);
    if (anchor && page && !page.root.getElementById(anchor)) broken.push(`${from} → ${href}`);
  }
  expect(broken).toEqual([]);
});

test('external links are secure and well formed', () => {
  for (const { from, href } of links) {
    if (/^[a-z]+:/i.test(href) && !/^(tel|sms|mailto):/.test(href))
      expect(() => new URL(href), `${from} → ${href}`).not.toThrow();
    if (/^http:/.test(href)) throw new Error(`${from} → ${href} is not https`);
  }
});

test('every article is available under /probate too', () => {
  const articles = readdirSync('src/content/articles').map((file) => file.replace(/\.mdx$/, ''));
  expect(articles.length).toBeGreaterThan(20);
  const answered = new Set([...pages.map(({ path }) => path), ...redirects.map(({ from, to }) => `${from} → ${to}`)]);
  const missing = articles
    .filter((slug) => !answered.has(`/probate/${slug}`) && !answered.has(`/probate/${slug} → /${slug}`))
    .map((slug) => `{ from = "/probate/${slug}", to = "/${slug}", status = 301 },`);
  expect(missing, 'Add these lines to "redirects" of netlify.toml.').toEqual([]);
});
