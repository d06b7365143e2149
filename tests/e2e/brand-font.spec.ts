// Lora, the typeface of headings: on the first page too, swapped in without a shift; from then on from the start.
import { expect, type Page } from '@playwright/test';
import { article } from '../support/overlays.ts';
import { holdBack } from '../support/settled.ts';
import { test } from '../support/visitor.ts';

/** 'loaded' where headings are in Lora; undefined where the page does not have it. */
const lora = (page: Page) => page.evaluate(() => [...document.fonts].find(({ family }) => family === 'Lora')?.status);
const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + Reflect.get(entry, 'value'), 0)),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(resolve, 300, 0);
      }),
  );

test('the first page swaps Lora in after the paint without a layout shift', async ({ page }) => {
  for (const path of ['/', article, '/blog', '/counties', '/tools/who-inherits']) {
    const release = await holdBack(page, '**/lora*.woff2');
    // Where the page paints before it has loaded, its load event waits for the font.
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    expect(await lora(page), path).not.toBe('loaded');
    release();
    await expect.poll(() => lora(page)).toBe('loaded');
    expect(await shift(page), path).toBeLessThanOrEqual(0.01);
  }
});

test('the next page uses Lora from the start', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () =>
      requestAnimationFrame(() =>
        setTimeout(() =>
          Reflect.set(
            window,
            'first',
            [...document.fonts].map(({ family }) => family),
          ),
        ),
      ),
    );
  });
  await page.goto('/');
  await expect.poll(() => lora(page)).toBe('loaded');
  await page.getByRole('contentinfo').getByRole('link', { name: /about/i }).first().click();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'first'))).toContain('Lora');
  await expect.poll(() => lora(page)).toBe('loaded');
  expect(await shift(page)).toBeLessThanOrEqual(0.01);
});

test('if Lora fails to load, headings keep the fallback without errors', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForTimeout(300);
  expect(await lora(page)).toBeUndefined();
});
