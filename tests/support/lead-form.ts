// Opens, fills and sends a lead form in the browser.
import type { Page } from '@playwright/test';
import type { Case } from '../fixtures/lead-form-cases.ts';
import { touched } from './settled.ts';

export const formOf = (page: Page) => page.locator('main form.form');
export const send = (page: Page) => formOf(page).locator('button[type="submit"]').click();

/** Hydrates the form by touching it, so that its island sends it. */
export const wake = (page: Page) => touched(formOf(page).getByLabel('Email address'));

/**
 * Waits until the page has been open for about a second: what is sent faster is taken for a program and put into
 * quarantine.
 */
export const waitPastSpamCheck = (page: Page) => page.waitForFunction(() => performance.now() > 900);

/** Opens a page whose form is sent at once. */
export async function open(page: Page, address: string) {
  await page.goto(address);
  await waitPastSpamCheck(page);
  await wake(page);
}

export async function fill(page: Page, { typed, chosen = {}, agrees }: Case, email: string) {
  const form = formOf(page);
  await form.getByLabel('Email address').fill(email);
  for (const [label, value] of Object.entries(typed)) await form.getByLabel(label).fill(value);
  for (const [label, option] of Object.entries(chosen)) await form.getByLabel(label).selectOption({ label: option });
  if (agrees) await form.getByLabel(/I agree/).check();
}
