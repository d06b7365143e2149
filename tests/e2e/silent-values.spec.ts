// Autofill and password managers set values without an event: what is in the field is what is checked, sent and counted.
import { expect, type Locator, type Page } from '@playwright/test';
import { consultation } from '../../src/features/leads/forms/consultation.ts';
import { sale } from '../../src/features/leads/forms/sale.ts';
import { caseOf } from '../fixtures/lead-form-cases.ts';
import { formOf, open, send, waitPastSpamCheck, wake } from '../support/lead-form.ts';
import { holdBack, touched } from '../support/settled.ts';
import { leadsOf, unique } from '../support/stored-leads.ts';
import { downloaded, eventsIn } from '../support/tool-page.ts';
import { test } from '../support/visitor.ts';

/** Sets what the browser itself would set: no event, and past what React watches. */
const setSilently = (field: Locator, value: string) =>
  field.evaluate((element: HTMLInputElement, text) => {
    const { prototype } = element.constructor as typeof HTMLInputElement;
    const isBox = /^(radio|checkbox)$/.test(element.type);
    const property = isBox ? 'checked' : 'value';
    Object.getOwnPropertyDescriptor(prototype, property)?.set?.call(element, isBox || text);
  }, value);

// The other forms read their fields in the same way, and have one kind of field less.
for (const { form, typed, chosen = {}, agrees, lead } of [consultation, sale].map(({ id }) => caseOf(id)))
  test(`${form.page}: autofilled values are sent, and no error remains`, async ({ page }) => {
    const email = unique();
    await page.route('**/guide/*', (route) => route.fulfill({ body: 'The guide' }));
    await open(page, form.page);
    await send(page);
    // The focus comes a moment after the messages.
    await expect(formOf(page).locator(':focus[aria-invalid="true"]')).toBeVisible();
    const field = (label: string) => formOf(page).getByLabel(label);
    for (const [label, value] of Object.entries(typed)) await setSilently(field(label), value);
    for (const [label, option] of Object.entries(chosen)) {
      const value = await field(label).getByText(option, { exact: true }).getAttribute('value');
      await setSilently(field(label), value ?? '');
    }
    if (agrees) await setSilently(field('I agree'), 'on');
    // Typed first, and then replaced.
    await field('Email address').fill('first@example.com');
    await setSilently(field('Email address'), email);
    await send(page);
    await expect.poll(async () => (await leadsOf(email)).map((stored) => stored.lead)).toMatchObject([lead]);
    await expect(formOf(page).locator('[aria-invalid="true"]')).toHaveCount(0);
  });

/** Opens a tool, wakes it, and sets fields by their names, or where one has none by a selector. */
async function fillTool(page: Page, path: string, values: Record<string, string>) {
  await page.goto(path);
  const fields = page.locator('.tool-form');
  await touched(fields.locator('[name]').first());
  for (const [name, value] of Object.entries(values))
    await setSilently(fields.locator(/^[\w-]+$/.test(name) ? `[name="${name}"]` : name), value);
}
const result = (page: Page) => page.locator('.tool-result');
const press = (page: Page) => page.getByRole('button', { name: 'See the result' }).last().click();

// The tools share their frame: one for each kind of field, and the plan.
test('a tool calculates with autofilled values', async ({ page }) => {
  for (const [path, values, expected] of [
    [
      '/tools/who-inherits',
      { net: '90000', '[name="spouse"][value="no"]': 'checked', '.count-field input >> nth=0': '3' },
      'net=90000&spouse=no&descendants=o.o.o',
    ],
    ['/tools/offer-sheet', { 'offer-1-price': '195000', 'offer-2-days': '21' }, 'offer-1-price=195000&offer-2-days=21'],
    ['/tools/house-options', { price: '200000', 'agent-fee': '5%' }, 'price=200000&agent-fee=5%25'],
    [
      '/plan',
      {
        'death-month': '03',
        'death-day': '10',
        'death-year': '2026',
        vehicles: '3000',
        '.plan-count input >> nth=0': '2',
        '[data-question="county"] select': 'van-wert',
      },
      'death=2026-03-10&descendants=b.b&vehicles=3000&county=van-wert',
    ],
  ] as const)
    await test.step(path, async () => {
      await fillTool(page, path, values);
      await press(page);
      await expect(result(page)).toHaveAttribute('data-answers', expected);
    });
});

test('the autofilled day of a completed step is saved', async ({ page }) => {
  await page.goto('/plan#death=2026-03-10&letters=2026-04-15&done=inventory-due~2026-07-01');
  await page.locator('.fold > summary', { hasText: 'What is done' }).click();
  await setSilently(page.locator('[data-done="inventory-due"] [type="date"]'), '2026-07-03');
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('estate-record')))
    .toContain('"done.inventory-due":{"value":"2026-07-03"');
});

test('an autofilled entry of the log is saved', async ({ page }) => {
  await page.goto('/plan/log');
  await touched(page.locator('.log-form [name="amount"]'));
  await setSilently(page.locator('.log-form [name="amount"]'), '1.5');
  await setSilently(page.locator('.log-form [name="what"]'), 'Inventory');
  await page.getByRole('button', { name: 'Write it down' }).click();
  await expect(page.locator('[data-total="hours"]')).toContainText('1.5 hours');
});

const print = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));

test('a letter picks up autofilled values on blur, on print, on download, and when saved values are reused', async ({
  page,
}) => {
  const letter = page.locator('.letter-sheet');
  await page.goto('/letters/landlord');
  await touched(page.locator('#letter-recipient'));
  await setSilently(page.locator('#letter-name'), 'Ann Example');
  await page.keyboard.press('Tab');
  await expect(letter).toContainText('Ann Example');
  // The letter grows, and the button is not moved away before it is pressed.
  await page.locator('#letter-address').focus();
  await setSilently(page.locator('#letter-address'), '1 Main Street\nColumbus\nOhio\n43215\nUSA');
  await page.getByRole('button', { name: 'Download for Word' }).click();
  await expect(letter).toContainText('43215');
  await expect(page.locator('.letter-result [role="status"]')).toHaveText(/^The file/);
  await setSilently(page.locator('#letter-role'), 'the surviving wife');
  await print(page);
  await expect(letter).toContainText('the surviving wife');
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  await page.reload();
  await page.locator('#letter-recipient').focus();
  await setSilently(page.locator('#letter-recipient'), 'Bea Example');
  await page.getByRole('button', { name: 'Use it' }).click();
  for (const words of ['Ann Example', 'Bea Example']) await expect(letter).toContainText(words);
  await expect(page.locator('#letter-recipient')).toHaveValue('Bea Example');
});

test('the heirs sheet picks up autofilled values on blur, on print and on save', async ({ page }) => {
  await page.goto('/plan/heirs#death=2026-03-10');
  const sheet = page.locator('.heirs-sheet');
  await expect(sheet).toBeVisible();
  await page.locator('#heirs-from').focus();
  await setSilently(page.locator('#heirs-from'), 'Ann Example');
  await page.keyboard.press('Tab');
  await expect(sheet).toContainText('Ann Example');
  await setSilently(page.locator('#heirs-more'), 'The house is empty.');
  await print(page);
  await expect(sheet).toContainText('The house is empty.');
  await setSilently(page.locator('#heirs-case-number'), '654321');
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  await expect(sheet).toContainText('654321');
});

test('reopening the form does not overwrite an autofilled message', async ({ page }) => {
  await page.goto('/tools/offer-sheet#offer-1-price=190000&offer-2-price=195000');
  const open = page.locator('.tool-offer button');
  const message = page.locator('.tool-send #message');
  await open.click();
  await expect(message).toHaveValue(/190,000/);
  await setSilently(message, 'Only these words');
  await page.locator('[name="offer-1-price"]').fill('191000');
  await expect(result(page)).toHaveAttribute('data-answers', /191000/);
  await open.click();
  await expect(page.locator('.tool-send')).toBeFocused();
  await expect(message).toHaveValue('Only these words');
});

test('a shown result picks up autofilled values on print, on blur and on a button click', async ({ page }) => {
  const personal = page.locator('[name="personal"]');
  await page.goto('/tools/executor-commission#personal=1000');
  await expect(result(page)).toContainText('$40');
  await setSilently(personal, '1500');
  await print(page);
  await expect(result(page)).toHaveAttribute('data-answers', 'personal=1500');
  await personal.focus();
  await setSilently(personal, '250000');
  await personal.press('Tab');
  await expect(result(page)).toHaveAttribute('data-answers', 'personal=250000');
  await setSilently(personal, 'many');
  await press(page);
  await expect(personal).toHaveAttribute('aria-invalid', 'true');
  await setSilently(personal, '2000');
  await press(page);
  await expect(personal).not.toHaveAttribute('aria-invalid', 'true');
  await setSilently(personal, '3000');
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  expect(await page.evaluate(() => localStorage.getItem('kept-answers:executor-commission'))).toBe('personal=3000');
});

test('an autofilled draft is restored after a reload, and removed once it is sent', async ({ page }) => {
  const { page: path } = consultation;
  await page.goto(path);
  await setSilently(formOf(page).getByLabel('Email address'), 'ann@example.com');
  await page.reload();
  await expect(formOf(page).getByLabel('Email address')).toHaveValue('ann@example.com');
  await setSilently(formOf(page).getByLabel('Phone number'), '614 555 0100');
  await page.goto('/about');
  await page.goto(path);
  await expect(formOf(page).getByLabel('Phone number')).toHaveValue('614 555 0100');
  await page.route('**/api/leads', (route) =>
    route.fulfill({ status: 201, json: { id: 'a', reference: 'A1B2-C3D4' } }),
  );
  await formOf(page).getByLabel('Full name').fill('Ann');
  await formOf(page).getByLabel('County').selectOption('summit');
  await formOf(page).getByLabel('I agree').check();
  const request = page.waitForRequest('**/api/leads');
  await send(page);
  // Most of it was typed on an earlier page, so how long this one was open says nothing about the sender.
  expect((await request).postDataJSON()).not.toHaveProperty('elapsed');
  await expect(formOf(page).locator('.form-sent')).toContainText('A1B2-C3D4');
  await page.goto('/about');
  await page.goto(path);
  await expect(formOf(page).getByLabel('Email address')).toHaveValue('');
});

test('an autofilled form submitted before hydration is sent completely', async ({ page }) => {
  const email = unique();
  await page.goto(consultation.page);
  const later = await holdBack(page, '**/_astro/*.js');
  for (const [label, value] of Object.entries({ 'Full name': 'Ann', 'Email address': email, County: 'summit' }))
    await setSilently(formOf(page).getByLabel(label), value);
  await setSilently(formOf(page).getByLabel('I agree'), 'on');
  await waitPastSpamCheck(page);
  await send(page);
  later();
  await expect(formOf(page).locator('.form-sent')).toBeVisible();
  expect((await leadsOf(email)).map(({ lead }) => [lead.name, lead.county])).toEqual([['Ann', 'summit']]);
});

test('the calendar file has the autofilled day', async ({ page }) => {
  await page.goto('/tools/deadlines#death=2026-03-10&letters=2026-04-15');
  await expect(result(page)).toContainText('July 15, 2026');
  await setSilently(page.locator('[name="letters-day"]'), '20');
  const events = await eventsIn(await downloaded(page, 'Download for your calendar'));
  expect(events.map(({ startDate }) => startDate.toString())).toContain('2026-07-20');
});

test('a second request may be autofilled with the same values as the first', async ({ page }) => {
  await page.goto(consultation.page);
  await wake(page);
  for (const request of ['first', 'second']) {
    await page.route('**/api/leads', (route) =>
      route.fulfill({ status: 201, json: { id: request, reference: request } }),
    );
    for (const [label, value] of Object.entries({
      'Full name': 'Ann',
      'Email address': 'ann@example.com',
      County: 'other',
    }))
      await setSilently(formOf(page).getByLabel(label), value);
    await setSilently(formOf(page).getByLabel('I agree'), 'on');
    await setSilently(page.locator('#consultation-topic'), request);
    const sent = page.waitForRequest('**/api/leads');
    await send(page);
    expect((await sent).postDataJSON()).toMatchObject({
      name: 'Ann',
      email: 'ann@example.com',
      county: 'other',
      consent: true,
      topic: request,
    });
    await expect(formOf(page).locator('.form-sent')).toContainText(request);
    await formOf(page).getByRole('button', { name: 'Send another request' }).click();
  }
});
