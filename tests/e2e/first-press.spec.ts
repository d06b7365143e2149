// The first press of a form that nobody has touched: the form's own messages, preserved until its code has loaded.
import { expect } from '@playwright/test';
import { consultation } from '../../src/features/leads/forms/consultation.ts';
import { guideEmail } from '../../src/features/leads/forms/guide.ts';
import { formOf, send, waitPastSpamCheck } from '../support/lead-form.ts';
import { codeOf, holdBack } from '../support/settled.ts';
import { leadsOf, toast, unique } from '../support/stored-leads.ts';
import { test } from '../support/visitor.ts';

const messages = ['Name is required', 'Valid email is required', 'County is required'];
const agreement = 'You must agree to receive communications';

test('a submit before hydration is replayed, and shows every validation error', async ({ page }) => {
  await page.goto(consultation.page);
  const later = await holdBack(page, '**/_astro/*.js');
  await send(page);
  // Nothing of the browser's own: it would move the focus to the first field.
  await expect(page.getByLabel('Full name')).not.toBeFocused();
  later();
  for (const message of [...messages, agreement])
    await expect(formOf(page).locator('.field-error', { hasText: message })).toBeVisible();
  await expect(page.getByLabel('Full name')).toBeFocused();

  await test.step('a summary leads to each field', async () => {
    const summary = formOf(page).locator('.form-errors');
    await expect(summary.getByRole('link')).toHaveText([...messages, agreement]);
    await summary.getByRole('link', { name: 'County is required' }).click();
    await expect(page.getByLabel('County')).toBeFocused();
    await expect(page).toHaveURL(/\/lead-form$/);
  });

  await test.step('the success panel has the reference number, and the form is folded', async () => {
    const email = unique();
    await page.getByLabel('Full name').fill('Ann');
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('County').selectOption('summit');
    await page.getByLabel(/I agree/).check();
    await waitPastSpamCheck(page);
    await send(page);
    const panel = formOf(page).locator('.form-sent');
    const [stored] = await expect
      .poll(() => leadsOf(email))
      .toHaveLength(1)
      .then(() => leadsOf(email));
    await expect(panel.locator('strong')).toHaveText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(stored?.lead.name).toBe('Ann');
    await expect(page.getByLabel('Full name')).toBeHidden();
    await expect(toast(page)).toBeVisible();
    // Paper has the receipt, and no form.
    await page.emulateMedia({ media: 'print' });
    await expect(panel).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send another request' })).toBeHidden();
    await page.emulateMedia({ media: null });
    await page.getByRole('button', { name: 'Send another request' }).click();
    await expect(page.getByLabel('Full name')).toBeFocused();
    await expect(page.getByLabel('Full name')).toHaveValue('');
  });
});

test('if the code fails to load, native validation applies, and a complete form is posted to the server', async ({
  page,
}) => {
  await page.goto(consultation.page);
  await page.route(codeOf('ConsultationForm'), (route) => route.abort());
  await send(page);
  await expect(page.getByLabel('Full name')).toBeFocused();
  expect(await page.getByLabel('Full name').evaluate((field: HTMLInputElement) => field.form?.noValidate)).toBe(false);
});

test('if the code loads after the timeout, the form is posted to the server once, despite repeated clicks', async ({
  page,
}) => {
  const email = unique();
  await page.clock.install();
  await page.goto(guideEmail.page);
  await holdBack(page, '**/_astro/*.js');
  const field = page.getByLabel('Email address');
  await send(page);
  await page.clock.runFor(5000);
  // Released: the browser validates.
  await expect(field).toBeFocused();
  await field.fill(email);
  await waitPastSpamCheck(page);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/confirmation\/sent/);
  expect(await leadsOf(email)).toHaveLength(1);
});

test('repeated submits before hydration send one lead', async ({ page }) => {
  const email = unique();
  await page.goto(guideEmail.page);
  const later = await holdBack(page, '**/_astro/*.js');
  await page.getByLabel('Email address').fill(email);
  await waitPastSpamCheck(page);
  for (let press = 0; press < 3; press += 1) await page.getByLabel('Email address').press('Enter');
  later();
  await expect(formOf(page).locator('.form-sent')).toBeVisible();
  expect(await leadsOf(email)).toHaveLength(1);
});
