// Which paper, which court, where: found with the keyboard alone, and complete without JavaScript.
import { expect, type Page } from '@playwright/test';
import { test, testWithoutScripts } from '../support/visitor.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'County or county seat' });
const matches = (page: Page) => page.locator('.county-matches li');

test('finds a county by its seat and on the map, by keyboard', async ({ page }) => {
  await page.goto('/counties');
  await field(page).focus();
  await page.keyboard.type('chillicothe');
  await expect(matches(page)).toHaveText([
    /^Ross County\. Its county seat is Chillicothe\. .*no verified site of its court/,
  ]);
  await page.keyboard.press('Enter');
  await expect(matches(page).getByRole('link', { name: 'Ross County' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/counties#ross$/);
  await expect(page.locator('#ross')).toBeInViewport();

  await test.step('a name with two meanings lists both and marks both on the map', async () => {
    await field(page).fill('hamilton');
    await expect(matches(page)).toHaveText([
      /^Hamilton County\. Its county seat is Cincinnati\.\s+Probate court: probatect\.org/,
      /^Butler County\. Hamilton is also the seat of Butler County\./,
    ]);
    await expect(page.locator('.county-map a.matched')).toHaveCount(2);
    await field(page).fill('xylophone');
    await expect(page.getByRole('main').getByRole('status')).toContainText('No county of Ohio');
    await expect(matches(page)).toHaveCount(0);
    await field(page).fill('');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('');
  });

  await test.step('the map is operable by keyboard and shows the focused county', async () => {
    await page.getByRole('link', { name: 'Adams County, seat: West Union' }).focus();
    await expect(page.locator('.map-name')).toHaveText('Adams County, seat: West Union');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Allen County, seat: Lima' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/counties#allen$/);
    await expect(page.locator('#allen')).toBeInViewport();
  });
});

test('filters the forms by situation and by words, by keyboard; print states the filter', async ({ page }) => {
  await page.goto('/forms');
  const rows = page.locator('.form-list tbody tr:visible');
  const status = page.getByRole('main').getByRole('status');
  const all = await rows.count();
  expect(all).toBeGreaterThan(40);
  await expect(page.locator('[data-part="count"]')).toHaveText(`${all} forms`);
  await page.getByRole('radio', { name: 'All', exact: true }).focus();
  for (const _ of ['will', 'no will', 'release', 'summary release']) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Summary release' })).toBeChecked();
  await expect(rows.filter({ hasText: 'Form 5.10' })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'Form 6.0' })).toHaveCount(0);
  for (const _ of ['release', 'no will', 'will', 'all']) await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'All', exact: true })).toBeChecked();
  await page.getByRole('searchbox', { name: 'Words of the form' }).focus();
  await page.keyboard.type('form for inventory');
  await expect(rows.filter({ hasText: 'Form 6.0: Inventory and Appraisal' })).toHaveCount(1);
  expect(await rows.count()).toBeLessThan(12);
  await page.keyboard.type(' xylophone');
  await expect(status).toContainText('No form has these words');
  await expect(page.locator('.form-list')).toBeHidden();
  await page.getByRole('radio', { name: 'Release', exact: true }).check();
  await page.getByRole('searchbox', { name: 'Words of the form' }).fill('notice');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^\d+ of \d+ forms: Release, “notice”$/)).toBeVisible();
});

test('print shows the address of each court’s site', async ({ page }) => {
  for (const path of ['/counties', '/plan#death=2026-03-10&county=franklin']) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const courts = page.locator('.county-list a[href^="http"], [data-county] a[href^="http"]');
    await expect(courts.first()).toBeVisible();
    for (const court of await courts.all())
      expect(`https://${await court.innerText()}`).toBe(await court.getAttribute('href'));
  }
});

testWithoutScripts('without JavaScript, map, list and forms are complete, and no search is shown', async ({ page }) => {
  await page.goto('/counties');
  await expect(field(page)).toBeHidden();
  await page.locator('.county-map a[href="#van-wert"] path').click();
  await expect(page).toHaveURL(/\/counties#van-wert$/);
  await expect(page.locator('.county-list > div')).toHaveCount(88);
  await page.goto('/forms');
  await expect(page.locator('.form-filter')).toBeHidden();
  expect(await page.locator('.form-list tbody tr:visible').count()).toBeGreaterThan(40);
});
