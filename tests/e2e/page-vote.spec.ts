import { expect } from '@playwright/test';
import { scriptsStarted } from '../support/settled.ts';
import { test } from '../support/visitor.ts';
import { networkLog } from './network-log.ts';

const counted = 'Thank you. That was counted.';

test('a tool: one press by the keyboard is counted and told, and the answers stay in the address', async ({ page }) => {
  const requests = networkLog(page);
  const tool = '/tools/deadlines#death=2026-03-10';
  await page.goto(tool);
  await scriptsStarted(page);
  const vote = page.getByRole('form', { name: 'Did this answer it?' });
  await page.route('**/api/page-votes', (route) => route.abort());
  await vote.getByRole('button', { name: 'No' }).press('Enter');
  await expect(vote.getByRole('status')).toHaveText('That could not be counted. Please try again later.');
  await page.unroute('**/api/page-votes');

  const answered = page.waitForResponse('**/api/page-votes');
  await vote.getByRole('button', { name: 'No' }).press('Enter');
  const response = await answered;
  expect(response.status()).toBe(200);
  expect(response.request().postDataJSON()).toEqual({ page: '/tools/deadlines', vote: 'no' });
  await expect(vote.getByRole('status')).toHaveText(counted);
  await expect(vote.getByRole('button', { name: 'No' })).toBeFocused();

  await vote.getByRole('button', { name: 'Yes' }).click({ force: true });
  expect(requests.filter((request) => request.url().endsWith('/api/page-votes'))).toHaveLength(2);
  await expect(page).toHaveURL(tool);
});

for (const javaScriptEnabled of [true, false])
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('an answer comes back with thanks in place of the buttons; no cookie, and not on paper', async ({
      page,
      context,
    }) => {
      const answer = '/answers/what-to-do-first';
      await page.goto(answer);
      const vote = page.getByRole('form', { name: 'Did this answer it?' });
      await vote.getByRole('button', { name: 'Partly' }).press('Enter');
      await expect(page).toHaveURL(`${answer}#vote-counted`);
      await expect(vote.getByText(counted)).toBeVisible();
      await expect(vote.getByRole('button')).toHaveCount(0);
      expect(await context.cookies()).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      await expect(vote).toBeHidden();
    });
  });
