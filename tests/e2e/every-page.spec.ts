// What holds on every page, in a real browser: nothing blocked by the policy, no error, and nothing that scrolls
// sideways, on a narrow screen and with the browser's letters at 150 and 200 percent; on every page with a part of its
// own, no accessibility violation. Names, headings, ids and labels of all pages: site/validity.test.ts, site/words.test.ts.
import { expect } from '@playwright/test';
import { a11yViolations } from '../support/a11y-violations.ts';
import { cspViolations } from '../support/csp-violations.ts';
import { fontSizeSetter } from '../support/font-size.ts';
import { errorsOf } from '../support/overlays.ts';
import { horizontalOverflow } from '../support/tool-page.ts';
import { test } from '../support/visitor.ts';
import { distinctPaths, sitePaths, templatePaths } from './site-pages.ts';

/**
 * Sizes of letters, in pixels, and the widths of window at which nothing may scroll sideways: on every page the
 * narrowest screen, and the screen that is narrowest for its letters; on one page of each template all of them.
 */
const narrowest: [number, number][] = [
  [16, 320],
  [32, 390],
];
const all: [number, number][] = [...narrowest, [32, 1280], [24, 320], [24, 768]];

test('there are pages to look at, and a planted violation of the policy is noticed', async ({ page }) => {
  expect(sitePaths.length).toBeGreaterThan(20);
  expect(templatePaths.size).toBeGreaterThan(10);
  expect(templatePaths.size).toBeLessThan(sitePaths.length);

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
  test(`no CSP violation, no axe violation, no horizontal scroll: ${paths.join(' ')}`, async ({ page }) => {
    const violations = await cspViolations(page);
    const errors = errorsOf(page);
    const setLetters = await fontSizeSetter(page);
    for (const path of paths) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(path);
      // The blog's 404 page first asks whether the post has come due.
      await expect(page.locator('[data-part="skeleton"]').filter({ visible: true })).toHaveCount(0);
      if (distinctPaths.has(path)) expect.soft(await a11yViolations(page), path).toEqual([]);
      const isTemplate = templatePaths.has(path);
      for (const [size, width] of isTemplate ? all : narrowest) {
        await setLetters(size);
        await page.setViewportSize({ width, height: 844 });
        expect
          .soft(await horizontalOverflow(page), `${path} at ${width} px, letters of ${size} px`)
          .toBeLessThanOrEqual(0);
      }
      await setLetters(16);
      if (isTemplate) {
        // The small screen has the same words in the same order and colours: once for each template is enough.
        await page.setViewportSize({ width: 320, height: 640 });
        expect.soft(await a11yViolations(page, 'html', ['color-contrast']), `${path} at 320 px`).toEqual([]);
      }
      expect.soft(violations(), path).toEqual([]);
      expect.soft(errors, path).toEqual([]);
    }
  });
}
