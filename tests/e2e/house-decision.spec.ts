// A family with a deed, a loan and two offers: from the home page to the printed sheets, on a telephone by the keyboard.
import { expect, type Page } from '@playwright/test';
import { answer, horizontalOverflow, printedSheets } from '../support/tool-page.ts';
import { test } from '../support/visitor.ts';
import { leaksIn, networkLog } from './network-log.ts';

test.use({ viewport: { width: 390, height: 844 } });

const press = (page: Page, name: RegExp | string) => page.getByRole('link', { name }).first().press('Enter');
/** To the next step, or to the result, whose heading gets the focus. */
const next = (page: Page) => page.locator('[data-current] [type="submit"]').press('Enter');
async function toResult(page: Page) {
  while (await page.locator('.tool-step:visible').count()) await next(page);
  await expect(page.locator('.tool-result h2').first()).toBeFocused();
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await printedSheets(page)).toBe(1);
}

test('deed, ways and offers, one after the other; in the whole visit no request carries an answer', async ({
  page,
}) => {
  const requests = networkLog(page);
  await page.goto('/');
  await press(page, 'What does your deed say?');
  await answer(page, 'deed', 'two');
  await next(page);
  await answer(page, 'died', 'one-of-them');
  await toResult(page);
  await expect(page.locator('.tool-result')).toContainText('part of that person’s estate');

  await press(page, /^What each way with the house leaves/);
  await next(page);
  await answer(page, 'loan', '61,234');
  for (const [key, text] of [
    ['price', '241,007'],
    ['agent-fee', '5%'],
    ['offer', '195,321'],
  ] as const) {
    while (!(await page.locator(`[data-question="${key}"]`).isVisible())) await next(page);
    await answer(page, key, text);
  }
  await toResult(page);
  await expect(page.locator('[data-result="cash"]').first()).toHaveText('$134,087');

  await press(page, 'Tools');
  await press(page, /offers/i);
  await answer(page, 'offer-1-price', '195,321');
  await next(page);
  await answer(page, 'offer-2-price', '205,432');
  while (!(await page.locator('[data-question="loan"]').isVisible())) await next(page);
  await answer(page, 'loan', '61,234');
  await toResult(page);
  await expect(page.locator('[data-line="left"]')).toContainText('$144,198');
  expect(await leaksIn(requests, new URL(page.url()).origin, /61,?234|241,?007|195,?321|205,?432|one-of-them/)).toEqual(
    [],
  );
});
