// The sale form: what a link asks for, the badge, and the way down to the form.
import { expect } from '@playwright/test';
import { sale } from '../../src/features/leads/forms/sale.ts';
import { caseOf } from '../fixtures/lead-form-cases.ts';
import { fill, formOf, waitPastSpamCheck, wake } from '../support/lead-form.ts';
import { errorsOf } from '../support/overlays.ts';
import { settled } from '../support/settled.ts';
import { leadsOf, toast, unique } from '../support/stored-leads.ts';
import { test } from '../support/visitor.ts';

// What each intent is called, and that any other is none: tests/unit/lead-rules.test.ts.
test('a link preselects the badge and the button’s label, a changed badge survives a reload, and the lead contains it', async ({
  page,
}) => {
  const errors = errorsOf(page);
  const badge = (name: string) => formOf(page).getByLabel(name);
  const button = (name: string) => formOf(page).getByRole('button', { name });
  const asksFor = async (userIntent: string, words: string) => {
    await expect(badge(userIntent)).toBeChecked();
    await expect(button(words)).toBeVisible();
  };
  await page.goto(`${sale.page}?intent=__proto__`);
  await asksFor('Not sure yet', 'Send my request');

  await test.step('the badge can be changed, and the disclosure of who gains is beside the button', async () => {
    await page.goto(`${sale.page}?intent=valuation`);
    await asksFor('Free Valuation', 'Request a free valuation');
    await wake(page);
    await badge('Cash Offer').check();
    await expect(button('Request a cash offer')).toBeVisible();
    await expect(formOf(page).getByText('Who gains if you sell')).toBeVisible();
    await page.reload();
    await expect(badge('Cash Offer')).toBeChecked();
    await page.goto(`${sale.page}?intent=valuation`);
    await expect(badge('Free Valuation')).toBeChecked();
  });

  await test.step('the intent from the link is sent, and preselected again for another request', async () => {
    const email = unique();
    await page.goto(`${sale.page}?intent=cash-offer`);
    await asksFor('Cash Offer', 'Request a cash offer');
    await wake(page);
    await fill(page, caseOf('sale'), email);
    await waitPastSpamCheck(page);
    await button('Request a cash offer').click();
    await expect(toast(page)).toContainText(sale.success.description);
    expect((await leadsOf(email))[0]?.lead.userIntent).toBe('Cash Offer');
    await formOf(page).getByRole('button', { name: 'Send another request' }).click();
    await asksFor('Cash Offer', 'Request a cash offer');
  });
  expect(errors).toEqual([]);
});

test('the hash of the form scrolls to it, smoothly unless motion is unwanted @everywhere', async ({ page }) => {
  await page.addInitScript(() => {
    const asked: unknown[] = [];
    Object.assign(window, { asked });
    const scroll = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function (options) {
      asked.push([this.id, (options as ScrollIntoViewOptions).behavior]);
      scroll.call(this, options);
    };
  });
  const asked = () => page.evaluate(() => (window as unknown as { asked: unknown }).asked);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(`${sale.page}?intent=valuation#lead-form`);
  await expect.poll(asked).toEqual([['lead-form', 'smooth']]);
  await expect(page.locator('form#lead-form')).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Ask us about the house' })).toBeInViewport();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect.poll(asked).toEqual([['lead-form', 'auto']]);
  await page.goto('/about');
  await page.goto(`${sale.page}?intent=valuation`);
  await settled(page);
  expect(await asked()).toEqual([]);
  // A link of the menu to the page on which it is pressed.
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href$="?intent=valuation#lead-form"]')?.click());
  await expect.poll(asked).toEqual([['lead-form', 'auto']]);
  await expect(page.locator('form#lead-form')).toBeInViewport();
});
