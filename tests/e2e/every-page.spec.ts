// What holds on every page, in a real browser: nothing blocked by the policy, no error, no barrier, no sideways scroll.
import { expect } from '@playwright/test';
import { a11yViolations } from '../support/a11y-violations.ts';
import { cspViolations } from '../support/csp-violations.ts';
import { sitePaths, templatePaths } from '../support/site-pages.ts';
import { test } from '../support/visitor.ts';

test('there are pages to look at', () => {
  expect(sitePaths.length).toBeGreaterThan(20);
  expect(templatePaths.size).toBeGreaterThan(10);
  expect(templatePaths.size).toBeLessThan(sitePaths.length);
});

test('a planted violation is noticed', async ({ page }) => {
  const violations = await cspViolations(page);
  await page.goto('/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.planted = true';
    document.head.append(script);
    document.body.insertAdjacentHTML('beforeend', '<p style="color:red">planted</p>');
  });
  expect(await page.evaluate(() => 'planted' in window)).toBe(false);
  await expect.poll(() => violations().length).toBeGreaterThanOrEqual(2);
});

/** As many as one visitor opens one after the other: a browser that is warm needs half the time. */
const visits = Array.from({ length: Math.ceil(sitePaths.length / 8) }, (_, at) => sitePaths.slice(8 * at, 8 * at + 8));

for (const paths of visits) {
  test(`no policy broken, no barrier, nothing sideways at 320 px: ${paths.join(' ')}`, async ({ page }) => {
    const violations = await cspViolations(page);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    for (const path of paths) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(path);
      // The blog's 404 page first asks whether the post has come due.
      await expect(page.locator('[data-part="skeleton"]').filter({ visible: true })).toHaveCount(0);

      expect.soft(await a11yViolations(page), path).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      const [width, window] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ]);
      expect.soft(width, path).toBeLessThanOrEqual(window ?? 0);
      // The small screen has the same words in the same order: once for each template is enough.
      if (templatePaths.has(path)) expect.soft(await a11yViolations(page), `${path} at 320 px`).toEqual([]);
      expect.soft(violations(), path).toEqual([]);
      expect.soft(errors, path).toEqual([]);
    }
  });
}
