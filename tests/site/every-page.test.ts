// What every page of a kind has, whoever writes the next one.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { NodeType } from 'node-html-parser';
import { expect, test } from 'vitest';
import { site } from '../../src/site.ts';
import { dist, indexedPages, pages, visibleText } from '../support/built-pages.ts';

const dataOf = (page: (typeof pages)[number], type: string) =>
  page.root
    .querySelectorAll('script[type="application/ld+json"]')
    .map((script) => JSON.parse(script.rawText))
    .filter((thing) => thing['@type'] === type);

test.each(indexedPages)('$path shows its review date', ({ root }) => {
  expect(visibleText(root.querySelector('main') as never)).toMatch(/Last reviewed \w+ \d{1,2}, \d{4}/);
});

test('the XML sitemap has the same date as lastmod', () => {
  const listed = readFileSync(`${dist}/sitemap-0.xml`, 'utf8').split('<url>').slice(1);
  expect(listed.length).toBeGreaterThan(30);
  expect(listed.filter((entry) => !/<lastmod>\d{4}-\d\d-\d\d/.test(entry))).toEqual([]);
  expect(readFileSync(`${dist}/sitemap-index.xml`, 'utf8')).toContain('<lastmod>');
});

test('every post has breadcrumbs', () => {
  const posts = indexedPages.filter(({ path }) => /^\/blog\/(?!page\/)/.test(path));
  expect(posts.length).toBeGreaterThan(5);
  for (const post of posts) expect(dataOf(post, 'BreadcrumbList'), post.path).toHaveLength(1);
});

test('every article links to the process overview and the question page', () => {
  const articles = pages.filter((page) => page.root.querySelector('.related') && dataOf(page, 'Article').length > 0);
  expect(articles.length).toBeGreaterThan(20);
  for (const { path, root } of articles) {
    const links = root.querySelectorAll('.related a').map((link) => link.getAttribute('href'));
    expect(links, path).toContain('/probate/ohio-probate-process-step-by-step');
    expect(links, path).toContain('/probate-question');
  }
});

test('every footer links to About us', () => {
  for (const { path, root } of pages) expect(root.querySelector('footer a[href="/about"]'), path).not.toBeNull();
});

test('a heading with the agent’s name includes the brokerage', () => {
  const headings = pages
    .flatMap(({ root }) => root.querySelectorAll('main h1, main h2, main h3').map(visibleText))
    .filter((heading) => heading.includes(site.agent));
  expect(headings.length).toBeGreaterThan(0);
  for (const heading of headings) expect(heading).toContain(site.brokerage);
});

test('votes are accepted for every page that asks "Did this answer it?"', () => {
  const counted: string[] = JSON.parse(readFileSync('.netlify/blobs/deploy/voted-pages', 'utf8'));
  const asking = pages.flatMap(({ root }) => root.querySelector('.page-vote')?.getAttribute('data-page') ?? []);
  expect(asking.length).toBeGreaterThan(500);
  expect(asking.filter((page) => !counted.includes(page))).toEqual([]);
});

test('the CSP of every page allows its scripts and styles, and no element has inline handlers or styles', () => {
  for (const { path, root } of pages) {
    const policy = root.querySelector('meta[http-equiv="content-security-policy"]')?.getAttribute('content');
    const inline = root.querySelectorAll('style, script:not([src], [type="application/ld+json"])');
    const hashes = inline.map(({ rawText }) => createHash('sha256').update(rawText).digest('base64'));
    expect(inline.length, path).toBeGreaterThan(0);
    expect(
      hashes.filter((hash) => !policy?.includes(`'sha256-${hash}'`)),
      path,
    ).toEqual([]);
    const attributes = root.querySelectorAll('*').flatMap(({ rawAttributes }) => Object.keys(rawAttributes));
    expect(
      attributes.filter((name) => /^(?:style|on\w+)$/.test(name)),
      path,
    ).toEqual([]);
  }
});

// The reason is in src/shared/jsx/text-runs.tsx.
test('every text node of an island is an only child, so that translation cannot break hydration', () => {
  const elements = pages.flatMap(({ root }) => root.querySelectorAll('astro-island *'));
  const own = elements.filter((element) => !element.closest('astro-slot'));
  expect(own.length).toBeGreaterThan(1000);
  const isText = ({ nodeType, rawText }: (typeof own)[number]['childNodes'][number]) =>
    nodeType === NodeType.TEXT_NODE && rawText.trim();
  const mixed = own.filter(({ childNodes }) => childNodes.length > 1 && childNodes.some(isText));
  expect(mixed.map(String)).toEqual([]);
});
