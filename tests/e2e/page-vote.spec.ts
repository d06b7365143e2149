// "Did this answer it?": asked by a script, and counted at most once a view.
import { expect, type Page } from '@playwright/test';
import { chatTexts } from '../../src/features/questions/contract.ts';
import { a11yViolations } from '../support/a11y-violations.ts';
import { ask, history, open } from '../support/question-box.ts';
import { test, testWithoutScripts } from '../support/visitor.ts';
import { leaksIn, networkLog } from './network-log.ts';

const answer = '/answers/what-to-do-first';
const vote = (page: Page) => page.getByRole('form', { name: 'Did this answer it?' });
const press = (page: Page, name: string) => vote(page).getByRole('button', { name }).press('Enter');
const votesIn = (requests: ReturnType<typeof networkLog>) =>
  requests.filter((request) => request.url().endsWith('/api/page-votes')).map((request) => request.postDataJSON());

test('a tool: one press by the keyboard is counted, pressed twice or on another button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const requests = networkLog(page);
  const tool = '/tools/deadlines#death=2026-03-10';
  await page.goto(tool);
  const answered = page.waitForResponse('**/api/page-votes');
  await press(page, 'No');
  await press(page, 'No');
  await press(page, 'Yes');
  expect((await answered).status()).toBe(200);
  await expect(vote(page).getByRole('status')).toHaveText('Thank you. That was counted.');
  await expect(vote(page).getByRole('button', { name: 'Yes' })).toBeFocused();
  await expect(page).toHaveURL(tool);

  // Neither another step of the tool nor a section of the page is another view.
  await page.locator('.tool-result').getByRole('button', { name: 'Back' }).click();
  await page.locator('.tool-step:visible').getByRole('button', { name: 'See the result' }).click();
  await page.evaluate(() => location.assign('#rules'));
  await page.reload();
  await expect(page.locator('.date-line').first()).toBeAttached();
  await expect(vote(page)).toBeHidden();
  expect(votesIn(requests)).toEqual([{ page: '/tools/deadlines', vote: 'no' }]);
  // Nothing that was typed into the tool goes along, in an address, a body or a header.
  const { origin } = new URL(page.url());
  expect(await leaksIn(requests, origin, /2026-03/)).toEqual([`POST ${origin}/api/page-votes`]);
  const sent = requests.find((request) => request.method() === 'POST');
  expect(JSON.stringify(await sent?.allHeaders())).not.toContain('2026-03');
});

test('an answer: the vote is hidden after a reload and Back, shown once in another tab; sets no cookie, and is not printed', async ({
  page,
  context,
}) => {
  const requests = networkLog(page);
  await page.goto(answer);
  await press(page, 'Partly');
  await expect(vote(page).getByRole('status')).toHaveText('Thank you. That was counted.');
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('vote');
  await page.emulateMedia({ media: 'print' });
  await expect(vote(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.reload();
  await expect(vote(page)).toBeHidden();
  await page.goto('/about');
  await page.goBack();
  await expect(page.locator('h1')).toBeVisible();
  await expect(vote(page)).toBeHidden();
  expect(votesIn(requests)).toEqual([{ page: answer, vote: 'partly' }]);

  const other = await context.newPage();
  const otherRequests = networkLog(other);
  await other.route('**/api/page-votes', (route) => route.abort());
  await other.goto(answer);
  await press(other, 'No');
  await expect(vote(other).getByRole('status')).toHaveText('Sorry, that could not be counted.');
  // The reply alone may have been lost: it is not sent again.
  await press(other, 'No');
  expect(votesIn(otherRequests)).toHaveLength(1);
});

test('a reply of the question box: the vote is below the newest reply only, and hidden once the conversation is restored', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const requests = networkLog(page);
  const reply = page.getByRole('group', { name: 'Did this answer it?' });
  await open(page);
  await ask(page, 'when must the inventory be filed');
  await expect(history(page)).toContainText('is due within 3 months');
  await expect(reply.getByRole('button', { pressed: false })).toHaveText(['Yes', 'Partly', 'No']);
  const newest = history(page).locator('.message.user').last();
  await reply.getByRole('button', { name: 'No' }).focus();
  const place = await newest.boundingBox();
  const answered = page.waitForResponse('**/api/page-votes');
  for (const name of ['Partly', 'Partly', 'No']) await reply.getByRole('button', { name }).press('Enter');
  expect((await answered).status()).toBe(200);
  await expect(reply.getByRole('status')).toHaveText('Thank you. That was counted.');
  await expect(reply.getByRole('button', { name: 'No' })).toBeFocused();
  await expect(reply.getByRole('button', { pressed: true })).toHaveText('Partly');
  // The press neither scrolls the conversation nor asks again.
  expect(await newest.boundingBox()).toEqual(place);
  expect.soft(await a11yViolations(page, '.ask-panel')).toEqual([]);

  await page.reload();
  await page.locator('#question').focus();
  await expect(history(page)).toContainText('is due within 3 months');
  await expect(reply).toHaveCount(0);
  // The conversation on another page: what was voted on stays so, a new reply is asked about.
  await open(page, '/probate/cost-of-probate-in-ohio');
  await page.getByRole('button', { name: chatTexts.showEarlier }).click();
  await expect(reply).toHaveCount(0);
  await ask(page, 'who is paid first when there is not enough money');
  await expect(reply).toHaveCount(1);
  expect(votesIn(requests)).toEqual([{ page: '/answers/when-is-the-inventory-due', vote: 'partly' }]);
  expect(await context.cookies()).toEqual([]);
});

testWithoutScripts('without JavaScript, no vote is asked: no page could know that it was cast', async ({ page }) => {
  await page.goto(answer);
  await expect(page.locator('.page-vote')).toBeAttached();
  await expect(page.locator('.page-vote').getByRole('button', { includeHidden: true }).first()).toBeHidden();
});
