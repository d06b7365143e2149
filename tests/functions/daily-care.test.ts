// What the daily function deletes.
import { beforeEach, expect, test, vi } from 'vitest';
import { atNoon } from '../support/at-noon.ts';
import { interceptRequests } from '../support/intercept-requests.ts';
import { deployForTests } from '../support/netlify.ts';
import { keysIn, runDailyCare, store } from '../support/sent-leads.ts';

deployForTests();
beforeEach(() => store().deleteAll());

const monthsAgo = (months: number): string => {
  const date = new Date();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.toISOString();
};

test('old leads are deleted, in quarantine too; younger ones stay', async () => {
  const [oldLead, oldSpam, youngLead] = ['0', '1', '2'].map((digit) => digit.repeat(32));
  for (const [key, id, months] of [
    [`leads/${oldLead}`, oldLead, 26],
    [`quarantine/${oldSpam}`, oldSpam, 26],
    [`leads/${youngLead}`, youngLead, 22],
    [`quarantine/${youngLead}`, youngLead, 22],
  ] as const)
    await store().setJSON(key, { id, receivedAt: monthsAgo(months) });
  await runDailyCare();
  expect(await keysIn()).toEqual([
    `leads/${youngLead}`,
    `quarantine/${youngLead}`,
    `tombstones/${oldLead}`,
    `tombstones/${oldSpam}`,
  ]);
});

test('the markers of mailed addresses are deleted the next day', async () => {
  atNoon();
  for (const day of ['2026-11-21', '2026-11-20']) await store().setJSON(`mailed/${day}/domain/mailbox`, {});
  await runDailyCare();
  expect(await keysIn('mailed/')).toEqual(['mailed/2026-11-21/domain/mailbox']);
});

test.each([
  ['production', ['production', 'deploy-preview', 'branch-deploy']],
  ['deploy-preview', ['deploy-preview']],
])('%s deletes old leads from the stores of %j', async (deployContext, maintained) => {
  const id = 'a'.repeat(32);
  const contexts = ['production', 'deploy-preview', 'branch-deploy', 'dev'];
  for (const name of contexts) await store(name).setJSON(`leads/${id}`, { id, receivedAt: monthsAgo(26) });
  await runDailyCare(deployContext);
  const remaining = await Promise.all(
    contexts.map(async (name) => ((await store(name).get(`leads/${id}`)) ? [name] : [])),
  );
  expect(remaining.flat()).toEqual(contexts.filter((name) => !maintained.includes(name)));
});

test('an unreadable lead is logged by its key, and does not stop the others', async () => {
  const broken = `leads/b0${'b'.repeat(30)}`;
  await store().set(broken, 'Ann Example, ann@');
  const others = ['b1', 'c0'].map((part) => part.padEnd(32, 'b'));
  for (const id of others) await store().setJSON(`leads/${id}`, { id, receivedAt: monthsAgo(26) });
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await runDailyCare();
  expect(log.mock.calls).toEqual([[`${broken}: What is stored there cannot be read.`]]);
  for (const id of others) expect(await keysIn(`leads/${id}`)).toEqual([]);
});

test('a failing store does not stop the others, and the run throws', async () => {
  const id = 'c'.repeat(32);
  const contexts = ['production', 'deploy-preview', 'branch-deploy'];
  for (const name of contexts) await store(name).setJSON(`leads/${id}`, { id, receivedAt: monthsAgo(26) });
  const storage = interceptRequests(async ({ url }, pass) =>
    url.includes('leads-deploy-preview') ? new Response(null, { status: 403 }) : pass(),
  );
  await expect(runDailyCare('production')).rejects.toThrow('Daily care failed in 1 of 3 stores.');
  storage.mockRestore();
  const remaining = await Promise.all(contexts.map((name) => store(name).get(`leads/${id}`)));
  expect(remaining.map(Boolean)).toEqual([false, true, false]);
});

test('a long run reads leads before spam, starts no batch after 20 seconds, and starts at a random lead', async () => {
  const ids = Array.from({ length: 200 }, (_, index) => index.toString(16).padStart(32, '0'));
  await Promise.all(ids.map((id) => store().setJSON(`leads/${id}`, { id, receivedAt: monthsAgo(1) })));
  await store().setJSON(`quarantine/${ids[0]}`, { id: ids[0], receivedAt: monthsAgo(1) });
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const firstRead = async (start: number) => {
    let seconds = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => 1000 * seconds);
    const random = vi.spyOn(Math, 'random').mockReturnValue(start);
    const requests = interceptRequests((_request, pass) => {
      // Two batches of fifty reads take more than twenty seconds.
      seconds += 0.3;
      return pass();
    });
    await runDailyCare();
    const read = requests.mock.calls.flatMap(([url]) => /(?:leads|quarantine)\/[0-9a-f]{32}/.exec(String(url)) ?? []);
    for (const spy of [clock, random, requests]) spy.mockRestore();
    return [read[0], read.length];
  };
  expect(await firstRead(0)).toEqual([`leads/${ids[0]}`, 100]);
  expect(await firstRead(0.75)).toEqual([`leads/${ids[150]}`, 100]);
  expect(log).toHaveBeenCalledTimes(2);
});
