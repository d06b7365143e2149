// The executor's log and the sheet for the other heirs: saved like the plan, printed, and never sent.
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { a11yViolations } from '../support/a11y-violations.ts';
import { holdBack, touched } from '../support/settled.ts';
import { downloaded, printedSheets } from '../support/tool-page.ts';
import { test } from '../support/visitor.ts';
import { leaksIn, networkLog } from './network-log.ts';

const saveButton = (page: Page) => page.getByRole('button', { name: 'Keep on this device' });
const amount = (page: Page) => page.getByLabel('How much');

async function write(page: Page, kind: string, day: string, number: string, what: string) {
  await page.getByLabel(kind, { exact: true }).check();
  await page.getByLabel('The day', { exact: true }).fill(day);
  await amount(page).fill(number);
  await page.getByLabel('What for').fill(what);
  await page.getByRole('button', { name: 'Write it down' }).click();
  await expect(page.locator('.log-entries > li', { hasText: what })).toBeVisible();
}
const total = (page: Page, kind: string) => page.locator(`[data-total="${kind}"] dd`);

test('the log: entries, totals, an edit, a CSV file, an account; saved, and synced with another tab', {
  tag: '@telephone',
}, async ({ page, context }) => {
  const requests = networkLog(page);
  await page.clock.setFixedTime('2026-09-10T15:00:00Z');
  await page.goto('/plan/log');
  await touched(amount(page));
  await expect(page.getByLabel('The day', { exact: true })).toHaveValue('2026-09-10');

  // Each missing field has its error, and the first one has the focus.
  await page.getByRole('button', { name: 'Write it down' }).click();
  await expect(amount(page)).toBeFocused();
  await expect(amount(page)).toHaveAccessibleDescription(/^Write the hours/);
  await expect(page.getByLabel('What for')).toHaveAccessibleDescription('Write what it was for.');

  await write(page, 'Hours of work', '2026-07-01', '1.5', 'Inventory with the appraiser');
  await write(page, 'Miles driven', '2026-07-01', '24', 'To the court and back');
  await write(page, 'Money that went out', '2026-07-02', '$62.50', '=HYPERLINK("http://example.com","Deeds")');
  await write(page, 'Money that came in', '2026-09-01', '180,000', 'Sale of the house, from the buyer');
  await expect(total(page, 'hours')).toHaveText('1.5 hours');
  await expect(total(page, 'miles')).toHaveText('24 miles');
  await page.getByRole('button', { name: 'Change: Inventory with the appraiser' }).click();
  await expect(amount(page)).toHaveValue('1.50');
  await amount(page).fill('2.25');
  await page.getByRole('button', { name: 'Change it' }).click();
  await expect(total(page, 'hours')).toHaveText('2.25 hours');
  await expect(page.locator('[data-account="left"]')).toHaveText('$179,937.50');
  expect(await page.evaluate(() => localStorage.getItem('estate-record'))).toBeNull();
  expect.soft(await a11yViolations(page, 'main')).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  expect.soft(await a11yViolations(page, 'main')).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });

  const csv = await readFile(await (await downloaded(page, 'Save as a spreadsheet')).path(), 'utf8');
  expect(csv).toContain('"2026-07-01","To the court and back","","24","",""');
  expect(csv).toContain(`"'=HYPERLINK(""http://example.com"",""Deeds"")"`);

  // Kept: each later entry is there in another tab, and after a reload.
  await saveButton(page).click();
  const other = await context.newPage();
  await other.goto('/plan/log');
  await expect(total(other, 'hours')).toHaveText('2.25 hours');
  await other.getByRole('button', { name: 'Remove: To the court and back' }).click();
  await expect(total(page, 'miles')).toHaveText('0 miles');
  await write(page, 'Hours of work', '2026-09-02', '1', 'Letters to the bank');
  await expect(total(other, 'hours')).toHaveText('3.25 hours');
  await page.reload();
  await expect(total(page, 'hours')).toHaveText('3.25 hours');
  await expect(page.locator('.log-entries > li')).toHaveCount(4);

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.log-form')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'The money, as an account lists it' })).toBeVisible();
  expect(await leaksIn(requests, new URL(page.url()).origin, /180,?000|appraiser|HYPERLINK/i)).toEqual([]);
});

test('the draft of an entry is restored after another one was edited; a date may be today further east', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-09-10T20:00:00Z');
  await page.goto('/plan/log');
  await write(page, 'Hours of work', '2026-09-11', '1', 'Inventory');
  await page.getByLabel('Miles driven', { exact: true }).check();
  await page.getByLabel('The day', { exact: true }).fill('2026-09-12');
  await amount(page).fill('24');
  await page.getByLabel('What for').fill('To the court');
  const changed = page.getByRole('button', { name: 'Change: Inventory' });
  for (const end of ['Leave it as it was', 'Change it']) {
    await changed.click();
    await expect(page.getByLabel('What for')).toHaveValue('Inventory');
    // Another change would lose this one.
    await expect(changed).toBeDisabled();
    await page.getByRole('button', { name: end }).click();
    await expect(page.getByLabel('What for')).toHaveValue('To the court');
    await expect(amount(page)).toHaveValue('24');
    await expect(page.getByLabel('Miles driven', { exact: true })).toBeChecked();
  }
  await expect(amount(page)).toBeFocused();
  await page.getByRole('button', { name: 'Write it down' }).click();
  await expect(page.getByLabel('The day', { exact: true })).toHaveAccessibleDescription(
    'Give the day, not later than today.',
  );
});

test('input and a press before the sheet hydrates are not lost', async ({ page }) => {
  const later = await holdBack(page, '**/_astro/HeirsSheet.*.js');
  await page.goto('/plan/heirs#death=2026-03-10', { waitUntil: 'commit' });
  await page.locator('#heirs-from').fill('Ann Example');
  await saveButton(page).click();
  later();
  await expect(page.locator('.save-panel')).toHaveAttribute('data-saved', 'current');
  expect(await page.evaluate(() => localStorage.getItem('estate-record'))).toContain('Ann Example');
});

test('a sheet and dates left open overnight are updated to today', async ({ page }) => {
  const returnAt = async (moment: string) => {
    await page.clock.setFixedTime(moment);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  };
  await page.clock.setFixedTime('2026-07-10T03:50:00Z');
  await page.goto('/plan/heirs#death=2026-03-10&letters=2026-04-10');
  await expect(page.locator('.heirs-heading')).toHaveText(/on Thu, July 9, 2026$/);
  await expect(page.locator('.heirs-lines [data-day="2026-07-10"]')).toHaveCount(1);
  await returnAt('2026-07-11T03:50:00Z');
  await expect(page.locator('.heirs-heading')).toHaveText(/on Fri, July 10, 2026$/);
  await page.goto('/tools/deadlines#death=2026-03-10&letters=2026-04-10');
  const inventory = page.locator('[data-rule="inventory-due"] .date-plan');
  await expect(inventory).not.toContainText('(past)');
  await returnAt('2026-07-11T04:10:00Z');
  await expect(inventory).toContainText('(past)');
});

test('an unsaved log asks before the page is left, but not once it is saved to a file', async ({ page }) => {
  await page.goto('/plan/log');
  await touched(amount(page));
  await write(page, 'Hours of work', '2026-07-01', '1.5', 'Inventory');
  const asked = page.waitForEvent('dialog');
  void page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(total(page, 'hours')).toHaveText('1.5 hours');
  const file = await (await downloaded(page, 'Save to a file')).path();
  await page.goto('/plan/log');
  await expect(page.locator('.log-entries')).toHaveCount(0);
  await touched(amount(page));
  await page.getByLabel('Open a file').setInputFiles(file);
  await expect(total(page, 'hours')).toHaveText('1.5 hours');
});

test('the sheet: from the plan, with the executor’s texts, on one page; copied as text; nothing is sent', {
  tag: '@telephone',
}, async ({ page, context }) => {
  await page.clock.setFixedTime('2026-07-10T15:00:00Z');
  await page.goto(
    '/plan#death=2026-03-10&letters=2026-04-15&will=yes&spouse=no&land=180000&county=franklin&done=inventory-due~2026-07-01',
  );
  await page.locator('.fold > summary', { hasText: 'What is done' }).click();
  await page.getByRole('link', { name: 'a sheet for the other heirs' }).click();
  const sheet = page.locator('.heirs-sheet');
  await expect(sheet).toContainText('Wed, July 1, 2026 The inventory was filed.');
  await expect(sheet).toContainText('Thu, October 15, 2026 Final and distributive account: by this day.');
  await expect(sheet).toContainText(
    'Franklin County Probate Court in Columbus. The court’s own site: https://probate.franklincountyohio.gov',
  );
  const requests = networkLog(page);
  await page.getByLabel('The name of the person').fill('Ann Example');
  await page.getByLabel('The case number').fill('654321');
  await page.getByLabel('More, in your own words').fill('The house is empty.\nI have the keys.');
  await expect(sheet).toContainText('The estate of Ann Example: where it stands on Fri, July 10, 2026');
  await expect(sheet).toContainText('The case number is 654321.');
  await expect(sheet).not.toContainText('$');
  expect.soft(await a11yViolations(page, 'main')).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  expect.soft(await a11yViolations(page, 'main')).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(page.url()).not.toMatch(/Ann|654321/);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy the text' }).click();
  await expect(page.getByText('The sheet is copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(
    /^The estate of Ann Example[\s\S]*- Wed, July 1, 2026: The inventory was filed\.[\s\S]*I have the keys\./,
  );

  // Saved with the plan; without a link, restored from storage.
  await saveButton(page).click();
  expect(await leaksIn(requests, new URL(page.url()).origin, /Ann.Example|654321|keys|2026-0[347]/)).toEqual([]);
  await page.goto('/plan/heirs');
  await expect(sheet).toContainText('The case number is 654321.');
  await expect(page.getByLabel('The case number')).toHaveValue('654321');
  expect(await printedSheets(page)).toBe(1);
});
