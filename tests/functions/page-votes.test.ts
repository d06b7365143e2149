// "Did this answer it?": votes through the function, and their reports to the operator.
import { beforeEach, expect, test, vi } from 'vitest';
import pageVotes from '../../netlify/functions/page-votes.ts';
import { countVote, daysAgo, readVotes } from '../../netlify/lib/page-votes.ts';
import { atNoon } from '../support/at-noon.ts';
import { mailAndWebhook } from '../support/mail-and-webhook.ts';
import { contextOf, deployForTests, postJson } from '../support/netlify.ts';
import { readMail } from '../support/read-mail.ts';
import { keysIn, runDailyCare, runDelivery, runWeeklySummary, store } from '../support/sent-leads.ts';

deployForTests();
const { mails } = mailAndWebhook();
const page = '/answers/what-to-do-first';
const vote = (body: unknown) => pageVotes(postJson('/api/page-votes', body), contextOf());
const keys = () => keysIn('votes/');

beforeEach(async () => {
  atNoon();
  await store().deleteAll();
});

test('a vote increments one counter for page, day and choice, and stores nothing else', async () => {
  for (const choice of ['yes', 'no', 'no']) expect((await vote({ page, vote: choice })).status).toBe(200);
  expect((await vote({ page: '/plan', vote: 'partly', name: 'Ann Example' })).status).toBe(200);
  const day = new Date().toISOString().slice(0, 10);
  expect(await keys()).toEqual([
    `votes/${day}/answers--what-to-do-first/no`,
    `votes/${day}/answers--what-to-do-first/yes`,
    `votes/${day}/plan/partly`,
  ]);
  expect(await store().get(`votes/${day}/answers--what-to-do-first/no`)).toBe('2');
  expect(await readVotes(store(), day)).toEqual([
    { page, yes: 1, partly: 0, no: 2 },
    { page: '/plan', yes: 0, partly: 1, no: 0 },
  ]);
});

test('votes on replies count for the card’s page, or for /questions without a card', async () => {
  for (const votedPage of ['/counties', '/letters/landlord', '/questions'])
    expect((await vote({ page: votedPage, vote: 'partly' })).status).toBe(200);
  expect((await readVotes(store(), '')).map((votes) => votes.page)).toEqual([
    '/counties',
    '/letters/landlord',
    '/questions',
  ]);
});

test('votes are counted by the day in Ohio', async () => {
  vi.setSystemTime('2027-03-15T03:59:00Z');
  await vote({ page: '/plan', vote: 'yes' });
  vi.setSystemTime('2027-03-15T04:00:00Z');
  await vote({ page: '/plan', vote: 'yes' });
  expect(await keys()).toEqual(['votes/2027-03-14/plan/yes', 'votes/2027-03-15/plan/yes']);
  expect(await readVotes(store(), daysAgo(new Date(), 0))).toEqual([{ page: '/plan', yes: 1, partly: 0, no: 0 }]);
});

test.each<[string, unknown]>([
  ['a page that is not ours', { page: '/answers/none-of-ours', vote: 'no' }],
  ['a page that does not ask', { page: '/lead-form', vote: 'no' }],
  ['an address elsewhere', { page: 'https://example.com/', vote: 'no' }],
  ['a path that climbs', { page: '/answers/../plan', vote: 'no' }],
  ['a page with a query', { page: `${page}?a=b`, vote: 'no' }],
  ['another vote', { page, vote: 'maybe' }],
  ['a vote that is no text', { page, vote: ['no'] }],
  ['nothing', {}],
])('%s is refused, and nothing is stored', async (_, body) => {
  expect((await vote(body)).status).toBe(422);
  expect(await keys()).toEqual([]);
});

test('with PAGE_VOTES=off nothing is counted', async () => {
  vi.stubEnv('PAGE_VOTES', 'off');
  expect((await vote({ page, vote: 'no' })).status).toBe(404);
  expect(await keys()).toEqual([]);
});

test('of forty concurrent votes every acknowledged one is counted', async () => {
  vi.useRealTimers();
  const answers = await Promise.all(Array.from({ length: 40 }, () => vote({ page, vote: 'no' })));
  const countedVotes = answers.filter(({ status }) => status === 200).length;
  expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
  expect(countedVotes).toBeGreaterThan(20);
  expect(await readVotes(store(), '')).toEqual([{ page, yes: 0, partly: 0, no: countedVotes }]);
});

test('a counter stops at ten thousand', async () => {
  const now = new Date();
  await countVote(store(), { page, vote: 'no' }, now);
  const [key = ''] = await keys();
  await store().set(key, '9999');
  for (let times = 0; times < 3; times += 1) await countVote(store(), { page, vote: 'no' }, now);
  expect(await store().get(key)).toBe('10000');
});

test('the weekly mail names the pages with most "no"; old votes are deleted', async () => {
  vi.stubEnv('WEEKLY_SUMMARY', 'on');
  const daysBefore = (days: number) => new Date(Date.now() - days * 86_400_000);
  await countVote(store(), { page: '/plan', vote: 'yes' }, daysBefore(1));
  for (let times = 0; times < 2; times += 1) await countVote(store(), { page, vote: 'no' }, daysBefore(2));
  await countVote(store(), { page: '/tools/deadlines', vote: 'no' }, daysBefore(8));
  await countVote(store(), { page: '/tools/deadlines', vote: 'no' }, daysBefore(100));
  await runWeeklySummary();
  await runDelivery();
  const { text } = readMail(mails[0] ?? '');
  expect(text).toContain(`${page}: 2 no, 0 partly, 0 yes`);
  expect(text).not.toMatch(/\/plan|\/tools\/deadlines/);

  await runDailyCare();
  expect(await readVotes(store(), '')).toContainEqual({ page: '/tools/deadlines', yes: 0, partly: 0, no: 1 });
});
