import { readFile } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { a11yViolations } from '../support/a11y-violations.ts';
import { cspViolations } from '../support/csp-violations.ts';
import { touched } from '../support/settled.ts';
import { printedSheets } from '../support/tool-page.ts';
import { test } from '../support/visitor.ts';
import { leaksIn, networkLog } from './network-log.ts';

const typed = /Ann Example|Bea Example|1 Main Street|First Bank/;

/** One file of a zip archive: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT */
function fileInZip(zip: Buffer, name: string): string {
  const header = zip.indexOf(name) - 30;
  expect(zip.toString('latin1', header, header + 4)).toBe('PK\x03\x04');
  const start = header + 30 + name.length + zip.readUInt16LE(header + 28);
  return inflateRawSync(zip.subarray(start, start + zip.readUInt32LE(header + 18))).toString();
}

const stored = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

test('a letter is filled in by keyboard, printed, copied and downloaded; no input is sent or stored automatically', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const requests = networkLog(page);
  const violations = await cspViolations(page);
  await page.goto('/letters/bank');
  const name = page.getByLabel('Your name');
  await touched(name);
  const type = async (...texts: string[]) => {
    for (const text of texts) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
  };
  await type('Ann Example', '1 Main Street', '614 555 0100', 'First Bank', 'Bea Example', 'March 10, 2026');
  await page.getByLabel('Who you are').selectOption('a daughter of the person who died');

  // Word's own line break, as it is pasted: no file that Word opens may hold it.
  await page.getByLabel('Your telephone number').fill('614 555 0100\vhome \u{1f3e0}');

  const sheet = page.locator('.letter-sheet');
  await expect(sheet).toContainText('Bea Example died on March 10, 2026. I am a daughter of the person who died.');
  await expect(sheet).not.toContainText('The accounts that I know of');
  expect.soft(await a11yViolations(page, 'main')).toEqual([]);
  await expect(page).toHaveURL('/letters/bank');
  expect(await stored(page)).not.toMatch(typed);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download for Word' }).press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toBe('bank.docx');
  const text = fileInZip(await readFile(await file.path()), 'word/document.xml');
  expect(text).toContain('Ann Example');
  expect(text).toContain('home \u{1f3e0}');
  expect(text).not.toContain('\v');
  await expect(page.getByRole('status').filter({ hasText: 'The file is made.' })).toBeVisible();

  await page.getByRole('button', { name: 'Copy the text' }).press('Enter');
  await expect(page.getByText('The letter is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Ann Example\n1 Main Street\n/);

  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  for (const hidden of ['.letter-form', '.letter-actions', '.site-header', '.site-footer', '.letter-page > .prose'])
    await expect(page.locator(hidden)).toBeHidden();
  expect(await printedSheets(page)).toBe(1);

  expect(await leaksIn(requests, new URL(page.url()).origin, typed)).toEqual([]);
  expect(violations()).toEqual([]);
});

test('values are stored only on request, reused in another letter, and deleted', async ({ page, context }) => {
  await page.goto('/letters/bank');
  const name = page.getByLabel('Your name');
  await touched(name);
  await name.fill('Ann Example');
  await page.getByLabel('Accounts that you know of').fill('First Bank');
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  await expect(page.getByText('Kept in this browser.')).toBeVisible();

  await page.goto('/letters/landlord');
  await touched(name);
  await page.getByLabel('Day of the death').fill('May 1, 2026');

  // Meanwhile another tab keeps a newer name, and of the rest only what it has typed.
  const other = await context.newPage();
  await other.goto('/letters/bank');
  await other.getByLabel('Your name').fill('Ann B. Example');
  await other.getByRole('button', { name: 'Keep on this device' }).click();
  await expect(other.getByText('Kept in this browser.')).toBeVisible();
  expect(await stored(other)).toContain('First+Bank');
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect(name).toHaveValue('Ann B. Example');
  await expect(page.getByLabel('Day of the death')).toHaveValue('May 1, 2026');
  await expect(page.locator('.letter-sheet')).toContainText('Ann B. Example');
  await page.getByRole('button', { name: 'Forget what is kept' }).click();
  await expect(page.getByText('Forgotten.')).toBeVisible();
  expect(await stored(page)).not.toMatch(typed);
});
