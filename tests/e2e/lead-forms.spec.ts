// The lead forms: what a visitor types, what is stored, what the form answers.
import { expect, type Page } from '@playwright/test';
import { consultation } from '../../src/features/leads/forms/consultation.ts';
import { download, guide, guideEmail } from '../../src/features/leads/forms/guide.ts';
import { sale } from '../../src/features/leads/forms/sale.ts';
import { draftKey } from '../../src/shared/form-draft.browser.ts';
import { caseOf, cases } from '../fixtures/lead-form-cases.ts';
import { a11yViolations } from '../support/a11y-violations.ts';
import { cspViolations } from '../support/csp-violations.ts';
import { fill, formOf, open, send, waitPastSpamCheck, wake } from '../support/lead-form.ts';
import { blockStorage, errorsOf } from '../support/overlays.ts';
import { codeOf, gate } from '../support/settled.ts';
import { leadsOf, toast, unique } from '../support/stored-leads.ts';
import { test, testWithoutScripts } from '../support/visitor.ts';

const field = (page: Page, label: string) => formOf(page).getByLabel(label);
const emailOf = (page: Page) => field(page, 'Email address');

for (const one of cases) {
  const { form, missing, typed, spokenByToast } = one;
  const [first, second] = missing;

  test(`${form.page}: validation, draft restore, failed requests, and the stored lead`, async ({ page }) => {
    const violations = await cspViolations(page);
    const email = unique();
    await page.route('**/guide/*', (route) =>
      route.fulfill({ body: 'The guide', headers: { 'content-type': 'text/plain' } }),
    );
    await page.goto(form.page);
    await wake(page);

    await test.step('all empty required fields are marked at once, and the first gets the focus', async () => {
      await send(page);
      for (const [label, message] of missing) await expect(field(page, label)).toHaveAccessibleDescription(message);
      await expect(field(page, first?.[0] ?? '')).toBeFocused();
      // The focus reads it out, beside what a toast says.
      await expect(formOf(page).getByRole('alert')).toHaveCount(0);
      for (const words of spokenByToast ?? []) await expect(toast(page)).toContainText(words);
      // A link half under the sticky header would count as too small a target.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      expect.soft(await a11yViolations(page, 'main form.form')).toEqual([]);
    });

    if (first && second)
      await test.step('the first invalid field gets the focus, and its error is announced', async () => {
        await field(page, first[0]).fill(typed[first[0]] ?? '');
        await emailOf(page).fill('ann@');
        await send(page);
        await expect(field(page, second[0])).toBeFocused();
        if (spokenByToast) await expect(toast(page)).toContainText(one.spokenAgain ?? second[1]);
        else await expect(field(page, second[0])).toHaveAccessibleDescription(second[1]);
      });

    await test.step('a draft is restored after visiting another page, consent is not', async () => {
      await fill(page, one, email);
      await page.goto('/about');
      await page.goto(form.page);
      const isThere = async () => {
        await expect(emailOf(page)).toHaveValue(email);
        for (const [label, value] of Object.entries(typed)) await expect(field(page, label)).toHaveValue(value);
      };
      await isThere();
      if (one.agrees) await expect(formOf(page).getByLabel(/I agree/)).not.toBeChecked();
      // And the island that wakes later keeps it.
      await wake(page);
      await isThere();
      if ('Anything we should know' in typed)
        expect.soft((await field(page, 'Anything we should know').boundingBox())?.height).toBeGreaterThanOrEqual(120);
    });

    await test.step('after a failed request all input is still there', async () => {
      await fill(page, one, email);
      const reply = gate();
      let requests = 0;
      await page.route('**/api/leads', async (route) => {
        requests += 1;
        await reply.opened;
        await route.fulfill({ status: 503, json: { error: 'no' } });
      });
      const button = formOf(page).getByRole('button');
      await expect(button).toHaveAccessibleName(one.button);
      await send(page);
      await expect(button).toHaveText(one.sending);
      await expect(button).toBeFocused();
      await button.press('Enter');
      reply.open();
      await expect(toast(page)).toContainText(form.failure.title);
      await expect(toast(page)).toContainText(form.failure.description);
      expect(requests).toBe(1);
      await expect(formOf(page).getByRole('alert')).toContainText('Everything you typed is still here');
      await expect(emailOf(page)).toHaveValue(email);
      for (const [label, value] of Object.entries(typed)) await expect(field(page, label)).toHaveValue(value);
      await expect(button).toBeFocused();
    });

    await test.step('validation errors of the server are shown beside their fields', async () => {
      await page.unroute('**/api/leads');
      const fields = { email: 'Valid email is required', name: 'The name is too long' };
      await page.route('**/api/leads', (route) => route.fulfill({ status: 422, json: { error: 'no', fields } }));
      await send(page);
      // A name is typed in parts, or as a whole.
      const [focused, message] = first?.[0].includes('name')
        ? [first[0], fields.name]
        : ['Email address', fields.email];
      await expect(field(page, focused)).toHaveAccessibleDescription(message);
      await expect(emailOf(page)).toHaveAccessibleDescription(fields.email);
      await expect(field(page, focused)).toBeFocused();
    });

    await test.step('a retry is stored once, the form is reset, and a toast confirms it', async () => {
      await page.unroute('**/api/leads');
      await waitPastSpamCheck(page);
      const downloading = form.id === download.id ? page.waitForEvent('download') : undefined;
      await send(page);
      // The guide itself comes once the lead is stored.
      if (downloading) expect((await downloading).suggestedFilename()).toMatch(/\.txt$/);
      await expect(toast(page)).toContainText(form.success.title);
      await expect(toast(page)).toContainText(form.success.description);
      await expect(emailOf(page)).toHaveValue('');
      const [stored, ...others] = await leadsOf(email);
      expect(others).toEqual([]);
      expect(stored?.lead).toMatchObject(one.lead);
      expect(stored?.form).toBe(form.id);
      expect(stored?.consent.page).toBe(form.page);
      expect(stored?.attribution?.landing).toBe(form.page);
      expect(violations()).toEqual([]);
      await page.reload();
      await expect(emailOf(page)).toHaveValue('');
    });
  });
}

test('a lead whose response was lost is retried, and stored once, also without session storage', async ({ page }) => {
  const errors = errorsOf(page);
  await blockStorage(page);
  const email = unique();
  await open(page, consultation.page);
  await fill(page, caseOf(consultation.id), email);
  await page.route('**/api/leads', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send(page);
  await expect(toast(page)).toContainText(consultation.failure.title);
  expect(await leadsOf(email)).toHaveLength(1);
  await page.unroute('**/api/leads');
  await send(page);
  await expect(toast(page)).toContainText(consultation.success.title);
  await expect(formOf(page).getByLabel(/I agree/)).not.toBeChecked();
  expect(await leadsOf(email)).toHaveLength(1);
  expect(errors).toEqual([]);
});

test('campaign parameters of the first page are sent with the lead', async ({ page }) => {
  const email = unique();
  await page.goto('/faq?utm_source=letter&utm_campaign=spring');
  await open(page, guideEmail.page);
  await emailOf(page).fill(email);
  await send(page);
  await expect(toast(page)).toContainText(guideEmail.success.title);
  expect((await leadsOf(email))[0]?.attribution).toEqual({
    source: 'letter',
    medium: '',
    campaign: 'spring',
    referrer: '',
    landing: '/faq',
  });
});

// That one is announced where the reply says so is in the tests of all forms.
test('no mail is announced where the reply does not say that one was queued', async ({ page }) => {
  for (const [form, mailQueued] of [
    [guideEmail, false],
    [guide, undefined],
  ] as const) {
    await page.route('**/api/leads', (route) =>
      route.fulfill({ status: 201, json: { id: 'a', reference: 'A1B2-C3D4', mailQueued } }),
    );
    await page.goto(form.page);
    await wake(page);
    await fill(page, caseOf(form.id), 'ann@example.com');
    await send(page);
    await expect(toast(page)).toContainText('is on this page. We email it once a day at most.');
    await expect(formOf(page).locator('.form-sent')).toContainText('We email the guide once a day at most');
    await page.unroute('**/api/leads');
  }
});

test('a draft submitted before hydration is not restored; another form keeps its draft', async ({ page }) => {
  const email = emailOf(page);
  await page.goto(sale.page);
  await email.fill('ann@example.com');
  await page.route(codeOf('GuideEmailForm'), (route) => route.abort());
  await page.goto(guideEmail.page);
  await email.fill(unique());
  // The page that answers is left before any of its scripts came.
  await page.route('**/_astro/*.js', (route) => route.abort());
  await send(page);
  await expect(page).toHaveURL(/\/confirmation\/sent\?reference=/);
  await page.unrouteAll();
  await page.goto(guideEmail.page);
  await wake(page);
  await expect(email).toHaveValue('');
  await page.goto(sale.page);
  await expect(email).toHaveValue('ann@example.com');
});

test('a form restored from the bfcache takes a newer draft, and is emptied if the draft was sent', async ({ page }) => {
  const email = emailOf(page);
  const intent = (value: string) => formOf(page).locator(`[name="userIntent"][value="${value}"]`);
  /** The page is left, another copy of its form keeps this draft, and the page comes back. */
  const leaveAndReturn = (draft: object) =>
    page.evaluate(
      ([key, storedDraft]) => {
        const step = (name: string) => dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
        step('pagehide');
        sessionStorage.setItem(key, storedDraft);
        step('pageshow');
      },
      [draftKey(sale.id), JSON.stringify(draft)] as const,
    );
  await page.goto(sale.page);
  await leaveAndReturn({ email: 'ann@example.com' });
  await expect(email).toHaveValue('ann@example.com');
  await email.fill('ann.marie@example.com');
  await leaveAndReturn({ email: 'marie@example.com', userIntent: 'Cash Offer' });
  await expect(email).toHaveValue('marie@example.com');
  await expect(intent('Cash Offer')).toBeChecked();
  await leaveAndReturn({});
  await expect(email).toHaveValue('');
  await expect(intent('Cash Offer')).toBeChecked();
});

test('debug inputs appear with ?debug=1 only, and only echo', async ({ page }) => {
  const inputs = page.getByLabel(/^Debug/);
  for (const [path, count] of [
    ['/lead-form', 2],
    ['/lead-form-simple', 1],
  ] as const) {
    await page.goto(path);
    await expect(inputs).toHaveCount(0);
    await page.goto(`${path}?debug=1`);
    await expect(inputs).toHaveCount(count);
    await inputs.first().fill('<b>1 Main Street</b>');
    await expect(page.getByRole('status').first()).toHaveText('<b>1 Main Street</b>');
  }
});

// Each form as the function stores it and prints it again: tests/functions/lead-forms.test.ts.
testWithoutScripts('without JavaScript, a form arrives, and comes back when something is wrong', async ({ page }) => {
  const one = caseOf(sale.id);
  const email = unique();
  await page.goto(`${sale.page}?debug=1`);
  await expect(page.getByLabel(/^Debug/)).toHaveCount(0);
  await send(page);
  // The browser validates.
  await expect(field(page, 'First name')).toBeFocused();
  await formOf(page).evaluate((form) => form.setAttribute('novalidate', ''));
  await fill(page, { ...one, typed: { ...one.typed, 'Last name': '' } }, email);
  await field(page, 'Free Valuation').check();
  await send(page);
  await expect(field(page, 'Last name')).toHaveAccessibleDescription('Last name is required');
  await expect(page).toHaveTitle(/^Please check your information/);
  await expect(field(page, 'Last name')).toBeFocused();
  await expect(page.getByText('Last name is required')).toBeInViewport();
  for (const [label, value] of Object.entries(one.typed))
    if (label !== 'Last name') await expect(field(page, label)).toHaveValue(value);
  await field(page, 'Last name').fill('Example');
  await formOf(page).getByRole('button', { name: 'Request a free valuation' }).click();
  await expect(page).toHaveURL(/\/confirmation\/sent\?reference=/);
  expect((await leadsOf(email))[0]?.lead).toMatchObject({ ...one.lead, userIntent: 'Free Valuation' });
});
