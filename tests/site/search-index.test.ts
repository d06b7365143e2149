// What the site's own search can find: the reading part of every page that search engines may list, and nothing else.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writeSearchIndex } from '../../src/features/search/index.build.ts';
import { searchRecordsOn } from '../../src/features/search/records.build.ts';
import { pageKinds } from '../../src/features/search/search.ts';
import { dist, indexedPages, pageAt, pages } from '../support/built-pages.ts';

const records = pages.flatMap(({ path, html }) => searchRecordsOn(path, html));
const addresses = records.map(({ url }) => url);

test('the index is built, without Pagefind’s own UI', () => {
  expect(existsSync(`${dist}/pagefind/pagefind.js`)).toBe(true);
  expect(globSync(`${dist}/pagefind/fragment/*`)).toHaveLength(records.length);
  expect(globSync(`${dist}/pagefind/*{-ui,component,highlight}*`)).toEqual([]);
});

test('every answer, article, court term, post, service and legal page is indexed under its kind', () => {
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

test('a county is found by its towns, and a typo is corrected by a word of the site', () => {
  const mahoning = records.find(({ url }) => url === '/counties#mahoning');
  expect(mahoning?.content).toMatch(/<meta data-pagefind-meta="also\[content\]" content="[^"]*Boardman/);
  const words: string[] = JSON.parse(readFileSync(`${dist}/pagefind/words.json`, 'utf8'));
  expect(words.slice(0, 100)).toContain('probate');
  expect(words).toContain('boardman');
});

test('noindex pages are not in the index', () => {
  const listed = new Set(indexedPages.map(({ path }) => path));
  for (const url of addresses) expect(listed.has(url.split('#')[0] ?? ''), url).toBe(true);
});

test('each record has a unique title and an existing URL', () => {
  for (const { url, content } of records) {
    expect(content.match(/data-pagefind-meta="title"/g), url).toHaveLength(1);
    expect(content, url).not.toContain('id="undefined"');
    const [path, anchor] = url.split('#');
    if (anchor) expect(pageAt(path ?? '')?.root.getElementById(anchor), url).toBeTruthy();
  }
});

test('adjacent blocks are separated by a space', () => {
  for (const { url, content } of records) expect(content, url).not.toMatch(/\S<\/(?:dd|dt|th)>/);
});

test('only the search page may run WebAssembly', () => {
  expect(pages.filter(({ html }) => html.includes('wasm-unsafe-eval')).map(({ path }) => path)).toEqual(['/search']);
});

test('keywords for an unknown address are reported', async () => {
  await expect(writeSearchIndex(dist, new Map([['/no-such-page', 'word']]))).rejects.toThrow(
    'src/content/search-words.yaml: the search has no /no-such-page.',
  );
});
