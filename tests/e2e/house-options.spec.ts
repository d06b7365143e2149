// The ways with a house as a visitor types them: on a telephone, by the keyboard alone, and sent by nobody but them.
import { expect } from '@playwright/test';
import { answer, horizontalOverflow } from '../support/tool-page.ts';
import { test } from '../support/visitor.ts';
import { leaksIn, networkLog } from './network-log.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('four ways are typed step by step, and no request carries a figure before the form is sent', async ({ page }) => {
  const requests = networkLog(page);
  await page.goto('/tools/house-options');
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  const next = async (title: string) => {
    await page.locator('[data-current] [type="submit"]').press('Enter');
    await expect(heading(title)).toBeFocused();
  };
  await page.getByLabel('Kept and let').press('Space');
  await next('What is owed on the house');
  await answer(page, 'loan', '61,234');
  await next('What a month costs');
  await answer(page, 'monthly-tax', '250.50');
  await next('Listed and sold');
  await answer(page, 'price', '241,000');
  await answer(page, 'listing-days', '73');
  await answer(page, 'agent-fee', '5');
  // A bare number may be percent or dollars.
  await page.locator('[data-current] [type="submit"]').press('Enter');
  await expect(page.locator('[name="agent-fee"]')).toBeFocused();
  await expect(page.locator('[data-question="agent-fee"]').getByRole('alert')).toContainText('such as 5%');
  await answer(page, 'agent-fee', '5%');
  await next('Sold as it is to a cash buyer');
  await answer(page, 'offer', '195000');
  await next('The house stays in the family');
  await expect(page.locator('[data-question="rent"]')).toHaveCount(0);
  await answer(page, 'worth', '230000');
  await next('The shares, and the court');
  await answer(page, 'shares', '50 25 25');
  await next('What each way leaves, by your figures');

  // 241,000 less 12,050, 61,234 and 2.4 months of 250.50.
  await expect(page.locator('[data-result="listed"]')).toHaveText('$167,114.80');
  await expect(page.locator('[data-result="cash"]')).toHaveText('$133,766');
  await expect(page.locator('[data-result="heir"]')).toHaveText('$168,766');
  await expect(page.locator('[data-option="cash"] [data-share]')).toHaveText(['$66,883', '$33,441.50', '$33,441.50']);
  await expect(page.locator('[data-result="month"]')).toContainText('$250.50');
  await expect(page.locator('.tool > [role="status"]').last()).toHaveText(
    'Listed and sold: $167,114.80. Sold as it is to a cash buyer: $133,766. One heir keeps it and pays the others: $168,766.',
  );
  expect(await horizontalOverflow(page)).toBe(0);
  await expect(page).toHaveURL(/#left-out=let&loan=61234&.*shares=50-25-25$/);

  await page.getByRole('button', { name: /^Send this to/ }).press('Enter');
  await expect(page.getByLabel('Anything we should know')).toHaveValue(
    /My sheet: What does each way leave\?[\s\S]*\nLeft if listed and sold: \$167,114\.80\n/,
  );
  await page.getByRole('button', { name: 'Do not send it' }).press('Enter');
  expect(await leaksIn(requests, new URL(page.url()).origin, /61,?234|241,?000|left-out/)).toEqual([]);
});
