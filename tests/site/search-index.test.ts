// What the site's own search can find: the reading part of every page that search engines may list, and nothing else.
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeSearchIndexes } from '../../src/features/search/index.build.ts';
import { olderIndexes, postsPerIndex } from '../../src/features/search/older-posts.ts';
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

test('every article, question, court term, post, service and legal page is found, each under its kind', () => {
  for (const kind of Object.keys(pageKinds))
    expect(
      records.some(({ content }) => content.includes(`data-pagefind-filter="kind:${kind}"`)),
      kind,
    ).toBe(true);
  for (const { path, root } of indexedPages) {
    if (root.querySelector('.reading, .post')) expect(addresses).toContain(path);
    for (const item of root.querySelectorAll('.faq-item')) expect(addresses).toContain(`${path}#${item.id}`);
  }
  expect(addresses).toContain('/glossary#executor');
  expect(addresses.filter((url, at) => addresses.indexOf(url) !== at)).toEqual([]);
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

test('old posts have indexes of their own, which change only with them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'searched-'));
  const posts = Array.from({ length: 2 * postsPerIndex + 1 }, (_, at) => `post-${at}`);
  const page = (words: string) => `<main data-pagefind-body><h1>A post</h1><p>${words}</p></main>`;
  mkdirSync(join(folder, 'blog'));
  writeFileSync(join(folder, 'search.html'), `<form data-older="${olderIndexes(posts.length)}"></form>`);
  writeFileSync(join(folder, 'faq.html'), page('Questions'));
  for (const post of posts) writeFileSync(join(folder, `blog/${post}.html`), page(post));
  /** Each index with its pages, and the name of its metadata, which is a hash of all that it holds. */
  const write = async () => {
    rmSync(join(folder, 'pagefind'), { recursive: true, force: true });
    expect(await writeSearchIndexes(folder, posts, new Map())).toBe(posts.length + 1);
    return ['', 'posts-0/', 'posts-1/', 'posts-2/']
      .filter((index) => existsSync(`${folder}/pagefind/${index}pagefind-entry.json`))
      .map((index) => {
        const { hash, page_count } = JSON.parse(readFileSync(`${folder}/pagefind/${index}pagefind-entry.json`, 'utf8'))
          .languages.en;
        return { index, hash, page_count };
      });
  };

  const first = await write();
  expect(first.map(({ index, page_count }) => [index, page_count])).toEqual([
    ['', 2],
    ['posts-0/', postsPerIndex],
    ['posts-1/', postsPerIndex],
  ]);
  expect(existsSync(`${folder}/pagefind/posts-0/pagefind.js`)).toBe(false);
  writeFileSync(join(folder, `blog/post-${postsPerIndex}.html`), page('One more word'));
  const second = await write();
  expect(second.map(({ hash }, at) => hash === first[at]?.hash)).toEqual([true, true, false]);
  rmSync(folder, { recursive: true });
});
