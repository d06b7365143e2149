// The tools as a visitor uses them: typed into, on a large screen and on a telephone. What the rules make of any answer
// is looked at in tools.spec.ts and, without a browser, in tests/unit/law.
import { expect, type Page } from '@playwright/test';
import { answer, answersOf, downloaded, eventsIn, openTool, shows } from '../support/tool-page.ts';
import { test } from '../support/visitor.ts';
import { leaksIn, networkLog } from './network-log.ts';

const total = (page: Page) => page.locator('[data-result="total"]');
const type = async (page: Page, typed: string) => {
  for (const [key, text] of answersOf(typed)) await answer(page, key, text);
};

test('dates: an invalid date shows its error beside the field and shows no result; a valid one, dates and a calendar file', async ({
  page,
}) => {
  const requests = networkLog(page);
  await page.goto('/tools/deadlines');
  const alert = (name: string) => page.locator(`[data-question="${name}"]`).getByRole('alert');
  await answer(page, 'death', '2026-02-30');
  await page.keyboard.press('Enter');
  await expect(alert('death')).toContainText('The day must be one of that month');
  await expect(page.locator('[data-question="death"] select')).toBeFocused();
  await answer(page, 'death', '2026-03-10');
  await expect(alert('death')).toHaveCount(0);
  await answer(page, 'letters', '2026-03-09');
  await page.keyboard.press('Tab');
  await expect(alert('letters')).toHaveText('This day is before the death.');
  await expect(page.locator('.date-line')).toHaveCount(0);
  await answer(page, 'death', '2190-01-01');
  await expect(alert('death')).toHaveText('This day is still to come.');

  const typed = 'death=2026-03-10&letters=2026-04-15&will=no&spouse=yes';
  await type(page, typed);
  await shows(page, typed);
  // Told to a screen reader once, and in few words.
  const status = page.locator('.tool > [role="status"]').last();
  await expect(status).toHaveText(/^\d+ lines, \d+ of them with a day to plan for\.$/);
  await expect(page.locator('.tool [role="status"]:not(:empty)')).toHaveCount(1);

  const file = await downloaded(page, 'Download for your calendar');
  expect(file.suggestedFilename()).toBe('probate-dates.ics');
  const days = (await eventsIn(file)).map(({ startDate }) => startDate.toString());
  const planned = page.locator('[data-kind="due"] :is([data-date="plan"], [data-date="again"])');
  expect(days).toEqual(await planned.evaluateAll((all) => all.map((day) => day.getAttribute('datetime'))));
  expect(days.length).toBeGreaterThan(8);
  await expect(page.locator('.tool-buttons')).toContainText('without it the next file adds new events');
  expect(requests.length).toBeGreaterThan(3);
  expect(await leaksIn(requests, new URL(page.url()).origin, /2026-0|2190/)).toEqual([]);
});

test('commission: answers are typed, restored, copied, saved and deleted, and never sent', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const requests = networkLog(page);
  const path = '/tools/executor-commission';
  await page.goto(path);
  await type(page, 'personal=$25,000&sold=95000&kept=60000');
  await expect(total(page)).toHaveAttribute('data-cents', '520000');
  await expect(page).toHaveURL(/#personal=25000&sold=95000&kept=60000$/);
  await page.reload();
  await expect(total(page)).toHaveAttribute('data-cents', '520000');

  // A section leads to its rule, and the answers stay.
  await page.locator('.tool-result [data-rule="commission-rates"] a').first().click();
  await expect(page.locator('#rule-C1')).toBeInViewport();
  await expect(page).toHaveURL(/#personal=25000&sold=95000&kept=60000$/);

  await expect(page.getByText('Whoever has the link sees')).toBeVisible();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  const stored = () => page.evaluate(() => localStorage.getItem('kept-answers:executor-commission'));
  expect(await stored()).toBeNull();
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  expect(await stored()).toBe('personal=25000&sold=95000&kept=60000');

  await page.goto('about:blank');
  await page.goto(path);
  await page.locator('[name="sold"]').focus();
  await expect(page.getByRole('button', { name: 'Use them' })).toBeVisible();
  // Another tab keeps newer ones.
  const newer = 'personal=26000&sold=95000&kept=60000';
  await page.evaluate((answers) => localStorage.setItem('kept-answers:executor-commission', answers), newer);
  await page.getByRole('button', { name: 'Use them' }).click();
  await expect(page.locator('.tool-step h3').first()).toBeFocused();
  await expect(page.locator('[name="personal"]')).toHaveValue('26000');
  await type(page, 'personal=25000');
  await expect(total(page)).toHaveAttribute('data-cents', '520000');
  await type(page, 'sold=96000');
  await page.getByRole('button', { name: 'Forget what is kept' }).click();
  expect(await stored()).toBeNull();
  await expect(page.getByRole('button', { name: 'Use them' })).toHaveCount(0);
  const keep = page.getByRole('button', { name: 'Keep on this device' });
  await expect(keep).toBeFocused();

  // Where the browser does not copy, the link is shown until the answers change.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('Blocked'));
  });
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByLabel('The link')).toHaveValue(/#personal=25000&sold=96000&kept=60000$/);
  await type(page, 'sold=97000');
  await expect(page.getByLabel('The link')).toHaveCount(0);

  await keep.click();
  await page.goto('about:blank');
  await page.goto(path);
  await page.locator('[name="sold"]').focus();
  await page.getByRole('button', { name: 'Forget them' }).click();
  await expect(page.locator('.tool-step h3').first()).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Forgotten.' })).toBeAttached();
  expect(await stored()).toBeNull();
  expect(await leaksIn(requests, new URL(page.url()).origin, /25[,]?000|9[567]000/)).toEqual([]);
});

test('small estates and house sales: answers are typed, and never sent', async ({ page }) => {
  const requests = networkLog(page);
  const grown = 'spouse=yes&all-to-spouse=no-will&children=other&minor=no';
  await page.goto('/tools/small-estate');
  await type(page, `death=2026-03-10&assets=60,000.01&${grown}`);
  await expect(page.locator('.tool-test[data-rule="release-without-will"]').first()).toHaveAttribute(
    'data-outcome',
    'not-met',
  );
  // Beside an invalid answer no result is shown, and none is printed.
  await answer(page, 'land', '180k');
  await page.keyboard.press('Enter');
  await expect(page.locator('.tool-result')).toContainText('cannot be right');
  await answer(page, 'land', ' Yes');
  await expect(page.locator('.tool-test[data-rule="release-without-will"]').first()).toHaveAttribute(
    'data-outcome',
    'not-met',
  );

  await page.goto('/tools/selling-the-house');
  const card = (id: string) => page.locator(`.tool-result article[data-path="${id}"]`);
  await type(
    page,
    'title=alone&will=yes&sale-in-will=silent&spouse=yes&heirs=3&under-18=no&all-sign=yes&inventory=yes',
  );
  await type(page, 'house-value=$200,000&offer=a lot');
  await page.keyboard.press('Tab');
  const offer = page.locator('[data-question="offer"] input');
  await expect(offer).toHaveAttribute('aria-invalid', 'true');
  await answer(page, 'offer', '160,000');
  await expect(offer).not.toHaveAttribute('aria-invalid', 'true');
  await expect(card('consent-sale')).toHaveAttribute('data-state', 'open');
  await answer(page, 'offer', '158,000');
  await expect(card('consent-sale').locator('[data-test="price"]')).toHaveAttribute('data-outcome', 'not-met');
  await answer(page, 'under-18', 'yes');
  await expect(card('consent-sale').locator('[data-test="adults"]')).toHaveAttribute('data-outcome', 'not-met');
  // After a transfer the owners alone are asked for.
  await answer(page, 'title', 'transferred');
  await expect(page.getByText('Is there a will?')).toHaveCount(0);
  await type(page, 'owners=2&married=1');
  await expect(card('transfer-first').locator('[data-signer]')).toHaveCount(2);
  await expect(page.locator('.tool-result article')).toHaveCount(1);
  const typed = /2026-03|60[,]?000|158[,]?000|200[,]?000|no-will|transferred/;
  expect(await leaksIn(requests, new URL(page.url()).origin, typed)).toEqual([]);
});

// The steps one by one: house-options.spec.ts by the keyboard, plan.spec.ts by the browser's buttons.
test('on a telephone a step without a question is skipped, and a step with an invalid answer is not left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTool(page, '/tools/who-inherits', 'net=300000&spouse=no&descendants=o');
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  await page.locator('.tool-result').getByRole('button', { name: 'Back' }).click();
  await expect(heading('Children')).toBeFocused();
  const last = page.locator('.tool-step[data-current]').getByRole('button', { name: 'See the result' });
  const count = page.getByLabel('How many children did the person have?');
  await count.fill('25');
  await page.locator('.tool-step[data-current] [type="submit"]').click();
  await expect(count).toBeFocused();
  await expect(page.getByText('Write a whole number from 0 to 20.')).toBeVisible();
  await count.fill('1');
  await last.click();
  await expect(heading('The statute’s shares')).toBeFocused();
});
