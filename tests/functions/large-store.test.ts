// A store with more keys than one batch.
import { readdir } from 'node:fs/promises';
import { beforeAll, expect, test, vi } from 'vitest';
import { createLead } from '../../netlify/lib/lead-records.ts';
import { batchSize, deleteLead } from '../../netlify/lib/lead-store.ts';
import { enqueue } from '../../netlify/lib/outbox.ts';
import type { StoredLead } from '../../src/features/leads/stored-lead.ts';
import { interceptRequests } from '../support/intercept-requests.ts';
import { deployForTests } from '../support/netlify.ts';
import { runDailyCare, runDelivery, runWeeklySummary, store, storeUndelivered } from '../support/sent-leads.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { restore, runLeads } from './leads-command.ts';

deployForTests();

const leadCount = 120;
/** Lower ids are newer. */
const ids = Array.from({ length: leadCount }, (_, index) => String(index).padStart(32, '0'));
const received = (index: number): string => new Date(Date.UTC(2026, 10, 1) - index * 60_000).toISOString();
const command = async (...args: string[]): Promise<string> => (await runLeads(args)).stdout;

beforeAll(async () => {
  const lead = await storeUndelivered();
  await deleteLead(store(), lead.id, new Date());
  for (const [index, id] of ids.entries()) {
    const other = { ...lead, id, receivedAt: received(index) };
    // Mails wait: there is no mail server.
    await enqueue(store(), other, { hasWebhook: false }, new Date());
    await createLead(store(), other);
  }
});

/** How many requests to the store were open at the same time. */
async function openAtOnce(work: () => Promise<unknown>): Promise<number> {
  let [open, maxOpen] = [0, 0];
  interceptRequests((_request, pass) => {
    open += 1;
    maxOpen = Math.max(maxOpen, open);
    return pass().finally(() => {
      open -= 1;
    });
  });
  await work();
  return maxOpen;
}

test.each([
  ['the outbox', runDelivery],
  ['the daily care', runDailyCare],
  ['the weekly summary', runWeeklySummary],
  ['an export', () => command('export', '--csv')],
])('at most fifty concurrent reads, so that a new lead does not wait long: %s', async (_name, work) => {
  vi.stubEnv('WEEKLY_SUMMARY', 'on');
  expect(await openAtOnce(work)).toBe(batchSize);
});

test('an outbox run starts no delivery after 12 seconds, and logs it', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const mails = temporaryFolder();
  vi.stubEnv('MAIL_FOLDER', mails);
  let seconds = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => 1000 * seconds);
  interceptRequests(({ method }, pass) => {
    // Each write takes a second: of a delivery these are the lease, the note that it was made, and the entry's end.
    if (method === 'put' || method === 'delete') seconds += 1;
    return pass();
  });
  await runDelivery();
  expect(log.mock.calls).toEqual([['The next run goes on with the outbox.']]);
  expect(await readdir(mails)).toHaveLength(5);
});

test('the list is sorted by time', async () => {
  const lines = (await command('list')).trim().split('\n');
  expect(lines.map((line) => line.split('  ')[1])).toEqual([...ids.toReversed(), undefined]);
  expect(lines.at(-1)).toBe(`${leadCount} leads`);
});

test('an export holds every lead since a moment, as a table with one heading, and can be restored', async () => {
  const backup = await command('export', '--json');
  const leads = (JSON.parse(backup) as { leads: StoredLead[] }).leads;
  expect(leads.map(({ id }) => id)).toEqual(ids);
  const since = received(59).slice(0, 16).replace('T', ' ');
  expect(JSON.parse(await command('list', '--json', '--since', since))).toEqual(leads.slice(0, 60));
  const rows = (await command('export', '--csv', '--since', since)).trimEnd().split('\r\n"');
  expect(rows).toHaveLength(61);
  expect(rows.filter((row) => row.includes('"receivedAt"'))).toHaveLength(1);

  const [deleted = '', ...others] = ids;
  await command('delete', deleted);
  for (const id of others.slice(0, 99)) await store().delete(`leads/${id}`);
  expect((await restore(backup)).stdout).toContain('99 restored; 21 were there');
  expect(JSON.parse(await command('list', '--json'))).toEqual(leads.slice(1));
});
