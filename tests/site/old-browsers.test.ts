// What browsers do not know that families still have: Safari from 15.4, Chrome from 99, Firefox from 102 on.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * Vite writes new syntax in older words; methods it leaves as they are. Toasts hold a library's own, and are a
 * courtesy.
 */
const scripts = globSync('dist/_astro/*.js').filter((file) => !/\/Toasts\./.test(file));
const newer =
  /\.(?:toReversed|toSorted|toSpliced|findLast|findLastIndex)\(|\b(?:Map|Object)\.groupBy\b|\bPromise\.withResolvers\b|\bstructuredClone\(|\bAbortSignal\.timeout\(|\badoptedStyleSheets\b/;

test('no script uses an API that they lack', () => {
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.filter((file) => newer.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('no style uses media range syntax, which they do not support', () => {
  const files = [...globSync('dist/**/*.html'), ...globSync('dist/_astro/*.{js,css}')];
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => /@media[^{]*\b(?:width|height) ?[<>]/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
