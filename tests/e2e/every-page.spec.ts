// What holds on every page, in a real browser: nothing blocked by the policy, no error, no accessibility violation, and
// nothing that scrolls sideways. Once for each template and each part; of the other pages only the width is measured.
// Names, headings, ids, labels and policies of all pages: site/validity.test.ts, site/words.test.ts, site/every-page.test.ts.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { a11yViolations, rulesOfSmallScreens } from '../support/a11y-violations.ts';
import { cspViolations } from '../support/csp-violations.ts';
import { errorsOf } from '../support/overlays.ts';
import { horizontalOverflow } from '../support/tool-page.ts';
import { test, testWithoutScripts } from '../support/visitor.ts';
import { fontSizeSetter } from './font-size.ts';

/** Hundreds of pages of one template: tests one in twenty. */
const isLookedAt = (path: string, at: number): boolean => !path.startsWith('/answers/') || at % 20 === 0;

/** The address of every page of the built site, the 404 pages included; of the answers some. */
const sitePaths = globSync('**/*.html', { cwd: 'dist' })
  .sort()
  .map((file) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`)
  .filter(isLookedAt);

/**
 * What a page has in common with others: its folder, or at the top the folder of its entry; else it is its own kind.
 */
function templateOf(path: string): string {
  if (path.endsWith('/404')) return path;
  const folder = dirname(path);
  if (folder !== '/') return `${folder}/`;
  const [entry] = globSync(`src/content/{articles,legal}/${basename(path) || 'none'}.{md,mdx}`);
  return entry ? dirname(entry) : path;
}

/** What decides the colors of a page and how it is read out: the names of its elements and of their classes. */
function partNames(path: string): Set<string> {
  const html = readFileSync(`dist/${path === '/' ? 'index' : path.slice(1)}.html`, 'utf8');
  const names = [...html.matchAll(/<([a-z][\w-]*)| class="([^"]*)"/g)];
  return new Set(names.flatMap(([, element, classes]) => element ?? classes?.split(' ') ?? []));
}

/** Few pages that have every kind of element and every class of the site: each has most of those that were missing. */
function pagesWithEveryPart(): Set<string> {
  const namesOf = new Map(sitePaths.map((path) => [path, partNames(path)]));
  let missing = new Set([...namesOf.values()].flatMap((names) => [...names]));
  const chosen = new Set<string>();
  while (missing.size > 0) {
    const gains = [...namesOf].map(([path, names]) => ({ path, names, gain: names.intersection(missing).size }));
    const best = gains.reduce((a, b) => (b.gain > a.gain ? b : a));
    chosen.add(best.path);
    missing = missing.difference(best.names);
  }
  return chosen;
}
const distinctPaths = pagesWithEveryPart();
/** One page for each template, where it can be one of those: what they have in common need not be checked on all. */
const templatePaths = new Set(
  new Map([...sitePaths, ...distinctPaths].map((path) => [templateOf(path), path])).values(),
);

/** The size of the letters in pixels, and the width of the window. */
type Reading = [letters: number, width: number];
/** The screen that is narrowest for its letters: 12 of them wide. */
const fewestLetters: Reading = [32, 390];
const readings: Reading[] = [fewestLetters, [32, 1280], [24, 768], [16, 320]];

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
