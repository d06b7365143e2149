import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { site } from '../../src/site.ts';
import { dist, indexedPages, pages } from '../support/built-pages.ts';
import { htmlProblems } from './html-problems.ts';

test.each(pages)('$path is valid HTML', async ({ html }) => {
  expect(await htmlProblems(html)).toEqual([]);
});

test('the XML sitemap lists exactly the indexable pages', () => {
  const listed = [...readFileSync(`${dist}/sitemap-0.xml`, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => address,
  );
  expect(listed.sort()).toEqual(indexedPages.map(({ path }) => new URL(path, site.url).href).sort());
});

test('files for functions are not public', () => {
  expect(pages.map(({ path }) => path).filter((path) => /function-pages|deploy-data/.test(path))).toEqual([]);
});
