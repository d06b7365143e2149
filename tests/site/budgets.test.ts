// What a first visit costs, in bytes after brotli. Reached by leaving out code, never words.
import { globSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { dist, indexedPages, pages } from './pages.ts';

const compressed = (text: string | Buffer): number => brotliCompressSync(text).length;
const articles = indexedPages.filter(({ root }) => root.querySelector('.short-answer'));

/** The text of these scripts, and of all that they import as they start. */
function withImports(scripts: string[]): string[] {
  const found = new Map<string, string>();
  const add = (script: string) => {
    if (found.has(script)) return;
    const text = readFileSync(dist + script, 'utf8');
    found.set(script, text);
    for (const [, imported] of text.matchAll(/(?:from|import)"\.\/([^"]+)"/g)) add(`/_astro/${imported}`);
  };
  scripts.forEach(add);
  return [...found.values()];
}

test('HTML with its CSS: at most 14 kB on the median page, 18 kB on the largest article', () => {
  const sizes = indexedPages.map(({ html }) => compressed(html)).sort((a, b) => a - b);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(14 * 1024);
  expect(articles.length).toBeGreaterThan(2);
  for (const { path, html } of articles) expect(compressed(html), path).toBeLessThanOrEqual(18 * 1024);
});

test('no script blocks, and all CSS is in the page', () => {
  for (const { root, path } of pages) {
    for (const script of root.querySelectorAll('script[src]')) {
      const waits =
        script.getAttribute('type') === 'module' || script.hasAttribute('async') || script.hasAttribute('defer');
      expect(waits, `${path}: ${script}`).toBe(true);
    }
    expect(root.querySelectorAll('link[rel="stylesheet"]').length, path).toBe(0);
  }
});

test('an article runs at most 6 kB of script before any interaction, inline scripts counted', () => {
  for (const { root, path } of articles) {
    const inline = root
      .querySelectorAll('script:not([src]):not([type="application/ld+json"])')
      .map(({ textContent }) => textContent);
    const external = root.querySelectorAll('script[src]').map((script) => script.getAttribute('src') ?? '');
    const bytes = [...inline, ...withImports(external)].reduce((sum, script) => sum + compressed(script), 0);
    expect(bytes, path).toBeGreaterThan(0);
    expect(bytes, path).toBeLessThanOrEqual(6 * 1024);
  }
});

test('the fonts weigh at most 50 kB together', () => {
  const fonts = globSync(`${dist}/**/*.woff2`);
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.reduce((sum, font) => sum + statSync(font).size, 0)).toBeLessThanOrEqual(50 * 1024);
});
