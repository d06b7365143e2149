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

for (const path of sitePaths) {
  test(`${path} breaks no policy, has no barrier and fits 320 px`, async ({ page }) => {
    // The longest pages have thousands of parts to look at.
    test.slow();
    const violations = await cspViolations(page);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(path);
    // The blog's 404 page first asks whether the post has come due.
    await expect(page.locator('[data-part="skeleton"]').filter({ visible: true })).toHaveCount(0);

    expect(await a11yViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    const [width, window] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(width).toBeLessThanOrEqual(window ?? 0);
    // The small screen has the same words in the same order: once for each template is enough.
    if (templatePaths.has(path)) expect(await a11yViolations(page)).toEqual([]);

    expect(violations()).toEqual([]);
    expect(errors).toEqual([]);
  });
}
