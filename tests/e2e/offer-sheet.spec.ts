// Two offers beside each other, typed on a telephone by the keyboard: what differs is marked, and nothing is sent.
import { expect } from '@playwright/test';
import { a11yViolations } from '../support/a11y-violations.ts';
import { answer, horizontalOverflow, printedSheets } from '../support/tool-page.ts';
import { test } from '../support/visitor.ts';
import { leaksIn, networkLog } from './network-log.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('from the article to a printed sheet: the lines that differ are marked, and no request carries an offer', async ({
  page,
}) => {
  const requests = networkLog(page);
  await page.goto('/who-are-all-these-buyers');
  await page.getByRole('link', { name: 'offer sheet', exact: true }).press('Enter');
  const next = async (title: string) => {
    await page.locator('[data-current] [type="submit"]').press('Enter');
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeFocused();
  };
  await answer(page, 'offer-1-price', '195,321');
  await answer(page, 'offer-1-days', '21');
  await page.getByRole('group', { name: 'Conditions of offer 1' }).getByLabel('And/or assigns').press('Space');
  await next('Offer 2');
  await answer(page, 'offer-2-price', '205000');
  await answer(page, 'offer-2-days', '21');
  await answer(page, 'offer-2-costs', '4500');
  await next('Offer 3');
  await next('The house');
  await answer(page, 'loan', '60000');
  await answer(page, 'house-value', '250000');
  await next('The offers beside each other');

  const line = (name: string) => page.locator(`[data-line="${name}"]`);
  await expect(line('left').locator('td')).toHaveText([/Offer 1: ?\$135,321$/, /Offer 2: ?\$140,500$/]);
  await expect(line('left')).toContainText('differs');
  await expect(line('days')).not.toContainText('differs');
  await expect(line('floor').locator('td')).toHaveText([/Not met$/, /: ?Met$/]);
  await expect(page.locator('.tool > [role="status"]').last()).toHaveText('2 offers. They differ in 5 of 9 lines.');
  expect(await a11yViolations(page, '.tool')).toEqual([]);
  expect(await horizontalOverflow(page)).toBe(0);
  await expect(page.getByText('Who gains if you sell')).toBeVisible();
  expect(await printedSheets(page)).toBe(1);

  await page.getByRole('button', { name: /^Send this to/ }).press('Enter');
  await expect(page.getByLabel('Anything we should know')).toHaveValue(
    /\nPrice: offer 1, \$195,321 \| offer 2, \$205,000\n/,
  );
  expect(await leaksIn(requests, new URL(page.url()).origin, /195,?321|offer-1/)).toEqual([]);
});
