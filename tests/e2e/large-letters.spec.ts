// The browser's letters at 200 percent on a telephone: what opens is not cut, and nothing scrolls sideways. That no
// page does of itself is looked at in every-page.spec.ts.
import { expect } from '@playwright/test';
import { article } from '../support/overlays.ts';
import { still, touched } from '../support/settled.ts';
import { horizontalOverflow, openTool } from '../support/tool-page.ts';
import { test } from '../support/visitor.ts';
import { fontSizeSetter } from './font-size.ts';

test('with text of 32 px on a phone overlays fit too, and the header leaves three quarters of the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(article);
  await (await fontSizeSetter(page))(32);
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
  expect(await horizontalOverflow(page), 'an article with all of it open').toBe(0);

  await page.goto('/search?q=house');
  await expect(page.locator('.search-result')).toHaveCount(10);
  expect(await horizontalOverflow(page), 'results').toBe(0);

  await page.goto('/');
  const box = page.getByLabel('Ask any question about Ohio probate');
  await touched(box);
  await box.fill('how long does probate take');
  await box.press('Enter');
  await expect(page.locator('.answer-card').first()).toBeVisible();
  expect(await horizontalOverflow(page), 'an answer').toBe(0);

  await page.goto('/lead-form');
  await touched(page.getByLabel('Full name'));
  await page.getByRole('button', { name: 'Send my request' }).click();
  await expect(page.locator('#name-error')).toHaveText('Name is required');
  await expect(page.locator('.form-errors')).toContainText('Name is required');
  expect(await horizontalOverflow(page), 'a form with errors').toBe(0);

  await openTool(page, '/tools/who-inherits', 'net=333333.33&spouse=yes&descendants=b.ox(l.l).bx(l.x(l.l)).o');
  const lines = await page
    .locator('.share-table .sum')
    .evaluateAll((sums) => sums.map((sum) => sum.clientHeight / Number.parseFloat(getComputedStyle(sum).lineHeight)));
  expect(Math.max(...lines), 'a sum stands on one line').toBeLessThan(2);
  await page.setViewportSize({ width: 320, height: 844 });
  expect(await horizontalOverflow(page), 'a family').toBe(0);
  await page.goto('/where-to-get-help-in-ohio');
  expect(await horizontalOverflow(page), 'telephone lines').toBe(0);
  const [icon = 0, ring = 0] = await page
    .locator('.round')
    .first()
    .evaluate((round) => [round.querySelector('svg'), round].map((part) => part?.clientWidth ?? 0));
  expect(icon, 'an icon fits in its ring').toBeLessThan(ring * Math.SQRT1_2);
});

test('on the smallest screen the forms with doubled text size do not scroll horizontally', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['/lead-form', '/selling-house-probate', '/optimized-lead-form']) {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expect.poll(() => horizontalOverflow(page), path).toBe(0);
  }
});

// A telephone's own size of letters, which no media query knows of: the words grow, and the rest stays.
test.describe('doubled text size on a phone', () => {
  test.use({ isMobile: true, viewport: { width: 390, height: 844 } });

  test('no page scrolls horizontally, and its header scrolls away', async ({ page }) => {
    const set = (property: string, value: string) =>
      page.evaluate(([name, size]) => document.documentElement.style.setProperty(name, size), [
        property,
        value,
      ] as const);
    for (const path of [
      '/where-to-get-help-in-ohio',
      '/about',
      '/blog/sorting-a-house-room-by-room',
      '/tools/selling-the-house',
      '/tools/your-deed',
    ]) {
      await page.goto(path);
      await set('font-size', '200%');
      await expect.poll(() => horizontalOverflow(page), path).toBe(0);
      await set('font-size', '');
      await set('-webkit-text-size-adjust', '200%');
      await expect(page.locator('.site-header'), path).toHaveCSS('position', 'static');
      expect(await horizontalOverflow(page), path).toBe(0);
    }
  });
});
