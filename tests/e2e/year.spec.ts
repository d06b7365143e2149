// A year with the plan, with the clock moved: on the same phone, on another device from a file, in two tabs, and with full
// or blocked storage.
import { type Browser, expect, type Page } from '@playwright/test';
import { a11yViolations } from '../support/a11y-violations.ts';
import { blockStorage } from '../support/overlays.ts';
import { downloaded, eventsIn } from '../support/tool-page.ts';
import { test } from '../support/visitor.ts';
import { leaksIn, networkLog } from './network-log.ts';
import { day, group } from './plan-walk.ts';

test.describe.configure({ timeout: 120_000 });
const telephone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const estate = 'death=2026-03-10&letters=2026-04-15&will=yes&spouse=no';
const saveButton = (page: Page) => page.getByRole('button', { name: 'Keep on this device' });
const savePanel = (page: Page) => page.locator('.save-panel');
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('estate-record'));
/** Sets the clock, as on a later visit; timers run as they do. */
const moveTo = (page: Page, date: string) => page.clock.setSystemTime(`${date}T15:00:00Z`);

const expand = async (page: Page) => {
  const fold = page.locator('.fold', { hasText: 'What is done' });
  if (!(await fold.evaluate((element: HTMLDetailsElement) => element.open))) await fold.locator('summary').click();
};
const row = (page: Page, label: string) => page.locator('.plan-done > li', { hasText: label });
/** Ticks a line; without a day it was done today. */
async function tick(page: Page, label: string, on?: string) {
  await expand(page);
  await row(page, label).getByRole('checkbox').check();
  if (on) await row(page, label).getByLabel(`The day: ${label}`).fill(on);
}

/** A line of the dates, wherever it is folded, has this day. */
const hasDay = (page: Page, rule: string, which: 'ends' | 'done', date: string) =>
  expect(page.locator(`.plan-stages [data-rule="${rule}"] [data-date="${which}"]`).first()).toHaveAttribute(
    'datetime',
    date,
  );

const fileOf = async (page: Page) => (await downloaded(page, 'Save to a file')).path();
const open = (page: Page, path: string) => page.getByLabel('Open a file').setInputFiles(path);

async function eventsOf(page: Page) {
  const events = await eventsIn(await downloaded(page, 'Download for your calendar'));
  return Object.fromEntries(
    events.map(({ uid, sequence, component }) => [
      uid.replace(/@.*/, ''),
      { sequence, status: component.getFirstPropertyValue('status') },
    ]),
  );
}

/** A visitor with another browser, who has never been here. */
async function otherDevice(browser: Browser) {
  const context = await browser.newContext(telephone);
  await context.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'));
  return context.newPage();
}

test('a year from opening to closing the estate, on two devices; nothing typed is sent @telephone', async ({
  page,
  browser,
}) => {
  const requests = networkLog(page);
  await moveTo(page, '2026-04-20');
  await page.goto('/plan');
  const next = () =>
    page
      .locator('.tool-step:visible')
      .getByRole('button', { name: /^(Next|See the result)$/ })
      .click();
  await day(page, 'When did the person die?', 'March', '10', '2026');
  await next();
  await day(page, 'When did the court issue letters', 'April', '15', '2026');
  await next();
  await group(page, 'Is there a will?').getByLabel('Yes').check();
  await next();
  await group(page, 'Is there a surviving').getByLabel('No', { exact: true }).check();
  for (let step = 0; step < 6; step += 1) await next();
  await expect(page.locator('.plan-parts')).toBeVisible();
  await tick(page, 'The court admitted the will to probate', '2026-04-15');
  await hasDay(page, 'will-notice', 'ends', '2026-04-29');
  expect(await stored(page)).toBeNull();
  const first = await eventsOf(page);
  await saveButton(page).click();
  await expect(savePanel(page)).toContainText('Kept on this device.');
  // plan.spec.ts looks at the rest of the page.
  expect.soft(await a11yViolations(page, '.fold:has(.plan-done), .save-panel')).toEqual([]);

  // May: notices. What is ticked is there after a reload, and moves the dates.
  await moveTo(page, '2026-05-12');
  await page.reload();
  await expect(page.locator('.plan-since')).toContainText('Since Mon, April 20, 2026 these days have come.');
  await tick(page, 'Notice of the will was given', '2026-04-27');
  await tick(page, 'The certificate of notice of the will', '2026-05-05');
  await tick(page, 'The State’s Medicaid program received the notice');
  await expect(page).toHaveURL(/medicaid=2026-05-12/);
  await hasDay(page, 'will-contest', 'ends', '2026-08-05');

  // A wrong day is refused beside its line, and changes nothing.
  const certificate = row(page, 'The certificate of notice of the will').locator('input[type="date"]');
  await certificate.fill('2026-03-09');
  await certificate.blur();
  await expect(certificate).toHaveAccessibleDescription(/^Give a day from the death on/);
  await expect(page).toHaveURL(/certificate=2026-05-05/);
  await certificate.fill('2026-05-05');
  await expect(certificate).not.toHaveAttribute('aria-invalid', 'true');

  // July: the inventory. August: another visit, through the menu, without the link.
  await moveTo(page, '2026-07-01');
  await page.reload();
  await tick(page, 'The inventory was filed');
  await hasDay(page, 'inventory-due', 'done', '2026-07-01');
  await moveTo(page, '2026-08-20');
  await page.goto('/about');
  await page.goto('/plan');
  await expect(page.locator('.tool-saved')).toContainText('last opened on Wed, July 1, 2026');
  await page.getByRole('button', { name: 'Open it' }).click();
  const since = page.locator('.plan-since');
  await expect(since).toContainText('Since Wed, July 1, 2026 these days have come.');
  expect(await since.locator('li').evaluateAll((all: HTMLElement[]) => all.map(({ dataset }) => dataset.rule))).toEqual(
    ['fiduciary-claim', 'will-contest'],
  );

  // The next calendar file replaces the first: the same ids, higher numbers, and what is done is withdrawn.
  const second = await eventsOf(page);
  for (const [uid, event] of Object.entries(first)) {
    expect(second[uid]?.sequence, uid).toBeGreaterThan(event.sequence);
    expect(second[uid]?.status, uid).toBe(
      /-(inventory-due|will-notice|medicaid-notice|will-notice-certificate)$/.test(uid) ? 'CANCELLED' : 'CONFIRMED',
    );
  }

  // The sale and the account, on another device, from the file.
  const file = await fileOf(page);
  const other = await otherDevice(browser);
  const otherRequests = networkLog(other);
  await moveTo(other, '2026-10-02');
  await other.goto(`/plan#death=2026-03-11`);
  await expect(savePanel(other)).toContainText('Nothing is kept yet.');
  await open(other, file);
  await expect(other.getByText('The file is open.')).toBeVisible();
  await expect(other).toHaveURL(/death=2026-03-10.*done=inventory-due~2026-07-01/);
  expect(await stored(other)).toBeNull();
  await saveButton(other).click();
  await tick(other, 'The work of administration was completed', '2026-09-20');
  await tick(other, 'The final account was filed');
  await hasDay(other, 'final-account-due', 'ends', '2026-10-20');
  await hasDay(other, 'account-hearing', 'ends', '2026-11-01');
  const back = await fileOf(other);

  // Back on the telephone, where something else was ticked meanwhile: both are there.
  await moveTo(page, '2026-11-12');
  await page.reload();
  await tick(page, 'The executor’s own claim was presented', '2026-07-14');
  await open(page, back);
  await expect(page).toHaveURL(/account=2026-10-02&.*done=fiduciary-claim~2026-07-14\.inventory-due~2026-07-01/);
  await tick(page, 'The court approved the final account', '2026-11-09');
  await hasDay(page, 'fiduciary-discharge', 'ends', '2027-11-09');

  // All of it forgotten.
  await page.getByRole('button', { name: 'Forget all' }).click();
  await page.getByRole('button', { name: 'Delete it all' }).click();
  await expect(page.getByText('Forgotten.')).toBeAttached();
  expect(await stored(page)).toBeNull();
  for (const all of [requests, otherRequests])
    expect(await leaksIn(all, new URL(page.url()).origin, /2026-\d\d-\d\d|inventory-due/)).toEqual([]);
  await other.context().close();
});

test('two tabs: no tick is lost, and a deleted record is not restored by the other tab', async ({ page, context }) => {
  await page.clock.setFixedTime('2026-07-20T15:00:00Z');
  await page.goto(`/plan#${estate}`);
  await saveButton(page).click();
  await expect(savePanel(page)).toContainText('Kept on this device.');
  const other = await context.newPage();
  await other.clock.setFixedTime('2026-07-20T15:00:00Z');
  await other.goto(`/plan#${estate}`);
  await expect(savePanel(other)).toContainText('Kept on this device.');
  await tick(page, 'The inventory was filed');
  await expect(other).toHaveURL(/done=inventory-due~2026-07-20/);
  await tick(other, 'The will was brought to the court');
  await expect(page).toHaveURL(/done=inventory-due~2026-07-20.will-delivery~2026-07-20/);
  expect(await stored(page)).toContain('done.will-delivery');
  await other.getByRole('button', { name: 'Forget all' }).click();
  await other.getByRole('button', { name: 'Delete it all' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'deleted in another tab' })).toBeVisible();
  await tick(page, 'The federal estate tax return was filed');
  await expect(page).toHaveURL(/federal-estate-return/);
  expect(await stored(page)).toBeNull();
});

test('full or blocked storage is reported, and the page loses nothing', async ({ page, browser }) => {
  await page.goto(`/plan#${estate}`);
  await expect(saveButton(page)).toBeVisible();
  await page.evaluate(() => {
    for (let size = 5_000_000; size >= 1; size = Math.floor(size / 2))
      try {
        for (let index = 0; ; index += 1) localStorage.setItem(`filler-${size}-${index}`, 'a'.repeat(size));
      } catch {
        // No room for so many characters.
      }
  });
  await saveButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'no room left' })).toBeVisible();
  await tick(page, 'The inventory was filed', '2026-07-01');
  await expect(page).toHaveURL(/done=inventory-due~2026-07-01/);
  const file = await fileOf(page);
  await page.reload();
  await expect(page.locator('.plan-stages [data-rule="inventory-due"] [data-date="done"]')).toBeAttached();
  // With room again, the next press keeps it.
  await page.evaluate(() => localStorage.clear());
  await saveButton(page).click();
  await expect(savePanel(page)).toContainText('Kept on this device.');

  const context = await browser.newContext();
  const blocked = await context.newPage();
  await blockStorage(blocked);
  await blocked.goto(`/plan#${estate}`);
  await saveButton(blocked).click();
  await expect(blocked.getByRole('alert').filter({ hasText: 'lets no page keep anything' })).toBeVisible();
  await open(blocked, file);
  await expect(blocked).toHaveURL(/done=inventory-due~2026-07-01/);
  await tick(blocked, 'The executor’s own claim was presented', '2026-07-02');
  await expect(blocked).toHaveURL(/fiduciary-claim~2026-07-02/);
  // A file that is none of ours is refused in a sentence, and nothing changes.
  const address = blocked.url();
  await blocked
    .getByLabel('Open a file')
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{"death":1}') });
  await expect(blocked.getByText('This is not a file that was saved here')).toBeVisible();
  expect(blocked.url()).toBe(address);
  await context.close();
});
