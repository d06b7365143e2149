// What holds on every page, in a real browser: nothing blocked by the policy, no error, no barrier, no sideways scroll.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { sitePaths } from './site-pages.ts';
import { violationsOf } from './violations.ts';

test('there are pages to look at', () => {
  expect(sitePaths.length).toBeGreaterThan(20);
});

test('a planted violation is noticed', async ({ page }) => {
  const violations = await violationsOf(page);
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

/** What keeps people out, one line a rule, with the elements it found. */
async function barriersOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

for (const path of sitePaths) {
  test(`${path} breaks no policy, has no barrier and fits 320 px`, async ({ page }) => {
    const violations = await violationsOf(page);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    // The blog's 404 page first asks whether the post has come due.
    await page.goto(path, { waitUntil: 'networkidle' });

    expect(await barriersOf(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    const [width, window] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(width).toBeLessThanOrEqual(window ?? 0);
    expect(await barriersOf(page)).toEqual([]);

    expect(violations()).toEqual([]);
    expect(errors).toEqual([]);
  });
}
