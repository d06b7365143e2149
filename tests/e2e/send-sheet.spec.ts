// A tool's result on its way to the agent: shown in full, changed by the visitor, sent by the form's own button alone.
import { expect } from '@playwright/test';
import { caseOf } from '../fixtures/lead-form-cases.ts';
import { a11yViolations } from '../support/a11y-violations.ts';
import { fill, waitPastSpamCheck } from '../support/lead-form.ts';
import { blockStorage } from '../support/overlays.ts';
import { leadsOf, toast, unique } from '../support/stored-leads.ts';
import { test } from '../support/visitor.ts';
import { leaksIn, networkLog } from './network-log.ts';

test('with storage forbidden: the sheet is in the form, is sent by its button, and in no request before', async ({
  page,
}) => {
  await blockStorage(page);
  const requests = networkLog(page);
  const email = unique();
  await page.goto('/tools/selling-the-house#title=shared&will=no&heirs=3&offer=123456');
  await expect(page.locator('.tool-offer')).toContainText('may be paid a commission');
  const opener = page.getByRole('button', { name: /^Send this to/ });
  await opener.press('Enter');
  const sheet = page.getByLabel('Anything we should know');
  await expect(sheet).toHaveValue(
    /^My sheet: How can the house be sold\?\nHow did the person own the house: Shared, and the deed.*\n[\s\S]*\$123,456\n/,
  );
  await expect(sheet).toHaveAccessibleDescription(/Read it, change it, or take it out/);
  await expect(page.getByText('By sending this form you agree')).toBeVisible();
  // At the top, where the sticky header covers no button: axe would call the rest of it too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect(await a11yViolations(page, 'main')).toEqual([]);

  await page.getByRole('button', { name: 'Do not send it' }).click();
  await expect(opener).toBeFocused();
  await opener.click();
  await fill(page, caseOf('sale'), email);
  await sheet.fill('My sheet: How can the house be sold?\nHeirs: 3\n\nPlease call in the evening.');
  await waitPastSpamCheck(page);
  expect(await leaksIn(requests, new URL(page.url()).origin, /123,?456|title=shared/)).toEqual([]);
  await page.getByRole('button', { name: 'Send my request' }).click();
  await expect(toast(page)).toContainText('Request Submitted Successfully');
  const [stored] = await leadsOf(email);
  expect(stored?.consent).toMatchObject({ given: true, page: '/tools/selling-the-house', version: 'sale-1' });
  expect(stored?.lead.notes).toMatch(
    /^Contact preference: .*\nMy sheet: .*\nHeirs: 3\n\nPlease call in the evening\.$/,
  );
});
