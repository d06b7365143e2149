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

test.each(indexedPages)('$path says when it was last reviewed', ({ root }) => {
  expect(visibleText(root.querySelector('main') as never)).toMatch(/Last reviewed \w+ \d{1,2}, \d{4}/);
});

test('the sitemap tells search engines the same day', () => {
  const listed = readFileSync(`${dist}/sitemap-0.xml`, 'utf8').split('<url>').slice(1);
  expect(listed.length).toBeGreaterThan(30);
  expect(listed.filter((entry) => !/<lastmod>\d{4}-\d\d-\d\d/.test(entry))).toEqual([]);
  expect(readFileSync(`${dist}/sitemap-index.xml`, 'utf8')).toContain('<lastmod>');
});

test('every post has its breadcrumbs', () => {
  const posts = indexedPages.filter(({ path }) => /^\/blog\/(?!page\/)/.test(path));
  expect(posts.length).toBeGreaterThan(5);
  for (const post of posts) expect(dataOf(post, 'BreadcrumbList'), post.path).toHaveLength(1);
});

test('every article leads to the process in short and to the question box', () => {
  const articles = pages.filter((page) => page.root.querySelector('.related') && dataOf(page, 'Article').length > 0);
  expect(articles.length).toBeGreaterThan(20);
  for (const { path, root } of articles) {
    const links = root.querySelectorAll('.related a').map((link) => link.getAttribute('href'));
    expect(links, path).toContain('/probate/ohio-probate-process-step-by-step');
    expect(links, path).toContain('/probate-question');
  }
});

test('about us can be reached from the footer of every page', () => {
  for (const { path, root } of pages) expect(root.querySelector('footer a[href="/about"]'), path).not.toBeNull();
});

test('wherever the agent is a heading, the brokerage stands in it', () => {
  const headings = pages
    .flatMap(({ root }) => root.querySelectorAll('main h1, main h2, main h3').map(visibleText))
    .filter((heading) => heading.includes(site.agent));
  expect(headings.length).toBeGreaterThan(0);
  for (const heading of headings) expect(heading).toContain(site.brokerage);
});

test('a page that asks "Did this answer it?" is one whose votes are counted', () => {
  const counted: string[] = JSON.parse(readFileSync('.netlify/blobs/deploy/voted-pages', 'utf8'));
  const asking = pages.flatMap(({ root }) => root.querySelector('.page-vote')?.getAttribute('data-page') ?? []);
  expect(asking.length).toBeGreaterThan(500);
  expect(asking.filter((page) => !counted.includes(page))).toEqual([]);
});

test('the policy of every page allows its own scripts and styles, and no element has others in its attributes', () => {
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
test('every text of an island is the only child of its element, so that a translator can replace it', () => {
  const elements = pages.flatMap(({ root }) => root.querySelectorAll('astro-island *'));
  const own = elements.filter((element) => !element.closest('astro-slot'));
  expect(own.length).toBeGreaterThan(1000);
  const isText = ({ nodeType, rawText }: (typeof own)[number]['childNodes'][number]) =>
    nodeType === NodeType.TEXT_NODE && rawText.trim();
  const mixed = own.filter(({ childNodes }) => childNodes.length > 1 && childNodes.some(isText));
  expect(mixed.map(String)).toEqual([]);
});
