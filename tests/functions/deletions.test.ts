// Deleted leads stay deleted, also under concurrent commands.
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { deleteLead } from '../../netlify/lib/lead-store.ts';
import { outboxEntries } from '../../netlify/lib/outbox.ts';
import { interruptOnce } from '../support/intercept-requests.ts';
import { mailAndWebhook } from '../support/mail-and-webhook.ts';
import { deployForTests } from '../support/netlify.ts';
import { keysIn, runDelivery, sentId, store, storeUndelivered } from '../support/sent-leads.ts';
import { command, restore } from './leads-command.ts';

deployForTests();
mailAndWebhook({ hasWebhook: false });
beforeEach(async () => {
  vi.stubEnv('LEAD_KEYS', '');
  await store().deleteAll();
});

const spam = () => sentId({ topic: 'https://spam.example' });
const leadsLeft = async () => [...(await keysIn('leads/')), ...(await keysIn('quarantine/'))];

/** Does something right before the first request of this kind, which must come before the test ends. */
function justBefore(method: 'get' | 'put', key: string, other: () => Promise<unknown>): void {
  const interrupt = vi.fn(other);
  interruptOnce((request) => request.method === method && request.url.includes(key), interrupt);
  onTestFinished(() => expect(interrupt).toHaveBeenCalledOnce());
}
const deletion = (id: string) => () => deleteLead(store(), id, new Date());
const firstKey = `2026-11:${Buffer.alloc(32, 3).toString('base64')}`;

test('deleting a lead leaves only a tombstone: no outbox entry, no delivery record', async () => {
  const { id } = await storeUndelivered();
  await store().setJSON(`delivered/${id}/visitor-mail`, { at: '2026-11-21' });
  expect(await keysIn()).toEqual([
    `delivered/${id}/visitor-mail`,
    `leads/${id}`,
    `outbox/${id}/operator-mail`,
    `outbox/${id}/webhook`,
  ]);
  await deleteLead(store(), id, new Date('2026-11-22T10:00:00Z'));
  expect(await keysIn()).toEqual([`tombstones/${id}`]);
  expect(await store().get(`tombstones/${id}`, { type: 'json' })).toEqual({ removedAt: '2026-11-22T10:00:00.000Z' });
});

test('a lead deleted during reencrypt stays deleted', async () => {
  const [id, other] = [await sentId(), await sentId({ name: 'Bea Example' })];
  vi.stubEnv('LEAD_KEYS', firstKey);
  justBefore('put', `leads/${id}`, deletion(id));
  const { stdout } = await command('reencrypt');
  expect(await leadsLeft()).toEqual([`leads/${other}`]);
  expect(stdout).toContain('1 leads are encrypted');
});

test('spam released during reencrypt is a lead, and not in quarantine', async () => {
  const id = await spam();
  vi.stubEnv('LEAD_KEYS', firstKey);
  justBefore('put', `quarantine/${id}`, () => command('release', id));
  await command('reencrypt');
  expect(await leadsLeft()).toEqual([`leads/${id}`]);
});

test('spam deleted during its release: no lead, no mail, and an error message', async () => {
  const id = await spam();
  justBefore('put', `leads/${id}`, deletion(id));
  const { status, stderr } = await command('release', id);
  expect([status, stderr]).toEqual([1, `${id} was deleted or released meanwhile.\n`]);
  await runDelivery();
  expect(await leadsLeft()).toEqual([]);
  expect(await outboxEntries(store())).toEqual([]);
});

test('a lead deleted during an import stays deleted', async () => {
  const id = await sentId();
  const backup = (await command('export', '--json')).stdout;
  await store().delete(`leads/${id}`);
  justBefore('put', `leads/${id}`, deletion(id));
  const { stdout } = await restore(backup);
  expect(stdout).toContain('0 restored; 1 were there or had been deleted');
  expect(await leadsLeft()).toEqual([]);
});

test('spam released during an export is in the backup', async () => {
  const id = await spam();
  justBefore('get', 'leads', () => command('release', id));
  const { stdout } = await command('export', '--json');
  const { leads, quarantine } = JSON.parse(stdout) as Record<string, { id: string }[]>;
  expect([...(leads ?? []), ...(quarantine ?? [])].map((lead) => lead.id)).toContain(id);
});
