import { expect } from '@playwright/test';
import { test } from '../support/visitor.ts';

test('from the home page to the first two days, which print on one sheet of letter paper', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Where are you now?' }).getByRole('link').first().click();
  await expect(page).toHaveURL('/first-48-hours');
  await expect(page.locator('main').getByRole('heading', { level: 2 }).first()).toHaveText('What cannot wait');
  await expect(page.locator('main form')).toHaveCount(0);

  // The margin that Chromium's print dialog begins with.
  const margin = { top: '0.4in', right: '0.4in', bottom: '0.4in', left: '0.4in' };
  const sheet = (await page.pdf({ format: 'Letter', margin })).toString('latin1');
  expect([...sheet.matchAll(/\/Type\s*\/Page\b(?!s)/g)]).toHaveLength(1);
});
