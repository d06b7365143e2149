// A visitor without a pointer: from the home page to a request that has arrived.
import { expect, type Locator, type Page } from '@playwright/test';
import { consultation } from '../../src/features/leads/forms/consultation.ts';
import { waitPastSpamCheck } from '../support/lead-form.ts';
import { hydrated } from '../support/settled.ts';
import { leadsOf, toast, unique } from '../support/stored-leads.ts';
import { test } from '../support/visitor.ts';

/** What is wrong with the element that has the focus: it must be marked, in sight, and under nothing else. */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const focus = document.activeElement;
    if (!focus || focus === document.body) return 'nothing has the focus';
    // The first line of a link that runs over two.
    const [place] = focus.getClientRects();
    const above = place && document.elementFromPoint(place.left + place.width / 2, place.top + place.height / 2);
    const marked = getComputedStyle(focus).outlineStyle === 'solid';
    return above && focus.contains(above) && marked ? '' : focus.outerHTML.slice(0, 120);
  });

async function tabTo(page: Page, target: Locator) {
  for (let step = 0; step < 200; step += 1) {
    await page.keyboard.press('Tab');
    // While a page fades in, its elements cannot be pointed at.
    await expect.poll(() => hiddenFocus(page), { timeout: 3000 }).toBe('');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target} cannot be reached with the keyboard.`);
}

async function skip(page: Page) {
  // A key that is pressed while one page fades into the next may go to the page that leaves.
  await page.waitForLoadState();
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
}

test('home, menu, article and form can be used with the keyboard alone', async ({ page }) => {
  // Some hundred key presses, with a check after each.
  test.slow();
  const email = unique();
  await page.goto('/');
  await tabTo(page, page.getByText('Probate Help'));
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/how-long-does-probate-take-in-ohio$/);

  await skip(page);
  await tabTo(page, page.getByRole('link', { name: 'Request a free consultation' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/lead-form$/);

  await skip(page);
  await tabTo(page, page.getByLabel('Full name'));
  await hydrated(page.locator('form.form'));
  await page.keyboard.type('Ann Example');
  await tabTo(page, page.getByLabel('Email address'));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel('County'));
  await page.keyboard.type('Frank');
  await tabTo(page, page.getByLabel(/I agree/));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Send my request' }));
  await waitPastSpamCheck(page);
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText(consultation.success.title);
  expect((await leadsOf(email)).map(({ lead }) => [lead.name, lead.county])).toEqual([['Ann Example', 'franklin']]);
});
