// What the plan shows before any section is expanded.
import { expect, type Page } from '@playwright/test';
import { a11yViolations } from '../support/a11y-violations.ts';
import { test } from '../support/visitor.ts';
import { address } from './plan-walk.ts';

// A walk types for a while, on a machine that does much besides.
test.describe.configure({ timeout: 120_000 });

const planAt = (fragment: string) => `/plan#${fragment}`;
const lines = (page: Page, selector: string) =>
  page
    .locator(`${selector} [data-rule]`)
    .evaluateAll((all: HTMLElement[]) =>
      all.map((line) => `${line.querySelector('time')?.dateTime} ${line.dataset.rule}`),
    );

test('shows the next two dates and the next form; the rest is collapsed, without effect on the address', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.setFixedTime('2026-11-28T17:00:00Z');
  await page.goto(planAt(address));
  await expect(page.locator('.plan-next')).toBeVisible();
  expect(await lines(page, '.plan-next')).toEqual(['2026-12-10 federal-estate-return', '2027-03-10 will-delivery']);
  const paper = page.locator('[data-paper]');
  await expect(paper).toHaveText(
    'The next paper to file: Form 13.13: Status Report, by Fri, May 14, 2027. If the estate is still open.',
  );
  await expect(paper.getByRole('link')).toHaveAttribute('href', '/forms#form-status-report');
  await expect(page.locator('.tool-page details[open]')).toHaveCount(0);
  // With the panel to keep the plan, whose code comes last; before it was folded a plan was 16,000 px.
  await expect(page.getByRole('button', { name: 'Keep on this device' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(7000);

  // By the keyboard; what is open stays open while an answer changes, and the address is that of the answers.
  await page.locator('summary', { hasText: 'Past: what can still be done (8)' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('file it now, or ask the court for more time (R.C. 2115.02)')).toBeVisible();
  await expect(page).toHaveURL(planAt(address));
  expect(await a11yViolations(page, 'main')).toEqual([]);
  await page.evaluate((to) => location.assign(to), planAt(address.replace('2026-03-10', '2026-03-11')));
  await expect(page.locator('.plan-next')).toContainText('December 11, 2026');
  await expect(page.getByText('file it now, or ask the court for more time (R.C. 2115.02)')).toBeVisible();
});

test('before the appointment, shows the form that opens every estate; explains a date on a closed day', async ({
  page,
}) => {
  await page.clock.setFixedTime('2027-01-20T17:00:00Z');
  await page.goto(planAt('death=2026-08-31&will=no&spouse=no'));
  await expect(page.locator('[data-paper]')).toContainText(
    'Form 1.0: Surviving Spouse, Children, Next of Kin, Legatees and Devisees. It comes with every way',
  );
  await expect(page.locator('.plan-next [data-rule="creditor-claims"] .plan-days')).toHaveText(
    'Plan for Fri, February 26, 2027 The count ends Sun, February 28, 2027. That day is a Sunday. The law may allow the next open day (R.C. 1.14). Do not count on it.',
  );
  await expect(page.locator('.plan-stages [data-reading="executor"] .plan-days')).toHaveText(
    'Not before Sun, February 28, 2027 That day is a Sunday. The next open day is Mon, March 1, 2027.',
  );
});
