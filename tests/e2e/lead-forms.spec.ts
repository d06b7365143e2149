// The lead forms besides the main consultation: what a visitor types, what is stored, what is said.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { guidePdfUrl, guideTextUrl } from '../../src/domain/guide.ts';
import type { Lead } from '../../src/domain/lead.ts';
import { consultationTest, requiredFieldsMissing } from '../../src/domain/lead-forms/consultation.ts';
import { download, guide, guideEmail } from '../../src/domain/lead-forms/guide.ts';
import { checkInformation, type LeadForm } from '../../src/domain/lead-forms/lead-form.ts';
import { sale } from '../../src/domain/lead-forms/sale.ts';
import { leadsOf, toast, unique } from './leads.ts';
import { violationsOf } from './violations.ts';

interface Case {
  form: Pick<LeadForm, 'id' | 'page' | 'success' | 'failure'>;
  button: string;
  sending: string;
  /** By label. */
  typed: Record<string, string>;
  chosen?: Record<string, string>;
  agrees?: boolean;
  /** Label and message of each field that must not be empty, in their order. */
  missing: [string, string][];
  lead: Partial<Lead>;
}

const person = { 'First name': 'Ann', 'Last name': 'Example' };
const noName: [string, string][] = [
  ['First name', 'First name is required'],
  ['Last name', 'Last name is required'],
];
const guideLead = { probateType: 'Guide Download', userIntent: 'Free Probate Guide', consent: true } as const;

const cases: Case[] = [
  {
    form: consultationTest,
    button: 'Send my request',
    sending: 'Submitting...',
    typed: { 'Full name': 'Ann Example', 'Additional notes': 'Two brothers.' },
    chosen: { County: 'Van Wert County' },
    agrees: true,
    missing: [
      ['Full name', 'Name is required'],
      ['Email address', 'Valid email is required'],
      ['County', 'County is required'],
    ],
    lead: { name: 'Ann Example', county: 'Van Wert', notes: 'Two brothers.', probateType: 'General Consultation' },
  },
  {
    form: guide,
    button: 'Send me the free guide',
    sending: 'Submitting...',
    typed: { ...person, 'Anything we should know': 'Call late.' },
    chosen: { County: 'Van Wert', 'Your role': 'Not sure', 'How to reach you': 'Either' },
    missing: [...noName, ['Email address', 'Please enter a valid email address'], ['County', 'Please select a county']],
    lead: {
      ...guideLead,
      name: 'Ann Example',
      county: 'van wert',
      notes: 'Role: not-sure\nContact: either\nCall late.',
    },
  },
  {
    form: guideEmail,
    button: 'Email me the guide',
    sending: 'Sending...',
    typed: {},
    missing: [['Email address', 'Please enter a valid email address']],
    lead: { ...guideLead, name: '', county: '', notes: '' },
  },
  {
    form: download,
    button: 'Download the guide',
    sending: 'Sending...',
    typed: { ...person, 'Phone number': '614 555 0100' },
    missing: [...noName, ['Email address', 'Valid email is required']],
    lead: { ...guideLead, name: 'Ann Example', phone: '614 555 0100', county: '' },
  },
  {
    form: sale,
    button: 'Send my request',
    sending: 'Submitting...',
    typed: {
      ...person,
      'Phone number': '614 555 0100',
      'Address of the property': '1 Main Street, Van Wert',
      'Anything we should know': 'It is empty.',
    },
    chosen: { County: 'Van Wert', 'Your role': 'Heir', 'Best way to reach you': 'Text message' },
    missing: [
      ...noName,
      ['Email address', 'Valid email is required'],
      ['Phone number', 'Phone number is required'],
      ['Address of the property', 'Property address is required'],
      ['County', 'County is required'],
      ['Your role', 'Please select your role'],
      ['Best way to reach you', 'Please select your preferred contact method'],
    ],
    lead: {
      name: 'Ann Example',
      county: 'Van Wert',
      probateType: 'Property Sale - Heir',
      userIntent: '',
      notes: 'Contact preference: text\nIt is empty.',
      consent: true,
    },
  },
];
const caseOf = (id: string): Case => cases.find(({ form }) => form.id === id) ?? (undefined as never);

const formOf = (page: Page) => page.locator('main form.form');
const send = (page: Page) => formOf(page).locator('button[type="submit"]').click();

async function open(page: Page, address: string) {
  await page.goto(address);
  await formOf(page).getByLabel('Email address').focus();
  await expect(formOf(page)).toHaveAttribute('novalidate');
  // Faster than this is taken for a program and put into quarantine.
  await page.waitForTimeout(900);
}

async function fill(page: Page, { typed, chosen = {}, agrees }: Case, email: string) {
  const form = formOf(page);
  await form.getByLabel('Email address').fill(email);
  for (const [label, value] of Object.entries(typed)) await form.getByLabel(label).fill(value);
  for (const [label, option] of Object.entries(chosen)) await form.getByLabel(label).selectOption({ label: option });
  if (agrees) await form.getByLabel(/I agree/).check();
}

for (const one of cases) {
  const { form, missing, typed } = one;
  const [firstLabel = '', firstValue = ''] = Object.entries(typed)[0] ?? [];

  test(`${form.page}: what is typed is stored, the form is reset, a toast says so`, async ({ page }) => {
    const violations = await violationsOf(page);
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
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  test(`${form.page}: a failure says so and keeps everything`, async ({ page }) => {
    await open(page, form.page);
    await fill(page, one, 'ann@example.com');
    await page.route('**/api/leads', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 4000));
      await route.fulfill({ status: 503, json: { error: 'no' } });
    });
    await send(page);
    await expect(formOf(page).getByRole('button')).toHaveText(one.sending);
    await expect(formOf(page).getByRole('button')).toBeDisabled();
    await expect(toast(page)).toContainText(form.failure.title);
    await expect(toast(page)).toContainText(form.failure.description);
    await expect(formOf(page).getByLabel('Email address')).toHaveValue('ann@example.com');
    if (firstLabel) await expect(formOf(page).getByLabel(firstLabel)).toHaveValue(firstValue);
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

test('without storage every form still works', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const email = unique();
  await open(page, guideEmail.page);
  await formOf(page).getByLabel('Email address').fill(email);
  await send(page);
  await expect(toast(page)).toContainText(guideEmail.success.title);
  expect(leadsOf(email)).toHaveLength(1);
  expect(errors).toEqual([]);
});

test('the guide downloads as text once the lead is stored', async ({ page }) => {
  await page.route('**/guide/*', (route) =>
    route.fulfill({ body: 'The guide', headers: { 'content-type': 'text/plain' } }),
  );
  await open(page, download.page);
  await fill(page, caseOf('download'), unique());
  const started = page.waitForEvent('download');
  await send(page);
  expect((await started).suggestedFilename()).toMatch(/\.txt$/);
});

for (const path of [guide.page, guideEmail.page, download.page, '/confirmation']) {
  test(`${path} offers the guide itself`, async ({ page }) => {
    await page.goto(path);
    for (const address of [guideTextUrl, guidePdfUrl])
      await expect(page.getByRole('main').locator(`a[href="${address}"]`)).toBeVisible();
  });
}

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

for (const [intent, userIntent, button] of [
  ['valuation', 'Free Valuation', 'Request a free valuation'],
  ['cash-offer', 'Cash Offer', 'Request a cash offer'],
] as const) {
  test(`a link that asks for ${intent} chooses the badge and the button's words`, async ({ page }) => {
    const email = unique();
    await page.goto(`${sale.page}?intent=${intent}`);
    await expect(formOf(page).getByLabel(userIntent)).toBeChecked();
    await expect(formOf(page).getByRole('button', { name: button })).toBeVisible();
    await open(page, `${sale.page}?intent=${intent}`);
    await fill(page, caseOf('sale'), email);
    await formOf(page).getByRole('button', { name: button }).click();
    await expect(toast(page)).toContainText(sale.success.description);
    expect(leadsOf(email)[0]?.lead.userIntent).toBe(userIntent);
    await expect(formOf(page).getByLabel(userIntent)).toBeChecked();
    await expect(formOf(page).getByRole('button', { name: button })).toBeVisible();
  });
}

test('an intent that is not ours changes nothing', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  for (const intent of ['', 'Cash', '__proto__', 'constructor', '%E0%A4%A', '"><script>']) {
    await page.goto(`${sale.page}?intent=${intent}`);
    await expect(formOf(page).getByLabel('Not sure yet')).toBeChecked();
    await expect(formOf(page).getByRole('button', { name: 'Send my request' })).toBeVisible();
  }
  expect(errors).toEqual([]);
});

test('the badge can be changed, and who gains stands beside the button', async ({ page }) => {
  await open(page, `${sale.page}?intent=valuation`);
  await formOf(page).getByLabel('Cash Offer').check();
  await expect(formOf(page).getByRole('button', { name: 'Request a cash offer' })).toBeVisible();
  await expect(formOf(page).getByText('Who gains if you sell')).toBeVisible();
});

test('the hash of the form scrolls to it, smoothly unless motion is unwanted', async ({ page }) => {
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
  await expect(page.locator('#lead-form')).toBeInViewport();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect.poll(asked).toEqual([['lead-form', 'auto']]);
  await page.goto('/about');
  await page.goto(sale.page);
  await page.waitForTimeout(300);
  expect(await asked()).toEqual([]);
});

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

  test('a badge chosen by hand is sent', async ({ page }) => {
    const email = unique();
    await page.goto(sale.page);
    await fill(page, caseOf('sale'), email);
    await formOf(page).getByLabel('Free Valuation').check();
    await formOf(page).getByRole('button', { name: 'Request a free valuation' }).click();
    await expect(page).toHaveURL(/\/confirmation$/);
    expect(leadsOf(email)[0]?.lead.userIntent).toBe('Free Valuation');
  });
});
