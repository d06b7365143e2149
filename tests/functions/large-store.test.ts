// A store of more keys than are read at once.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import weeklySummary from '../../netlify/functions/weekly-summary.ts';
import { createLead } from '../../netlify/lib/lead-records.ts';
import { batchSize, deleteLead } from '../../netlify/lib/lead-store.ts';
import { enqueue } from '../../netlify/lib/outbox.ts';
import type { StoredLead } from '../../src/features/leads/stored-lead.ts';
import { aroundRequests } from '../support/around-requests.ts';
import { operatorOf } from '../support/leads-command.ts';
import { address, contextOf, deployForTests } from '../support/netlify.ts';
import { daily, scheduled, store, storedOnly } from '../support/sent-leads.ts';
import { silenced } from '../support/silenced.ts';

const deploy = deployForTests();

const many = 120;
/** Those with lower ids came later. */
const ids = Array.from({ length: many }, (_, index) => String(index).padStart(32, '0'));
const received = (index: number): string => new Date(Date.UTC(2026, 10, 1) - index * 60_000).toISOString();
const { command: run, restore } = operatorOf(deploy);
const command = async (...args: string[]): Promise<string> => (await run(...args)).stdout;

beforeAll(async () => {
  const lead = await storedOnly();
  await deleteLead(store(), lead.id, new Date());
  for (const [at, id] of ids.entries()) {
    const other = { ...lead, id, receivedAt: received(at) };
    // Mails wait: there is no mail server.
    await enqueue(store(), other, { hasWebhook: false }, new Date());
    await createLead(store(), other);
  }
});

/** How many requests to the store were open at the same time. */
async function openAtOnce(work: () => Promise<unknown>): Promise<number> {
  let [open, most] = [0, 0];
  const requests = aroundRequests((_request, pass) => {
    open += 1;
    most = Math.max(most, open);
    return pass().finally(() => {
      open -= 1;
    });
  });
  await work();
  requests.mockRestore();
  return most;
}

test.each([
  ['the outbox', scheduled],
  ['the daily care', daily],
  ['the weekly summary', () => weeklySummary(new Request(address('/')), contextOf())],
  ['an export', () => command('export', '--csv')],
])('a lead that comes in waits behind no more than fifty reads: %s', async (_name, work) => {
  vi.stubEnv('WEEKLY_SUMMARY', 'on');
  expect(await openAtOnce(work)).toBe(batchSize);
  vi.unstubAllEnvs();
});

test('a run over the outbox begins no other delivery after 12 seconds, and says so', async () => {
  const log = silenced('log');
  vi.stubEnv('MAIL_FOLDER', join(deploy.directory, 'mail'));
  let seconds = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => 1000 * seconds);
  const requests = aroundRequests(({ method }, pass) => {
    // Each write takes a second: of a delivery these are the lease, the note that it was made, and the entry's end.
    if (method === 'put' || method === 'delete') seconds += 1;
    return pass();
  });
  await scheduled();
  for (const spy of [requests, clock]) spy.mockRestore();
  vi.unstubAllEnvs();
  expect(log.mock.calls).toEqual([['The next run goes on with the outbox.']]);
  expect(await readdir(join(deploy.directory, 'mail'))).toHaveLength(5);
});

test('the list is in the order of arrival', async () => {
  const lines = (await command('list')).trim().split('\n');
  expect(lines.map((line) => line.split('  ')[1])).toEqual([...ids.toReversed(), undefined]);
  expect(lines.at(-1)).toBe(`${many} leads`);
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
