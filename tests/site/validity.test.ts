import { readFileSync } from 'node:fs';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { site } from '../../src/site.ts';
import { dist, indexedPages, pages } from '../support/built-pages.ts';

const validator = new HtmlValidate(
  new FileSystemConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
    elements: ['html5', { 'astro-island': { flow: true, phrasing: true, transparent: true } }],
    rules: {
      // The build prints HTML the way its compiler does; these are about taste.
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      'no-trailing-whitespace': 'off',
      'void-style': 'off',
      'long-title': 'off',
      // Inlining is on purpose: first render needs one response.
      'no-inline-style': 'off',
      'require-sri': 'off',
      'script-type': 'off',
      // Roles that `display: block` takes away from a table are given back.
      'no-redundant-role': 'off',
      'prefer-native-element': ['error', { exclude: ['article', 'row', 'cell', 'table', 'columnheader', 'rowheader'] }],
      'tel-non-breaking': 'off',
    },
  }),
);

/** Astro prints this before the first island of a page, wherever that is. */
const islandStyle = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

test.each(pages)('$path is valid HTML', async ({ html }) => {
  const report = await validator.validateString(html.replace(islandStyle, ''));
  const problems = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  );
  expect(problems).toEqual([]);
});

test('the sitemap lists every page that search engines may list, and no other', () => {
  const listed = [...readFileSync(`${dist}/sitemap-0.xml`, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => address,
  );
  expect(listed.sort()).toEqual(indexedPages.map(({ path }) => new URL(path, site.url).href).sort());
});

test('nothing that only functions read is public', () => {
  expect(pages.map(({ path }) => path).filter((path) => /function-pages|deploy-data/.test(path))).toEqual([]);
});
