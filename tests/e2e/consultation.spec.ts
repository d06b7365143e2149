import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { consultation } from '../../src/features/leads/forms/consultation.ts';
import { cspViolations } from '../support/csp-violations.ts';
import { open as openForm } from '../support/lead-form-cases.ts';
import { leadsOf, toast, unique } from '../support/stored-leads.ts';
import { test } from '../support/visitor.ts';

const open = (page: Page) => openForm(page, consultation.page);

async function fill(page: Page, email: string) {
  await page.getByLabel('Full name').fill('Ann Example');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('County').selectOption('franklin');
  await page.getByLabel('Additional notes').fill('The house is empty.');
  await page.getByLabel(/I agree/).check();
}

const send = (page: Page) => page.getByRole('button', { name: 'Send my request' }).click();

test('a visitor sends the form: it is stored, the form is reset, a toast says so', async ({ page }) => {
  const violations = await cspViolations(page);
  const email = unique();
  await open(page);
  await fill(page, email);
  await send(page);
  await expect(toast(page)).toContainText(consultation.success.title);
  await expect(toast(page)).toContainText(consultation.success.description);
  await expect(page.getByLabel('Full name')).toHaveValue('');
  await expect(page.getByLabel(/I agree/)).not.toBeChecked();
  expect(leadsOf(email)).toHaveLength(1);
  expect(leadsOf(email)[0]?.lead).toMatchObject({
    county: 'franklin',
    notes: 'The house is empty.',
    userIntent: 'Consultation Request',
  });
  expect(violations()).toEqual([]);
});

test('every wrong field says what is wrong, and the first gets the focus', async ({ page }) => {
  await open(page);
  await page.getByLabel('Email address').fill('ann@');
  await send(page);
  for (const [label, message] of [
    ['Full name', 'Name is required'],
    ['Email address', 'Valid email is required'],
    ['County', 'County is required'],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(message);
  }
  await expect(page.getByText('You must agree to receive communications')).toBeVisible();
  await expect(page.getByLabel('Full name')).toBeFocused();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('when sending fails the form keeps everything, and trying again makes one lead', async ({ page }) => {
  const email = unique();
  await open(page);
  await fill(page, email);
  // The first try arrives, but its reply is lost.
  let tries = 0;
  await page.route('**/api/leads', async (route) => {
    tries += 1;
    if (tries > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await send(page);
  await expect(toast(page)).toContainText(consultation.failure.title);
  await expect(page.getByLabel('Full name')).toHaveValue('Ann Example');
  await expect(page.getByLabel('Additional notes')).toHaveValue('The house is empty.');
  await send(page);
  await expect(toast(page)).toContainText(consultation.success.title);
  expect(leadsOf(email)).toHaveLength(1);
});

test('while it is sent the button says so and cannot be pressed again', async ({ page }) => {
  await open(page);
  await fill(page, unique());
  await page.route('**/api/leads', () => {});
  await send(page);
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
});

test('what the server refuses is shown beside its field', async ({ page }) => {
  await open(page);
  await fill(page, unique());
  await page.route('**/api/leads', (route) =>
    route.fulfill({ status: 422, json: { error: 'no', fields: { email: 'Valid email is required' } } }),
  );
  await send(page);
  await expect(page.getByLabel('Email address')).toHaveAccessibleDescription('Valid email is required');
  await expect(page.getByLabel('Email address')).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form arrives, and comes back with what was typed when something is wrong', async ({ page }) => {
    const email = unique();
    await page.goto('/lead-form');
    await fill(page, `${email} x`.replace('@', ' '));
    await page.getByLabel('Email address').evaluate((input) => input.removeAttribute('type'));
    await send(page);
    await expect(page.getByLabel('Email address')).toHaveAccessibleDescription('Valid email is required');
    await expect(page.getByLabel('Full name')).toHaveValue('Ann Example');
    await expect(page.getByLabel('Additional notes')).toHaveValue('The house is empty.');
    await expect(page.getByLabel('County')).toHaveValue('franklin');
    await expect(page.getByLabel(/I agree/)).toBeChecked();
    await page.getByLabel('Email address').fill(email);
    await send(page);
    await expect(page).toHaveURL(/\/confirmation$/);
    expect(leadsOf(email)).toHaveLength(1);
  });
});
