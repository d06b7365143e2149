// A tool as a visitor meets it: filled by a link, or typed into.
import { expect, type Page } from '@playwright/test';

/** Opens a tool with answers behind "#", and waits for what follows from them. The address keeps its tool's own order. */
export async function openTool(page: Page, path: string, fragment: string): Promise<void> {
  const hash = `#${fragment}`;
  // Another fragment of the page that is open changes the answers without loading it again.
  if (new URL(page.url(), 'http://none').pathname === path) await page.evaluate((to) => location.assign(to), hash);
  else await page.goto(path + hash);
  await shows(page, fragment);
}

/** Waits until the result is that of these answers, whatever their order. */
export async function shows(page: Page, fragment: string): Promise<void> {
  const sorted = (text: string | null) =>
    decodeURIComponent(text ?? '')
      .split('&')
      .sort()
      .join('&');
  await expect
    .poll(async () => sorted(await page.locator('.tool-result').getAttribute('data-answers')))
    .toBe(sorted(fragment));
}

/** Types one answer into its fields: a day as 2026-03-10, a choice by its value in the address, anything else as it is. */
export async function answer(page: Page, key: string, text: string): Promise<void> {
  const question = page.locator(`[data-question="${key}"]`);
  const day = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (day) {
    const [, year = '', month = '', date = ''] = day;
    await question.locator('select').selectOption(month);
    await question.locator(`[name="${key}-day"]`).fill(String(Number(date)));
    await question.locator(`[name="${key}-year"]`).fill(year);
  } else if (await question.locator('[type="radio"]').count()) {
    await question.locator(`[value="${text}"]`).check();
  } else {
    await question.locator('input').fill(text);
  }
}

/** The answers of a fragment, in dollars and days as they are typed. */
export const answersOf = (fragment: string): [string, string][] => [...new URLSearchParams(fragment)];
