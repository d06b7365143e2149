// The letters as they are built: whole without JavaScript, neutral, and linked both ways.
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { pageAt, visibleText } from '../support/built-pages.ts';

const letters = globSync('src/content/letters/*.mdx').map((file) => ({
  path: `/letters/${basename(file, '.mdx')}`,
  written: parse(readFileSync(file, 'utf8').split(/^---$/m)[1] ?? '') as { pages: string[]; enclosed: string[] },
}));
const links = (path: string) =>
  pageAt(path)
    ?.root.querySelectorAll('main a')
    .map((link) => link.getAttribute('href'));

test.each(letters)('$path is complete without JavaScript, with blanks to fill in by hand', ({ path, written }) => {
  const root = pageAt(path)?.root;
  const sheet = root?.querySelector('.letter-sheet');
  expect(sheet?.querySelectorAll('.letter-blank').length).toBeGreaterThan(5);
  expect(sheet?.textContent).toMatch(/Re: .*(?:To whom it may concern|To everyone who inherits):.*Sincerely,/s);
  for (const item of written.enclosed) expect(sheet?.textContent).toContain(item);
  // The form sends nothing, wherever it is submitted.
  expect(root?.querySelector('.letter-form')?.getAttribute('method')).toBe('dialog');
  const headings = root?.querySelectorAll('.letter-page .prose h2').map(visibleText) ?? [];
  expect(headings).toEqual(expect.arrayContaining(['When it is sent', 'What to keep', 'What it rests on']));
});

test.each(letters)('$path asks and informs: no demand, no threat, no address of this site', ({ path }) => {
  const text = pageAt(path)?.root.querySelector('.letter-sheet')?.textContent ?? '';
  expect(text.length).toBeGreaterThan(400);
  expect(text).not.toMatch(/\b(?:demand|immediately|violat|unlawful|illegal|sue|lawsuit|must|entitled|refuse)/i);
  expect(text).not.toMatch(/P\.?O\.? Box|\bOH \d{5}|\b\d{5}(?:-\d{4})?\b/);
});

test('the list links to each letter, and each letter and its related pages link to each other', () => {
  expect(letters.length).toBeGreaterThanOrEqual(10);
  for (const { path, written } of letters) {
    expect(links('/letters'), path).toContain(path);
    for (const page of written.pages) {
      expect(links(page), `${page} to ${path}`).toContain(path);
      expect(links(path), `${path} to ${page}`).toContain(page);
    }
  }
  expect(links('/plan')).toContain('/letters');
});
