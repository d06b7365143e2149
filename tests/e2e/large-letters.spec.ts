// The browser's letters at 150 and 200 percent: nothing is cut and nothing scrolls sideways, on any page and in what opens.
// That every page fits 320 px with letters of the usual size is looked at in every-page.spec.ts.
import { type Browser, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../support/chromium.ts';
import { article, offered } from '../support/overlays.ts';
import { hydrated, still } from '../support/settled.ts';
import { sitePaths } from '../support/site-pages.ts';

/** Pixels by which the page is wider than its window. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** A page in a browser whose letters have this size, which is a setting of the whole browser. */
const test = base.extend<{ withLetters: (size: number, options?: BrowserContextOptions) => Promise<Page> }>({
  withLetters: async ({ playwright, baseURL, storageState }, use) => {
    const browsers: Browser[] = [];
    await use(async (size, options) => {
      const args = [...chromiumFlags, `--blink-settings=defaultFontSize=${size}`];
      const browser = await playwright.chromium.launch({ executablePath: chromiumPath(), args });
      browsers.push(browser);
      const page = await browser.newPage({
        ...(baseURL && { baseURL }),
        ...(storageState && { storageState }),
        ...options,
      });
      await offered(page);
      return page;
    });
    await Promise.all(browsers.map((browser) => browser.close()));
  },
});

for (const [size, widths] of [
  [24, [320, 768]],
  [32, [390, 1280]],
] as const)
  test(`letters of ${size} px: no page scrolls sideways`, async ({ withLetters }) => {
    test.slow();
    const page = await withLetters(size, { javaScriptEnabled: false });
    const wide: string[] = [];
    for (const path of sitePaths) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        if ((await sideways(page)) > 0) wide.push(`${path} at ${width} px`);
      }
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${size * 1.125}px`);
    expect(wide).toEqual([]);
  });

test('letters of 32 px on a telephone: what opens fits too, and the header leaves three quarters of the screen', async ({
  withLetters,
}) => {
  const page = await withLetters(32, { viewport: { width: 390, height: 844 } });
  await page.goto(article);
  const header = page.locator('.site-header');
  const [height, position] = await header.evaluate((element) => [
    element.clientHeight,
    getComputedStyle(element).position,
  ]);
  expect(position === 'static' || Number(height) <= 844 / 4, `${height} px, ${position}`).toBe(true);

  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await still(drawer);
  expect(await drawer.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const close = drawer.getByRole('button', { name: 'Close the menu' });
  await expect(close).toBeInViewport({ ratio: 1 });
  for (const name of ['Tools', 'Ask a question', 'Contact', 'Services', 'Glossary'])
    await expect(drawer.getByRole('link', { name, exact: true })).toHaveCount(1);
  await close.click();

  await page.locator('.prose .fact').first().click();
  await expect(page.locator('.source-popover')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true;
  });
  expect(await sideways(page), 'an article with all of it open').toBe(0);

  await page.goto('/search?q=house');
  await expect(page.locator('.find')).toHaveCount(10);
  expect(await sideways(page), 'results').toBe(0);

  await page.goto('/');
  const box = page.getByLabel('Ask any question about Ohio probate');
  await box.focus();
  await hydrated(box);
  await box.fill('how long does probate take');
  await box.press('Enter');
  await expect(page.locator('.message-from')).toBeVisible();
  expect(await sideways(page), 'an answer').toBe(0);

  await page.goto('/lead-form');
  await page.getByLabel('Full name').focus();
  await expect(page.locator('form.form')).toHaveAttribute('novalidate');
  await page.getByRole('button', { name: 'Send my request' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  expect(await sideways(page), 'a form with errors').toBe(0);
});
