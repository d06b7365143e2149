// Encryption of leads at rest: no plaintext in the store, and every reader decrypts.

import { beforeEach, expect, test, vi } from 'vitest';
import { readLead } from '../../netlify/lib/lead-records.ts';
import { countGuideRequests } from '../../src/features/identity/guide-requests.build.ts';
import type { EncryptedLead, LeadRecord } from '../../src/features/leads/stored-lead.ts';
import { mailAndWebhook } from '../support/mail-and-webhook.ts';
import { deployForTests } from '../support/netlify.ts';
import { consultation, keysIn, runDelivery, send, sentId, store } from '../support/sent-leads.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { command } from './leads-command.ts';

deployForTests();

const { mails } = mailAndWebhook({ hasWebhook: false });

const newKey = (): string => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64');
const [first, second] = [`2026-11:${newKey()}`, `2027-05:${newKey()}`];
beforeEach(async () => {
  vi.stubEnv('LEAD_KEYS', first);
  await store().deleteAll();
});

const recordOf = async (id: string, folder = 'leads') =>
  (await store().get(`${folder}/${id}`, { type: 'json' })) as EncryptedLead;

test('no key or value in the store has personal data in plaintext', async () => {
  const id = await sentId();
  const spam = await sentId({ topic: 'https://spam.example' });
  const record = await recordOf(id);
  expect(Object.keys(record).sort()).toEqual(['data', 'id', 'iv', 'key', 'probateType', 'receivedAt']);
  expect(record.key).toBe('2026-11');
  expect((await recordOf(spam, 'quarantine')).key).toBe('2026-11');
  // Not the first name alone: among the letters of the encrypted data it comes up by chance.
  const personal = /Ann Example|ann@|franklin|markup/;
  for (const key of await keysIn()) expect(`${key} ${await store().get(key)}`).not.toMatch(personal);
  // Each lead has an initialization vector of its own.
  expect((await recordOf(spam, 'quarantine')).iv).not.toBe(record.iv);
});

test('mail, command, export and the guide’s count decrypt leads', async () => {
  const id = await sentId();
  await send({ form: 'guide-email', email: 'gail@example.com' });
  expect(mails.filter((mail) => mail.includes('Ann Example'))).toHaveLength(1);
  expect((await command('list')).stdout).toContain('Ann Example');
  expect(JSON.parse((await command('show', id)).stdout)).toMatchObject({ lead: { email: 'ann@example.com' } });
  expect((await command('export', '--csv')).stdout).toContain('ann@example.com');
  vi.stubEnv('LEAD_KEYS', '');
  expect(await countGuideRequests(store(), new Date())).toBe(1);
});

test('without the key leads are unreadable, and the error names the key', async () => {
  const id = await sentId();
  const plain = 'b'.repeat(32);
  vi.stubEnv('LEAD_KEYS', '');
  await store().setJSON(`leads/${plain}`, { ...(await otherLead()), id: plain });
  for (const keys of ['', second ?? '']) {
    vi.stubEnv('LEAD_KEYS', keys);
    const { status, stdout, stderr } = await command('list');
    expect([status, stdout]).toEqual([0, expect.stringMatching(/\n1 lead\n$/)]);
    expect(stderr).toContain(`leads/${id}: It is encrypted with the key "2026-11", which is not in LEAD_KEYS.`);
    expect((await command('show', id)).status).toBe(1);
    for (const form of ['--csv', '--json']) {
      const backup = await command('export', form);
      expect(backup).toMatchObject({ status: 1, stdout: expect.stringContaining('Bea Example') });
      expect(backup.stderr).toContain('Not complete: 1 record cannot be read.');
    }
  }
});

/** A lead that was stored without a key. */
async function otherLead() {
  vi.stubEnv('LEAD_KEYS', '');
  const id = await sentId({ name: 'Bea Example' });
  const lead = await readLead(store(), id);
  await store().delete(`leads/${id}`);
  return lead;
}

test('a delivery waits for the key', async () => {
  vi.stubEnv('SMTP_URL', '');
  const id = await sentId();
  vi.unstubAllEnvs();
  vi.stubEnv('MAIL_FOLDER', temporaryFolder());
  vi.stubEnv('LEAD_KEYS', '');
  await runDelivery();
  const entry = (await store().get(`outbox/${id}/operator-mail`, { type: 'json' })) as { lastError: string };
  expect(entry.lastError).toContain('LEAD_KEYS');
});

test('rotation: the new key encrypts, the old one still decrypts, and reencrypt replaces it', async () => {
  const oldLead = await sentId();
  const spam = await sentId({ topic: 'https://spam.example' });
  vi.stubEnv('LEAD_KEYS', `${second},${first}`);
  const newLead = await sentId({ name: 'Bea Example' });
  expect((await recordOf(newLead)).key).toBe('2027-05');
  expect((await command('list')).stdout).toMatch(/\n2 leads\n$/);
  expect((await command('reencrypt')).stdout).toBe('3 leads are encrypted with the key "2027-05".\n');
  vi.stubEnv('LEAD_KEYS', second);
  for (const id of [oldLead, spam, newLead]) expect((await command('show', id)).status).toBe(0);
  expect((await recordOf(oldLead)).key).toBe('2027-05');
});

test('keys with the same name are all tried', async () => {
  const oldLead = await sentId();
  vi.stubEnv('LEAD_KEYS', `2026-11:${newKey()},${first}`);
  const newLead = await sentId({ name: 'Bea Example' });
  expect((await command('list')).stdout).toMatch(/\n2 leads\n$/);
  vi.stubEnv('LEAD_KEYS', first);
  expect((await readLead(store(), oldLead))?.lead.name).toBe('Ann Example');
  await expect(readLead(store(), newLead)).rejects.toThrow('It cannot be decrypted with the key "2026-11"');
});

test('leads stored before there was a key are readable, and reencrypt encrypts them', async () => {
  vi.stubEnv('LEAD_KEYS', '');
  const id = await sentId();
  expect((await command('reencrypt')).stderr).toContain('Set LEAD_KEYS');
  vi.stubEnv('LEAD_KEYS', first);
  expect((await command('show', id)).status).toBe(0);
  await command('reencrypt');
  expect((await recordOf(id)).key).toBe('2026-11');
});

test.each<[string, (record: EncryptedLead) => LeadRecord]>([
  [
    'a changed byte',
    (record) => ({ ...record, data: `${record.data.startsWith('A') ? 'B' : 'A'}${record.data.slice(1)}` }),
  ],
  ['another time', (record) => ({ ...record, receivedAt: '2026-01-01T00:00:00.000Z' })],
  ['another lead’s id', (record) => ({ ...record, id: 'c'.repeat(32) })],
  ['another vector', (record) => ({ ...record, iv: Buffer.alloc(12).toString('base64') })],
  ['no vector', (record) => ({ ...record, iv: '' })],
])('a record with %s fails to decrypt', async (_what, change) => {
  const id = await sentId();
  await store().setJSON(`leads/${id}`, change(await recordOf(id)));
  await expect(readLead(store(), id)).rejects.toThrow('It cannot be decrypted with the key "2026-11"');
});

test('a preview has no key: its leads are stored unencrypted', async () => {
  vi.stubEnv('CONTEXT', 'deploy-preview');
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { id } = (await (await send(consultation, 'one', 'deploy-preview')).json()) as { id: string };
  expect(await store('deploy-preview').get(`leads/${id}`)).toContain('Ann Example');
  expect(log.mock.calls.join()).toContain('LEAD_KEYS must be set for production only');
  expect(log.mock.calls.join()).not.toContain(first?.split(':')[1] ?? '-');
});

test.each(['', 'x', 'key', 'a:short', `a:${'A'.repeat(44)}`, `${first},`, `a b:${newKey()}`])(
  '%j is not a valid list of keys',
  async (keys) => {
    vi.stubEnv('LEAD_KEYS', keys);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const id = await sentId();
    // A wrong key loses no lead: it is logged, and health counts it.
    expect(await recordOf(id)).toHaveProperty('lead');
  },
);
