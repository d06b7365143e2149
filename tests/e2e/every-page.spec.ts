// What holds on every page, in a real browser: nothing blocked by the policy, no error, no accessibility violation, and
// nothing that scrolls sideways. Once for each template and each part; of the other pages only the width is measured.
// Names, headings, ids, labels and policies of all pages: site/validity.test.ts, site/words.test.ts, site/every-page.test.ts.
import { expect, type Page } from '@playwright/test';
import { a11yViolations, rulesOfSmallScreens } from '../support/a11y-violations.ts';
import { cspViolations } from '../support/csp-violations.ts';
import { errorsOf } from '../support/overlays.ts';
import { horizontalOverflow } from '../support/tool-page.ts';
import { test, testWithoutScripts } from '../support/visitor.ts';
import { fontSizeSetter } from './font-size.ts';
import { distinctPaths, sitePaths, templatePaths } from './site-pages.ts';

/** The size of the letters in pixels, and the width of the window. */
type Reading = [letters: number, width: number];
/** The screen that is narrowest for its letters: 12 of them wide. */
const fewestLetters: Reading = [32, 390];
const readings: Reading[] = [[16, 320], fewestLetters, [32, 1280], [24, 768]];

/** The pages that one test opens: a browser that is warm needs half the time for a page. */
const inTurns = (paths: string[], many: number) =>
  Array.from({ length: Math.ceil(paths.length / many) }, (_, at) => paths.slice(many * at, many * (at + 1)));
const openedWhole = templatePaths.union(distinctPaths);
const onlyMeasured = sitePaths.filter((path) => !openedWhole.has(path));

/** Measures pages that are open in this one. */
async function overflowTest(page: Page) {
  const setLetters = await fontSizeSetter(page);
  return async (path: string, readings: Reading[]) => {
    for (const [letters, width] of readings) {
      await setLetters(letters);
      await page.setViewportSize({ width, height: 844 });
      const reading = `${path} at ${width} px, letters of ${letters} px`;
      expect.soft(await horizontalOverflow(page), reading).toBeLessThanOrEqual(0);
    }
    await setLetters(16);
  };
}

test('there are pages to check, and a deliberate CSP violation is detected', async ({ page }) => {
  for (const paths of [templatePaths, distinctPaths]) {
    expect(paths.size).toBeGreaterThan(10);
    expect(paths.size).toBeLessThan(sitePaths.length);
  }

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

for (const paths of inTurns([...openedWhole], 8)) {
  test(`no CSP violation, no axe violation, no horizontal scroll: ${paths.join(' ')}`, async ({ page }) => {
    const violations = await cspViolations(page);
    const errors = errorsOf(page);
    const testOverflow = await overflowTest(page);
    for (const path of paths) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(path);
      // The blog's 404 page first asks whether the post has come due.
      await expect(page.locator('[data-part="skeleton"]').filter({ visible: true })).toHaveCount(0);
      if (distinctPaths.has(path)) expect.soft(await a11yViolations(page), path).toEqual([]);
      await testOverflow(path, readings);
      if (distinctPaths.has(path)) {
        await page.setViewportSize({ width: 320, height: 640 });
        expect.soft(await a11yViolations(page, 'html', rulesOfSmallScreens), `${path} at 320 px`).toEqual([]);
      }
      expect.soft(violations(), path).toEqual([]);
      expect.soft(errors, path).toEqual([]);
    }
  });
}

// Other pages of the same templates.
for (const paths of inTurns(onlyMeasured, 30))
  testWithoutScripts(`no horizontal scroll: ${paths[0]} to ${paths.at(-1)}`, async ({ page }) => {
    const testOverflow = await overflowTest(page);
    for (const path of paths) {
      await page.goto(path);
      await testOverflow(path, [fewestLetters]);
    }
  });
