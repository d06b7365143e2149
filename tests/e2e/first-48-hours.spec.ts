import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect } from '@playwright/test';
import { parse } from 'node-html-parser';
import { answerTopics } from '../support/answer-topics.ts';
import { printedSheets } from '../support/tool-page.ts';
import { test } from '../support/visitor.ts';

test('from the home page to the first two days, which print on one sheet of letter paper', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Where are you now?' }).getByRole('link').first().click();
  await expect(page).toHaveURL('/first-48-hours');
  await expect(page.locator('main').getByRole('heading', { level: 2 }).first()).toHaveText('What cannot wait');
  await expect(page.locator('main form')).toHaveCount(0);

  // The margin that Chromium's print dialog begins with.
  expect(await printedSheets(page, '0.4in')).toBe(1);
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

test('each topic prints on one sheet: its first answers, what to bring, and where the others are', async ({ page }) => {
  for (const { id } of answerTopics) {
    await page.goto(`/answers/${id}`);
    expect(await printedSheets(page), id).toBe(1);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.topic-answers section:visible').count(), id).toBeGreaterThan(4);
    await expect(page.getByText('What to leave alone')).toBeVisible();
  }
});

test('the sheet names the court of the saved plan’s county, or has a blank to fill in', async ({ page }) => {
  const line = page.locator('.sheet-court');
  await page.goto('/plan#death=2026-03-10&county=franklin');
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('estate-record'))).toContain('franklin');
  await page.goto('/answers/guns-in-an-estate');
  await page.emulateMedia({ media: 'print' });
  await expect(line).toContainText('Franklin County Probate Court, (614)');
  expect(await printedSheets(page)).toBe(1);

  await page.route('/court-lines.json', (route) => route.abort());
  await page.reload();
  await expect(line).toHaveText('Our probate court, and its telephone:');
  await page.evaluate(() => localStorage.setItem('estate-record', '{"answers":'));
  await page.goto('/first-48-hours');
  await expect(line).toHaveText('Our probate court, and its telephone:');
});
