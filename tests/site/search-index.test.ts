// What the site's own search can find: the reading part of every page that search engines may list, and nothing else.
import { existsSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writeSearchIndex } from '../../src/features/search/index.build.ts';
import { searchRecordsOn } from '../../src/features/search/records.build.ts';
import { pageKinds } from '../../src/features/search/search.ts';
import { dist, indexedPages, pages } from '../support/built-pages.ts';

const records = pages.flatMap(({ path, html }) => searchRecordsOn(path, html));
const addresses = records.map(({ url }) => url);

test('the index was written, without the finished interfaces', () => {
  expect(existsSync(`${dist}/pagefind/pagefind.js`)).toBe(true);
  expect(globSync(`${dist}/pagefind/fragment/*`)).toHaveLength(records.length);
  expect(globSync(`${dist}/pagefind/*{-ui,component,highlight}*`)).toEqual([]);
});

test('every answer, article, court term, post, service and legal page is found, each under its kind', () => {
  for (const kind of Object.keys(pageKinds))
    expect(
      records.some(({ content }) => content.includes(`data-pagefind-filter="kind:${kind}"`)),
      kind,
    ).toBe(true);
  for (const { path, root } of indexedPages) {
    if (root.querySelector('.reading, .post')) expect(addresses).toContain(path);
  }
  expect(addresses).toContain('/glossary#executor');
  expect(addresses.filter((url, index) => addresses.indexOf(url) !== index)).toEqual([]);
});

test('pages that search engines may not list are not found here either', () => {
  const listed = new Set(indexedPages.map(({ path }) => path));
  for (const url of addresses) expect(listed.has(url.split('#')[0] ?? ''), url).toBe(true);
});

test('a find has a title of its own and an address that exists', () => {
  for (const { url, content } of records) {
    expect(content.match(/data-pagefind-meta="title"/g), url).toHaveLength(1);
    expect(content, url).not.toContain('id="undefined"');
    const [path, anchor] = url.split('#');
    if (anchor) expect(pages.find((page) => page.path === path)?.root.getElementById(anchor), url).toBeTruthy();
  }
});

test('words of two parts that stand under each other are two words', () => {
  for (const { url, content } of records) expect(content, url).not.toMatch(/\S<\/(?:dd|dt|th)>/);
});

test('only the search page may run WebAssembly', () => {
  expect(pages.filter(({ html }) => html.includes('wasm-unsafe-eval')).map(({ path }) => path)).toEqual(['/search']);
});

test('keywords for an address that the search does not have are named', async () => {
  await expect(writeSearchIndex(dist, new Map([['/no-such-page', 'word']]))).rejects.toThrow(
    'src/content/search-words.yaml: the search has no /no-such-page.',
  );
});
