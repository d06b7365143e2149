import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect } from '@playwright/test';
import { parse } from 'node-html-parser';
import { printedSheets } from '../support/tool-page.ts';
import { test } from '../support/visitor.ts';

test('from the home page to the first two days, which print on one sheet of letter paper', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Where are you now?' }).getByRole('link').first().click();
  await expect(page).toHaveURL('/first-48-hours');
  await expect(page.locator('main').getByRole('heading', { level: 2 }).first()).toHaveText('What cannot wait');
  await expect(page.locator('main form')).toHaveCount(0);

  // The margin that Chromium's print dialog begins with.
  const margin = { top: '0.4in', right: '0.4in', bottom: '0.4in', left: '0.4in' };
  const sheet = (await page.pdf({ format: 'Letter', margin })).toString('latin1');
  expect([...sheet.matchAll(/\/Type\s*\/Page\b(?!s)/g)]).toHaveLength(1);
});

test('the ten longest answers print on one sheet each', async ({ page }) => {
  const longest = globSync('dist/answers/*.html')
    .map((file) => ({
      slug: basename(file, '.html'),
      reading: parse(readFileSync(file, 'utf8')).querySelector('.reading'),
    }))
    .flatMap(({ slug, reading }) => {
      const parts = reading?.querySelectorAll('.short-answer, .cases, .prose') ?? [];
      return parts.length > 0 ? [{ slug, length: parts.map(({ textContent }) => textContent).join('').length }] : [];
    })
    .sort((a, b) => b.length - a.length)
    .slice(0, 10);
  expect(longest).toHaveLength(10);
  for (const { slug } of longest) {
    await page.goto(`/answers/${slug}`);
    expect(await printedSheets(page), slug).toBe(1);
  }
});
