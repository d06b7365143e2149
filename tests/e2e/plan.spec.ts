// A visitor's walk: "My mother died on March 10, 2026; letters on April 15; a house for $180,000; her husband survives,
// he is the father of one of her two children; no will." What the plan says is checked against the examples of the
// rules.
import { expect } from '@playwright/test';
import { a11yViolations } from '../support/a11y-violations.ts';
import { cspViolations } from '../support/csp-violations.ts';
import { waitPastSpamCheck } from '../support/lead-form.ts';
import { hydrated } from '../support/settled.ts';
import { leadsOf, toast, unique } from '../support/stored-leads.ts';
import { downloaded, eventsIn, printedSheets } from '../support/tool-page.ts';
import { test } from '../support/visitor.ts';
import { leaksIn, networkLog } from './network-log.ts';
import { address, answers, day, expectPlan, group, nothingWasSent, typed } from './plan-walk.ts';

// A walk types for a while, on a machine that does much besides.
test.describe.configure({ timeout: 120_000 });

test('on a large screen: the plan, its calendar file and its printout; nothing typed is sent', async ({ page }) => {
  const requests = networkLog(page);
  const violations = await cspViolations(page);
  await page.goto('/plan');
  for (const answer of answers) await answer(page);
  await expectPlan(page);
  await expect(page).toHaveURL(`/plan#${address}`);
  expect.soft(await a11yViolations(page, 'main')).toEqual([]);

  const events = await eventsIn(await downloaded(page, 'Download for your calendar'));
  const inventory = events.find(({ uid }) => uid.includes('-inventory-due@'));
  expect(inventory?.startDate.toString()).toBe('2026-07-15');
  expect(inventory?.description).toMatch(/R\.C\. 2115\.02[\s\S]*Check with the court/);
  expect(events.find(({ uid }) => uid.includes('-status-report@'))?.startDate.toString()).toBe('2027-05-14');
  // What may not happen before a day is nothing to do on it.
  expect(events.some(({ uid }) => /heir-survival|suit-against/.test(uid))).toBe(false);
  // The next file names the same estate: its id is in the address.
  const id = inventory?.uid.split('-')[0] ?? '';
  await expect(page).toHaveURL(new RegExp(`&id=${id}&issued=.*inventory-due`));

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.plan-parts')).toBeVisible();
  await expect(page.getByText('Case number', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What to bring to the court' })).toBeVisible();
  // What is folded is on paper, too.
  for (const folded of [
    '.plan-stages [data-rule="inventory-due"]',
    '[data-heir] >> nth=0',
    '[data-procedure] >> nth=0',
  ])
    await expect.poll(() => page.locator(folded).evaluate((element) => element.checkVisibility())).toBe(true);
  await expect(page.getByText('A certified death certificate')).toBeVisible();
  await expect(page.locator('form.tool-form')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'The rules in words' })).toBeHidden();
  expect(await printedSheets(page)).toBeLessThanOrEqual(2);

  await nothingWasSent(page, requests);
  expect(violations()).toEqual([]);
});

test('one question at a time, back and forward; nothing typed is sent or stored @telephone', async ({ page }) => {
  const requests = networkLog(page);
  await page.goto('/plan');
  for (const [index, answer] of answers.entries()) {
    await expect(page.locator('.tool-step:visible')).toHaveCount(1);
    await expect(page.getByText(`Step ${index + 1} of ${answers.length}`)).toBeVisible();
    await answer(page);
    await page
      .locator('.tool-step:visible')
      .getByRole('button', { name: /^(Next|See the result)$/ })
      .click();
  }
  await expect(page.locator('.tool-step:visible')).toHaveCount(0);
  await expectPlan(page);

  await page.goBack();
  await expect(page.getByText(`Step ${answers.length} of`)).toBeVisible();
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page.getByLabel('About how much is the house')).toHaveValue('$180,000');
  for (let step = 0; step < 4; step += 1) await page.goForward();
  await expectPlan(page);
  await nothingWasSent(page, requests);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toMatch(/2026-0[34]|180,?000|descendants/);
});

test('a count typed into a zero replaces it, wherever the field is clicked', async ({ page }) => {
  const [both, other] = [page.getByLabel('also the surviving spouse’s'), page.getByLabel('of another parent')];
  const left = { position: { x: 3, y: 10 } };
  await page.goto('/plan');
  await both.click(left);
  await hydrated(both);
  await page.keyboard.type('1');
  // What nobody typed is not put into the field.
  await expect(other).toHaveValue('');
  await other.click(left);
  await page.keyboard.type('1');
  await expect(page).toHaveURL('/plan#descendants=b.o');
  await page.goto('/plan#descendants=b&spouse=yes');
  await page.reload();
  await expect(other).toHaveValue('0');
  await other.click(left);
  await page.keyboard.type('1');
  await expect(page).toHaveURL('/plan#spouse=yes&descendants=b.o');

  // Whose children they are is known again after the answer on the spouse was corrected.
  const spouse = group(page, 'Is there a surviving');
  await spouse.getByLabel('No', { exact: true }).check();
  await expect(page.getByLabel('children', { exact: true })).toHaveValue('2');
  await page.getByLabel('children', { exact: true }).focus();
  await spouse.getByLabel('Yes').check();
  await expect(both).toHaveValue('1');
  await expect(other).toHaveValue('1');

  await page.goto('/tools/who-inherits#spouse=no&descendants=none');
  const children = page.locator('[data-question="descendants"] .count-field input').first();
  await hydrated(children);
  for (const [typed, shown] of [
    ['1', '1'],
    ['0', '0'],
    ['2', '2'],
    ['12', '12'],
    ['3', '3'],
  ] as const) {
    await children.click(left);
    await page.keyboard.type(typed);
    await expect(children).toHaveValue(shown);
  }
});

test('a link restores the plan, with the answers carried over from another tool', async ({ page }) => {
  await page.goto(`/plan#${address}&certificate=2026-06-12&executors=2&funeral=4000`);
  await expectPlan(page);
  await expect(page.getByRole('group', { name: 'Given elsewhere: certificate' })).toContainText('2026-06-12');
  const sum = page.getByRole('group', { name: 'Given elsewhere: cost of the funeral' });
  await expect(sum).toContainText('$4,000');
  await sum.getByRole('button', { name: 'Leave it out' }).click();
  await page
    .getByRole('group', { name: 'Given elsewhere: executors' })
    .getByRole('button', { name: 'Leave it out' })
    .click();
  await expect(page).toHaveURL(`/plan#${address}&certificate=2026-06-12`);
  await expect(page.getByRole('heading', { name: 'The county' })).toBeFocused();

  // What leaks is noticed, whichever way it goes: in an address, in a body, to others.
  const leaking = networkLog(page);
  await page.evaluate(async () => {
    navigator.sendBeacon('/api/none', 'a visit');
    await fetch(`/robots.txt?from=${encodeURIComponent(location.hash)}`);
    await fetch('/robots.txt', { headers: { 'x-from': location.hash } });
    await fetch('/robots.txt');
  });
  const leaks = await leaksIn(leaking, new URL(page.url()).origin, typed);
  expect(leaks.map((leak) => leak.replace(/%.*/, ''))).toEqual([
    expect.stringMatching(/^POST .*\/api\/none$/),
    expect.stringMatching(/^GET .*\/robots\.txt\?from=$/),
    expect.stringMatching(/^GET .*\/robots\.txt$/),
  ]);

  // An impossible number is an error and stops the plan.
  const ofBoth = page.getByLabel('also the surviving spouse’s');
  for (const wrong of ['tw', '21']) {
    await ofBoth.fill(wrong);
    await page.getByRole('button', { name: 'See the result' }).last().click();
    await expect(ofBoth).toBeFocused();
    await expect(ofBoth).toHaveAccessibleDescription(/^Write whole numbers/);
  }
  await ofBoth.fill('2');
  await expect(ofBoth).toHaveAccessibleDescription('');

  // The error of an impossible value is beside its field.
  await page.evaluate(() => location.assign('#death=2026-03-10&letters=2026-03-09'));
  await expect(group(page, 'When did the court issue letters')).toContainText('This day is before the death.');
  await expect(page.locator('.plan-parts')).toHaveCount(0);

  // An answer that only another tool offers stays, whatever is typed beside it.
  await page.evaluate(() => location.assign('#death=2026-03-10&title=transferred'));
  await page.getByLabel('About how much is everything else worth?').fill('100');
  await expect(page).toHaveURL('/plan#death=2026-03-10&title=transferred&assets=100');
});

test('"Send it to the agent" shows the plan first, offline too, and sends it only when the form’s button is pressed', async ({
  page,
  context,
}) => {
  const email = unique();
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await page.goto(`/plan#${address}`);
  const open = page.getByRole('button', { name: 'Send it to the agent' });
  await expect(open).toBeVisible();
  await context.setOffline(true);
  await open.click();
  await expect(page.getByRole('alert').filter({ hasText: 'The form could not be loaded' })).toBeVisible();
  await expectPlan(page);
  await context.setOffline(false);
  await open.click();
  const notes = page.getByLabel('Additional notes');
  await expect(notes).toHaveValue(/^My plan:[\s\S]*July 15, 2026: Inventory[\s\S]*\/plan#death=2026-03-10/);
  await expect(page.getByLabel(/I agree/)).not.toBeChecked();
  await expect(page.getByRole('combobox', { name: 'County' }).last()).toHaveValue('franklin');
  await page.getByLabel('Full name').fill('Ann Example');
  await page.getByLabel('Email address').fill(email);
  // Closed and opened again, and for another plan: what was typed is still there, and the notes are of that plan.
  await page.getByRole('button', { name: 'Do not send it' }).click();
  await expect(notes).toBeHidden();
  await expect(open).toBeFocused();
  await day(page, 'When did the person die?', 'March', '11', '2026');
  await expect(page.locator('.tool-result')).toHaveAttribute('data-answers', /death=2026-03-11/);
  await open.click();
  await expect(notes).toHaveValue(/\/plan#death=2026-03-11/);
  await notes.fill('Please call about the inventory. Inventory.');
  await open.click();
  await expect(notes).toHaveValue('Please call about the inventory. Inventory.');
  await expect(page.getByLabel('Full name')).toHaveValue('Ann Example');
  await page.getByLabel(/I agree/).check();
  await waitPastSpamCheck(page);
  expect(posts).toEqual([]);
  await page.getByRole('button', { name: 'Send my request' }).click();
  await expect(toast(page)).toContainText('Consultation Request Submitted');
  expect(await leadsOf(email)).toHaveLength(1);
  expect((await leadsOf(email))[0]?.lead).toMatchObject({
    county: 'franklin',
    userIntent: 'Consultation Request',
    notes: expect.stringContaining('Inventory'),
  });
});
