// The lead forms besides the main consultation: what a visitor types, what is stored, what is said.
import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { consultationTest, requiredFieldsMissing } from '../../src/features/leads/forms/consultation.ts';
import { guide, guideEmail } from '../../src/features/leads/forms/guide.ts';
import { checkInformation } from '../../src/features/leads/forms/lead-form.ts';
import { sale } from '../../src/features/leads/forms/sale.ts';
import { cspViolations } from '../support/csp-violations.ts';
import { caseOf, cases, fill, formOf, open, send } from '../support/lead-form-cases.ts';
import { blockStorage, errorsOf } from '../support/overlays.ts';
import { codeOf, gate } from '../support/settled.ts';
import { leadsOf, toast, unique } from '../support/stored-leads.ts';
import { test } from '../support/visitor.ts';

for (const one of cases) {
  const { form, missing, typed } = one;
  const [firstLabel = '', firstValue = ''] = Object.entries(typed)[0] ?? [];

  test(`${form.page}: what is typed is stored, the form is reset, a toast says so`, async ({ page }) => {
    const violations = await cspViolations(page);
    await page.route('**/guide/*', (route) => route.fulfill({ body: 'The guide' }));
    const email = unique();
    await open(page, form.page);
    await fill(page, one, email);
    await expect(formOf(page).getByRole('button')).toHaveAccessibleName(one.button);
    await send(page);
    await expect(toast(page)).toContainText(form.success.title);
    await expect(toast(page)).toContainText(form.success.description);
    await expect(formOf(page).getByLabel('Email address')).toHaveValue('');
    const [stored, ...others] = leadsOf(email);
    expect(others).toEqual([]);
    expect(stored?.lead).toMatchObject(one.lead);
    expect(stored?.form).toBe(form.id);
    expect(stored?.consent.page).toBe(form.page);
    expect(stored?.attribution?.landing).toBe(form.page);
    expect(violations()).toEqual([]);
    await page.reload();
    await expect(formOf(page).getByLabel('Email address')).toHaveValue('');
  });

  test(`${form.page}: all empty required fields are marked at once, and the first gets the focus`, async ({ page }) => {
    await open(page, form.page);
    await send(page);
    for (const [label, message] of missing)
      await expect(formOf(page).getByLabel(label)).toHaveAccessibleDescription(message);
    await expect(formOf(page).getByLabel(missing[0]?.[0] ?? '')).toBeFocused();
    // The focus reads it out.
    await expect(formOf(page).getByRole('alert')).toHaveCount(0);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  test(`${form.page}: a failure says so and keeps everything`, async ({ page }) => {
    await open(page, form.page);
    await fill(page, one, 'ann@example.com');
    const reply = gate();
    await page.route('**/api/leads', async (route) => {
      await reply.opened;
      await route.fulfill({ status: 503, json: { error: 'no' } });
    });
    await send(page);
    await expect(formOf(page).getByRole('button')).toHaveText(one.sending);
    await expect(formOf(page).getByRole('button')).toBeDisabled();
    reply.open();
    await expect(toast(page)).toContainText(form.failure.title);
    await expect(toast(page)).toContainText(form.failure.description);
    await expect(formOf(page).getByLabel('Email address')).toHaveValue('ann@example.com');
    if (firstLabel) await expect(formOf(page).getByLabel(firstLabel)).toHaveValue(firstValue);
    await expect(formOf(page).getByRole('button')).toBeFocused();
  });

  test(`${form.page}: what was typed is there again after a reload, consent is not`, async ({ page }) => {
    await open(page, form.page);
    await fill(page, one, 'ann@example.com');
    await page.goto('/about');
    await page.goto(form.page);
    await expect(formOf(page).getByLabel('Email address')).toHaveValue('ann@example.com');
    for (const [label, value] of Object.entries(typed)) await expect(formOf(page).getByLabel(label)).toHaveValue(value);
    if (one.agrees) await expect(formOf(page).getByLabel(/I agree/)).not.toBeChecked();
    // And the island that wakes later keeps it.
    await formOf(page).getByLabel('Email address').focus();
    await expect(formOf(page)).toHaveAttribute('novalidate');
    await expect(formOf(page).getByLabel('Email address')).toHaveValue('ann@example.com');
  });
}

test('what is wrong is spoken each time it is sent by Enter', async ({ page }) => {
  await open(page, guideEmail.page);
  const alert = formOf(page).getByRole('alert');
  const email = formOf(page).getByLabel('Email address');
  await email.fill('ann@');
  await email.press('Enter');
  await expect(alert).toHaveText('Please enter a valid email address');
  const first = await alert.elementHandle();
  await email.press('Enter');
  // Another element: what is put into the page as an alert is read out.
  await expect.poll(() => first?.evaluate((line) => line.isConnected)).toBe(false);
  await expect(alert).toHaveText('Please enter a valid email address');
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
});

test('what was sent before the form woke is not put back into it; another form keeps what was typed', async ({
  page,
}) => {
  const email = formOf(page).getByLabel('Email address');
  await page.goto(sale.page);
  await email.fill('ann@example.com');
  await page.route(codeOf('GuideEmailForm'), (route) => route.abort());
  await page.goto(guideEmail.page);
  await email.fill(unique());
  // The page that answers is left before any of its scripts came.
  await page.route('**/_astro/*.js', (route) => route.abort());
  await send(page);
  await expect(page).toHaveURL(/\/confirmation$/);
  await page.unrouteAll();
  await open(page, guideEmail.page);
  await expect(email).toHaveValue('');
  await page.goto(sale.page);
  await expect(email).toHaveValue('ann@example.com');
});

test('without storage every form still works', async ({ page }) => {
  const errors = errorsOf(page);
  await blockStorage(page);
  const email = unique();
  await open(page, guideEmail.page);
  await formOf(page).getByLabel('Email address').fill(email);
  await send(page);
  await expect(toast(page)).toContainText(guideEmail.success.title);
  expect(leadsOf(email)).toHaveLength(1);
  expect(errors).toEqual([]);
});

test('the test screen says in a toast that something is missing', async ({ page }) => {
  await open(page, consultationTest.page);
  await send(page);
  await expect(toast(page)).toContainText(requiredFieldsMissing.title);
  await expect(toast(page)).toContainText(requiredFieldsMissing.description);
  expect(await formOf(page).getByLabel('County').locator('option').count()).toBe(89);
});

for (const id of ['download', 'sale']) {
  test(`the ${id} form says the first thing to mend in a toast`, async ({ page }) => {
    const one = caseOf(id);
    await open(page, one.form.page);
    await fill(page, { ...one, typed: { ...one.typed, 'Last name': '' } }, 'ann@');
    await send(page);
    await expect(toast(page)).toContainText(checkInformation);
    await expect(toast(page)).toContainText('Last name is required');
    await expect(formOf(page).getByLabel('Last name')).toBeFocused();
  });
}

for (const [path, count] of [
  ['/lead-form', 2],
  ['/lead-form-simple', 1],
] as const) {
  test(`${path} has debug inputs on demand, and they only echo`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByLabel(/^Debug/)).toHaveCount(0);
    await page.goto(`${path}?debug=1`);
    await expect(page.getByLabel(/^Debug/)).toHaveCount(count);
    await page
      .getByLabel(/^Debug/)
      .first()
      .fill('<b>1 Main Street</b>');
    await expect(page.getByRole('status').first()).toHaveText('<b>1 Main Street</b>');
  });
}

test('the box for details is tall enough', async ({ page }) => {
  for (const path of [guide.page, sale.page]) {
    await page.goto(path);
    const box = await formOf(page).getByLabel('Anything we should know').boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(120);
  }
});

test('a name that the server refuses is shown where its first part is typed', async ({ page }) => {
  const one = caseOf('download');
  await open(page, one.form.page);
  await fill(page, one, 'ann@example.com');
  const fields = { email: 'Valid email is required', name: 'The name is too long' };
  await page.route('**/api/leads', (route) => route.fulfill({ status: 422, json: { error: 'no', fields } }));
  await send(page);
  await expect(formOf(page).getByLabel('First name')).toHaveAccessibleDescription('The name is too long');
  await expect(formOf(page).getByLabel('First name')).toBeFocused();
});

test('campaign words of the first page travel with the lead', async ({ page }) => {
  const email = unique();
  await page.goto('/faq?utm_source=letter&utm_campaign=spring');
  await open(page, guideEmail.page);
  await formOf(page).getByLabel('Email address').fill(email);
  await send(page);
  await expect(toast(page)).toContainText(guideEmail.success.title);
  expect(leadsOf(email)[0]?.attribution).toEqual({
    source: 'letter',
    medium: '',
    campaign: 'spring',
    referrer: '',
    landing: '/faq',
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const id of ['guide', 'sale']) {
    test(`the ${id} form arrives, and comes back when something is wrong`, async ({ page }) => {
      const one = caseOf(id);
      const email = unique();
      await page.goto(`${one.form.page}?debug=1`);
      await expect(page.getByLabel(/^Debug/)).toHaveCount(0);
      await formOf(page).evaluate((form) => form.setAttribute('novalidate', ''));
      await fill(page, { ...one, typed: { ...one.typed, 'Last name': '' } }, email);
      await send(page);
      await expect(formOf(page).getByLabel('Last name')).toHaveAccessibleDescription('Last name is required');
      for (const [label, value] of Object.entries(one.typed))
        if (label !== 'Last name') await expect(formOf(page).getByLabel(label)).toHaveValue(value);
      await formOf(page).getByLabel('Last name').fill('Example');
      await send(page);
      await expect(page).toHaveURL(/\/confirmation$/);
      expect(leadsOf(email)[0]?.lead).toMatchObject(one.lead);
    });
  }
});
