// A store of more keys than are read at once.
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import dailyCare from '../../netlify/functions/daily-care.ts';
import weeklySummary from '../../netlify/functions/weekly-summary.ts';
import { createLead } from '../../netlify/lib/lead-records.ts';
import { batchSize, deleteLead } from '../../netlify/lib/lead-store.ts';
import { enqueue } from '../../netlify/lib/outbox.ts';
import { shareBlobs } from '../../netlify/local/shared-blobs.ts';
import type { StoredLead } from '../../src/features/leads/stored-lead.ts';
import { runLeads } from '../support/leads-command.ts';
import { address, contextOf } from '../support/netlify.ts';
import { scheduled, store, storedOnly } from '../support/sent-leads.ts';

const many = 120;
/** In one of the parts that the daily care goes through. Those with lower ids came later. */
const ids = Array.from({ length: many }, (_, at) => `a${String(at).padStart(31, '0')}`);
const received = (at: number): string => new Date(Date.UTC(2026, 10, 1) - at * 60_000).toISOString();
let data: string;
let blobs: Awaited<ReturnType<typeof shareBlobs>>;
const command = async (...args: string[]): Promise<string> => (await runLeads(args, data)).stdout;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'leads-'));
  blobs = await shareBlobs(data);
  const lead = await storedOnly();
  await deleteLead(store(), lead.id, new Date());
  for (const [at, id] of ids.entries()) {
    const own = { ...lead, id, receivedAt: received(at) };
    // Mails wait: there is no mail server.
    await enqueue(store(), own, { hasWebhook: false }, new Date());
    await createLead(store(), own);
  }
});
afterAll(async () => {
  await blobs.stop();
  await rm(data, { recursive: true });
});

/** How many requests to the store were open at the same time. */
async function openAtOnce(work: () => Promise<unknown>): Promise<number> {
  const real = fetch;
  let [open, most] = [0, 0];
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation((...request) => {
    open += 1;
    most = Math.max(most, open);
    return real(...request).finally(() => {
      open -= 1;
    });
  });
  await work();
  asked.mockRestore();
  return most;
}

const run = (scheduledFunction: typeof dailyCare) => scheduledFunction(new Request(address('/')), contextOf());

test.each([
  ['the outbox', scheduled],
  ['the daily care', () => run(dailyCare)],
  ['the weekly summary', () => run(weeklySummary)],
  ['an export', () => command('export', '--csv')],
])('a lead that comes in waits behind no more than fifty reads: %s', async (_name, work) => {
  vi.stubEnv('WEEKLY_SUMMARY', 'on');
  expect(await openAtOnce(work)).toBe(batchSize);
  vi.unstubAllEnvs();
});

test('a run over the outbox begins no other delivery after 12 seconds, and says so', async () => {
  const [real, said] = [fetch, vi.spyOn(console, 'log').mockImplementation(() => {})];
  vi.stubEnv('MAIL_FOLDER', join(data, 'mail'));
  let seconds = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => 1000 * seconds);
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation((...request) => {
    // Each write takes a second: of a delivery these are the lease, the note that it was made, and the entry's end.
    if (request[1]?.method === 'put' || request[1]?.method === 'delete') seconds += 1;
    return real(...request);
  });
  await scheduled();
  for (const spy of [asked, clock]) spy.mockRestore();
  vi.unstubAllEnvs();
  expect(said.mock.calls).toEqual([['The next run goes on with the outbox.']]);
  said.mockRestore();
  expect(await readdir(join(data, 'mail'))).toHaveLength(5);
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

  const file = join(data, 'backup.json');
  await writeFile(file, backup);
  const [deleted = '', ...others] = ids;
  await command('delete', deleted);
  for (const id of others.slice(0, 99)) await store().delete(`leads/${id}`);
  expect(await command('import', file)).toContain('99 restored; 21 were there');
  expect(JSON.parse(await command('list', '--json'))).toEqual(leads.slice(1));
});
