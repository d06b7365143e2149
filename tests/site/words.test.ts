import { expect, test } from 'vitest';
import { unsourcedFigures } from '../../src/features/content-rules/typed-figures.build.ts';
import { disclaimer, notLegalAdvice, site } from '../../src/site.ts';
import { indexedPages, pages, visibleText } from '../support/built-pages.ts';

test('titles and descriptions are unique and fit search results', () => {
  const titles = indexedPages.map(({ root }) => root.querySelector('title')?.textContent ?? '');
  const descriptions = indexedPages.map(
    ({ root }) => root.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
  );
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  expect(descriptions.filter((text, index) => descriptions.indexOf(text) !== index)).toEqual([]);
  for (const [at, { path }] of indexedPages.entries()) {
    expect(titles[at]?.length, `${path}: ${titles[at]}`).toBeGreaterThanOrEqual(15);
    // A question is shown as it is asked.
    const maxLength = path.startsWith('/answers/') ? 90 : 70;
    expect(titles[at]?.length, `${path}: ${titles[at]}`).toBeLessThanOrEqual(maxLength);
    expect(descriptions[at]?.length, `${path}: ${descriptions[at]}`).toBeGreaterThanOrEqual(70);
    expect(descriptions[at]?.length, `${path}: ${descriptions[at]}`).toBeLessThanOrEqual(165);
  }
});

test.each(pages)('$path: one h1, headings in order, one main', ({ root, path }) => {
  expect(root.querySelectorAll('h1').length).toBe(1);
  expect(root.querySelectorAll('main').length).toBe(1);
  const levels = root.querySelectorAll('main :is(h1, h2, h3, h4)').map(({ tagName }) => Number(tagName[1]));
  for (const [at, level] of levels.entries()) {
    if (at > 0) expect(level, `${path}, heading ${at + 1}`).toBeLessThanOrEqual((levels[at - 1] ?? 0) + 1);
  }
});

test.each(pages)('$path: names the publisher and says that it is not legal advice', ({ root }) => {
  const text = visibleText(root);
  expect(text).toContain(notLegalAdvice);
  expect(text).toContain(disclaimer);
  expect(text).toContain(site.agent);
  expect(text).toContain(site.brokerage);
});

test('every image has alt text and its size', () => {
  for (const { root, path } of pages) {
    for (const image of root.querySelectorAll('img')) {
      for (const attribute of ['alt', 'width', 'height'])
        expect(image.hasAttribute(attribute), `${path}: ${image}`).toBe(true);
    }
    for (const svg of root.querySelectorAll('svg')) {
      expect(
        svg.getAttribute('aria-hidden') === 'true' || svg.hasAttribute('aria-label'),
        `${path}: an svg without words`,
      ).toBe(true);
    }
  }
});

test('no figure is typed by hand, and no exception is unused', () => {
  expect(unsourcedFigures(process.cwd())).toEqual([]);
});

test('every canonical URL is the page’s own, on the production site', () => {
  for (const { root, path } of indexedPages) {
    expect(root.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(new URL(path, site.url).href);
  }
});
