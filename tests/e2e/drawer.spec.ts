// The menu of small screens: a modal drawer.
import { expect, type Page } from '@playwright/test';
import { a11yViolations, a11yViolationsInAllColors, rulesOfSmallScreens } from '../support/a11y-violations.ts';
import { article, titleByKeys } from '../support/overlays.ts';
import { settled, still } from '../support/settled.ts';
import { test, testWithoutScripts } from '../support/visitor.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const group = (page: Page, name: string) => drawer(page).locator('details').filter({ hasText: name });

async function open(page: Page, path = article) {
  await page.goto(path);
  await button(page).click();
  await expect(drawer(page)).toBeVisible();
  await still(drawer(page));
}

test('the drawer has the whole menu, traps the focus, has no axe violation, and is closed on the next page', {
  tag: '@telephone',
}, async ({ page }) => {
  await open(page);
  // every-page.spec.ts tests the page behind it.
  expect.soft(await a11yViolationsInAllColors(page, '.drawer')).toEqual([]);
  await group(page, 'Probate Help').locator('summary').click();
  await expect(group(page, 'Probate Help').getByRole('link')).toHaveCount(7);
  await group(page, 'Property Solutions').locator('summary').click();
  await expect(group(page, 'Property Solutions').getByRole('link')).toHaveCount(5);
  await expect(group(page, 'Probate Help').getByRole('link')).toHaveCount(0);
  for (const name of ['Common Questions', 'About', 'Get Free Guide', /^Call now/, /^Text/, 'Privacy policy'])
    await expect(drawer(page).getByRole('link', { name })).toHaveAttribute('href', /./);
  await expect(drawer(page).getByRole('searchbox', { name: 'Search this site' })).toBeVisible();

  await test.step('it fits the smallest telephone', async () => {
    await page.setViewportSize({ width: 320, height: 568 });
    expect.soft(await drawer(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect.soft(await a11yViolations(page, '.drawer', rulesOfSmallScreens)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
  });

  await test.step('focus stays inside, and the page behind does not scroll', async () => {
    const inside = () =>
      page.evaluate(() => document.activeElement === document.body || !!document.activeElement?.closest('dialog'));
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press('Tab');
      expect(await inside(), `after ${step + 1} steps`).toBe(true);
    }
    await page.mouse.move(10, 400);
    await page.mouse.wheel(0, 600);
    await page.mouse.move(300, 400);
    await page.mouse.wheel(0, 2000);
    await settled(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  await test.step('it is closed after following a link and coming back, and on a screen that becomes wide', async () => {
    await group(page, 'Probate Help').locator('summary').click();
    await drawer(page).getByRole('link', { name: 'How long it takes' }).click();
    await expect(page).toHaveURL(/how-long/);
    await expect(drawer(page)).toBeHidden();
    await page.goBack();
    await expect(drawer(page)).toBeHidden();
    await button(page).click();
    await expect(drawer(page)).toBeVisible();
    // A browser that keeps pages as they were left tells them that they are hidden.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    await expect(drawer(page)).toBeHidden();

    await button(page).click();
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(drawer(page)).toBeHidden();
    await expect(page.getByRole('banner').getByRole('link', { name: 'About' })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await button(page).click();
    await expect(drawer(page).getByRole('link', { name: 'About' })).toBeVisible();
  });
});

test('it closes by its button, the backdrop and Escape, and restores the focus @telephone', async ({ page }) => {
  await page.goto(article);
  await titleByKeys(page);
  const closeActions = [
    () => drawer(page).getByRole('button', { name: 'Close the menu' }).click(),
    () => page.mouse.click(10, 400),
    () => page.keyboard.press('Escape'),
  ];
  for (const close of closeActions) {
    await button(page).click();
    await expect(drawer(page)).toBeVisible();
    await close();
    await expect(drawer(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  }
  await expect(page).toHaveTitle('Escape used');
  await page.keyboard.press('Escape');
  await expect(page).toHaveTitle('Escape free');

  await test.step('the bar sticks, with a button to call', async () => {
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await expect(page.getByRole('banner')).toHaveClass(/sticky-active/);
    await button(page).click();
    await page.keyboard.press('Escape');
    await expect(button(page)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(1500);
    await expect(button(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('banner').getByRole('link', { name: /^Call \(/ })).toHaveAttribute('href', /^tel:/);
  });
});

testWithoutScripts('without JavaScript, the button opens and closes the menu @telephone', async ({ page }) => {
  await page.goto(article);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu).toBeHidden();
  await button(page).click();
  await menu.locator('summary').first().click();
  await expect(menu.getByRole('link', { name: 'The first days' })).toBeVisible();
  await menu.getByRole('button', { name: 'Close the menu' }).click();
  await expect(menu).toBeHidden();
  await button(page).click();
  await menu.getByRole('searchbox', { name: 'Search this site' }).fill('deed');
  await menu.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?q=deed$/);
});
