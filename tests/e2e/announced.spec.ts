// What a screen reader announces by itself, on one walk: each status once, in the words that are seen, and the focus
// where the reader goes on. docs/screen-reader.md is the same walk as a screen reader spoke it.
import { expect, type Page } from '@playwright/test';
import { consultation } from '../../src/features/leads/forms/consultation.ts';
import { screenReaderText } from '../../src/features/questions/sources.ts';
import { answering, ask, full, open } from '../support/question-box.ts';
import { touched } from '../support/settled.ts';
import { test } from '../support/visitor.ts';
import { announced, recordAnnouncements } from './announcements.ts';

/** All announcements until each of these came, in any order. */
async function announcedUntil(page: Page, ...awaited: (string | RegExp)[]): Promise<string[]> {
  const announcements: string[] = [];
  const isAnnounced = (one: string | RegExp) =>
    announcements.some((line) => (typeof one === 'string' ? line === one : one.test(line)));
  await expect
    .poll(async () => {
      announcements.push(...(await announced(page)));
      return awaited.every(isAnnounced) || announcements;
    })
    .toBe(true);
  return announcements;
}

test('question, form and tool: each status is announced once', async ({ page }) => {
  await recordAnnouncements(page);

  await answering(page, full);
  await open(page);
  await announced(page);
  const answer = `status: ${screenReaderText({ ...full, content: full.response }).replace(/\s+/g, ' ')}`;
  for (const question of ['How long does it take?', 'And the costs?']) {
    await ask(page, question);
    expect((await announcedUntil(page, answer)).filter((line) => !line.includes('may fit'))).toEqual([
      'status: Thinking...',
      answer,
    ]);
  }

  await page.goto(consultation.page);
  const name = page.getByLabel('Full name');
  await touched(name);
  await page.getByLabel('Email address').fill('ann@example.com');
  const send = page.getByRole('button', { name: 'Send my request' });
  await send.focus();
  await announced(page);
  await send.press('Enter');
  expect(await announcedUntil(page, /^focus: Full name/)).toEqual(['focus: Full name | Name is required']);
  // Where the focus is there already, nothing but the message tells of it, each time.
  for (const _ of ['second', 'third']) {
    await name.press('Enter');
    expect(await announcedUntil(page, /^alert/)).toEqual(['alert: Name is required']);
  }

  await name.fill('Ann Example');
  await page.getByLabel('County').selectOption('franklin');
  await page.getByLabel(/I agree/).check();
  // Each failure is announced with its own reason.
  await page.route('**/api/leads', (route) => route.fulfill({ status: 503, json: { error: 'no' } }));
  await send.focus();
  for (const _ of ['first', 'second']) {
    await announced(page);
    await send.press('Enter');
    const failed = await announcedUntil(
      page,
      /^alert: This was not sent\. Everything you typed is still here/,
      /^status: Notif/,
    );
    expect(failed.filter((line) => /^(alert|focus)/.test(line))).toHaveLength(1);
  }
  await page.unroute('**/api/leads');
  await page.route('**/api/leads', (route) => route.fulfill({ status: 201, json: { success: true } }));
  await announced(page);
  await send.press('Enter');
  const { title, description } = consultation.success;
  const sent = await announcedUntil(page, 'focus: We have your request', new RegExp(`^status: Notification ${title}`));
  expect(sent.filter((line) => line.includes(title))).toEqual([expect.stringContaining(description)]);
  expect(sent.filter((line) => line.startsWith('focus: '))).toEqual(['focus: We have your request']);

  await page.goto('/tools/small-estate');
  const assets = page.locator('[name="assets"]');
  await touched(assets);
  await page.locator('[name="death-month"]').selectOption('03');
  await page.locator('[name="death-day"]').fill('10');
  await page.locator('[name="death-year"]').fill('2026');
  await assets.fill('30000');
  await announced(page);
  await assets.press('Enter');
  const result = await announcedUntil(page, /^status: \d+ tests/);
  expect(result.filter((line) => /tests:/.test(line))).toHaveLength(1);
  expect(result).toContain('focus: Four ways, and their tests');

  // Another result in the same words is announced again.
  await page.locator('[name="death-day"]').fill('11');
  expect((await announcedUntil(page, /^status: \d+ tests/)).filter((line) => /tests:/.test(line))).toEqual(
    result.filter((line) => /tests:/.test(line)),
  );
});
