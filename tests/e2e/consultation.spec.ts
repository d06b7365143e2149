import { expect, type Page } from '@playwright/test';
import { consultation } from '../../src/features/leads/forms/consultation.ts';
import { a11yViolations } from '../support/a11y-violations.ts';
import { cspViolations } from '../support/csp-violations.ts';
import { waitPastSpamCheck, wake } from '../support/lead-form.ts';
import { gate } from '../support/settled.ts';
import { leadsOf, toast, unique } from '../support/stored-leads.ts';
import { test } from '../support/visitor.ts';

async function fill(page: Page, email: string) {
  await page.getByLabel('Full name').fill('Ann Example');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('County').selectOption('franklin');
  await page.getByLabel('Additional notes').fill('The house is empty.');
  await page.getByLabel(/I agree/).check();
}

const send = (page: Page) => page.getByRole('button', { name: 'Send my request' }).click();

test('a visitor sends the form: what is wrong, what the server refuses, a lost reply, and one stored lead', async ({
  page,
}) => {
  const violations = await cspViolations(page);
  const email = unique();
  const address = page.getByLabel('Email address');
  await page.goto(consultation.page);
  await wake(page);

  await test.step('every wrong field says what is wrong, and the first gets the focus', async () => {
    await address.fill('ann@');
    await send(page);
    for (const [label, message] of [
      ['Full name', 'Name is required'],
      ['Email address', 'Valid email is required'],
      ['County', 'County is required'],
    ] as const)
      await expect(page.getByLabel(label)).toHaveAccessibleDescription(message);
    await expect(page.locator('#consent-error')).toHaveText('You must agree to receive communications');
    await expect(page.getByLabel('Full name')).toBeFocused();
    expect.soft(await a11yViolations(page, 'main')).toEqual([]);
  });

  await test.step('what the server refuses is shown beside its field', async () => {
    await fill(page, email);
    const fields = { email: 'Valid email is required' };
    await page.route('**/api/leads', (route) => route.fulfill({ status: 422, json: { error: 'no', fields } }));
    await send(page);
    await expect(address).toHaveAccessibleDescription('Valid email is required');
    await expect(address).toBeFocused();
  });

  await test.step('when sending fails the form keeps everything, and says so meanwhile', async () => {
    await page.unroute('**/api/leads');
    await waitPastSpamCheck(page);
    // The first try arrives, but its reply is lost.
    const reply = gate();
    const lost = gate();
    let requests = 0;
    await page.route('**/api/leads', async (route) => {
      requests += 1;
      await route.fetch();
      await reply.opened;
      await route.abort();
      lost.open();
    });
    await send(page);
    const waiting = page.getByRole('button', { name: 'Submitting...' });
    await expect(waiting).toBeFocused();
    await waiting.press('Enter');
    reply.open();
    await lost.opened;
    await expect(page.getByRole('button', { name: 'Send my request' })).toBeFocused();
    expect(requests).toBe(1);
    await expect(toast(page)).toContainText(consultation.failure.title);
    await expect(page.getByLabel('Full name')).toHaveValue('Ann Example');
    await expect(page.getByLabel('Additional notes')).toHaveValue('The house is empty.');
  });

  await test.step('trying again makes one lead; the form is reset, a toast says so', async () => {
    await page.unroute('**/api/leads');
    await send(page);
    await expect(toast(page)).toContainText(consultation.success.title);
    await expect(toast(page)).toContainText(consultation.success.description);
    await expect(page.getByLabel('Full name')).toHaveValue('');
    await expect(page.getByLabel(/I agree/)).not.toBeChecked();
    const [stored, ...others] = await leadsOf(email);
    expect(others).toEqual([]);
    expect(stored?.lead).toMatchObject({
      county: 'franklin',
      notes: 'The house is empty.',
      userIntent: 'Consultation Request',
    });
    expect(violations()).toEqual([]);
  });
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
    await expect(page).toHaveURL(/\/confirmation\/sent\?reference=/);
    expect(await leadsOf(email)).toHaveLength(1);
  });
});
