// `npm run leads -- …` as the operator types it.
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getStore } from '@netlify/blobs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import leads from '../../netlify/functions/leads.ts';
import { leadStoreName } from '../../netlify/lib/lead-store.ts';
import { startBlobs } from '../../netlify/local/blobs.ts';
import type { StoredLead } from '../../src/features/leads/stored-lead.ts';
import { afterReplies, contextOf, postJson } from '../support/netlify.ts';

let data: string;
let blobs: Awaited<ReturnType<typeof startBlobs>>;
const ids: string[] = [];

const command = (...args: string[]): string =>
  execFileSync(process.execPath, ['netlify/local/leads.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, SITE_DATA: data },
  });
const keys = async () =>
  (await getStore({ name: leadStoreName('dev'), consistency: 'strong' }).list()).blobs.map(({ key }) => key);
const send = async (own: object) => {
  const lead = { form: 'consultation', name: 'Ann', email: 'ann@example.com', county: 'other', consent: true, ...own };
  const response = await leads(postJson('/api/leads', lead, { 'idempotency-key': crypto.randomUUID() }), contextOf());
  await afterReplies();
  ids.push(((await response.json()) as { id: string }).id);
};

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'leads-'));
  blobs = await startBlobs(data);
  await send({ name: '=HYPERLINK("https://evil.example")', notes: 'He said "hello",\nthen left.' });
  await send({ name: 'Bob', email: 'bob@example.com' });
  await send({ name: 'Robot', topic: 'https://spam.example' });
});
afterAll(async () => {
  await blobs.stop();
  await rm(data, { recursive: true });
});

test('list and show', () => {
  expect(command('list')).toMatch(/2 leads\n$/);
  expect((JSON.parse(command('list', '--json')) as StoredLead[]).map(({ id }) => id)).toEqual(ids.slice(0, 2));
  expect((JSON.parse(command('show', ids[1] ?? '')) as StoredLead).lead.email).toBe('bob@example.com');
});

test('export: a spreadsheet shows formulas as text, and a date leaves older leads out', () => {
  const csv = command('export', '--csv');
  expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect(csv).toContain('"He said ""hello"",\nthen left."');
  expect(csv.split('\r\n')).toHaveLength(4);
  expect(JSON.parse(command('export', '--json', '--since', '2999-01-01'))).toEqual([]);
});

test('--since with a time compares times, in whatever way they are written', () => {
  const received = (JSON.parse(command('list', '--json')) as StoredLead[]).map(({ receivedAt }) => receivedAt);
  const from = (milliseconds: number, form: (iso: string) => string): number => {
    const moment = new Date(Date.parse(received[0] ?? '') + milliseconds).toISOString();
    return (JSON.parse(command('list', '--json', '--since', form(moment))) as StoredLead[]).length;
  };
  const withBlank = (iso: string) => iso.slice(0, 16).replace('T', ' ');
  expect(from(-60_000, withBlank)).toBe(2);
  expect(from(120_000, withBlank)).toBe(0);
  // The same moment on the clock of a place five hours behind.
  expect(from(-60_000 - 5 * 3_600_000, (iso) => `${iso.slice(0, 19)}-05:00`)).toBe(2);
  expect(from(120_000 - 5 * 3_600_000, (iso) => `${iso.slice(0, 19)}-05:00`)).toBe(0);
});

test('the outbox says what waits and why; redeliver makes it owed again', () => {
  expect(command('outbox')).toMatch(/operator-mail {2}0 attempts {2}next \S+ {2}not tried yet: waits for SMTP_URL/);
  expect(command('redeliver', ids[1] ?? '')).toContain('operator-mail');
});

test('suspected spam is not delivered as long as it is in quarantine', async () => {
  const { status, stderr } = spawnSync(process.execPath, ['netlify/local/leads.ts', 'redeliver', ids[2] ?? ''], {
    encoding: 'utf8',
    env: { ...process.env, SITE_DATA: data },
  });
  expect([status, stderr.trim()]).toEqual([1, `${ids[2]} is in quarantine: release it first.`]);
  expect((await keys()).filter((key) => key.startsWith(`outbox/${ids[2]}`))).toEqual([]);
});

test('suspected spam is listed apart and can be released', async () => {
  expect(command('quarantine')).toContain('The hidden field was filled in.');
  command('release', ids[2] ?? '');
  expect(command('quarantine')).toContain('0 leads');
  expect(command('list')).toContain('3 leads');
  expect(await keys()).toContain(`outbox/${ids[2]}/operator-mail`);
});

test('on the live store the webhook is owed too, whatever the operator’s own shell knows of it', async () => {
  const production = getStore({ name: leadStoreName('production'), consistency: 'strong' });
  // Netlify's API, as this process's own server speaks it: the command must not be waited for with tied hands.
  const { edgeURL, siteID, token } = JSON.parse(atob(process.env.NETLIFY_BLOBS_CONTEXT ?? ''));
  const redirect = `const real = fetch;
    globalThis.fetch = (url, init) => real(String(url).replace('https://api.netlify.com', '${edgeURL}'), init);`;
  const env = {
    ...process.env,
    NETLIFY_SITE_ID: siteID,
    NETLIFY_AUTH_TOKEN: token,
    WEBHOOK_URL: '',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(redirect)}`,
  };
  const live = async (...args: string[]) =>
    (await promisify(execFile)(process.execPath, ['netlify/local/leads.ts', ...args], { env })).stdout;
  const id = 'f'.repeat(32);
  const [lead] = JSON.parse(command('list', '--json')) as StoredLead[];
  await production.setJSON(`quarantine/${id}`, { ...lead, id, quarantine: 'The hidden field was filled in.' });
  await live('release', id);
  const owed = async () => (await production.list({ prefix: `outbox/${id}/` })).blobs.map(({ key }) => key);
  expect(await owed()).toEqual([`outbox/${id}/operator-mail`, `outbox/${id}/webhook`]);
  await production.delete(`outbox/${id}/webhook`);
  expect(await live('redeliver', id)).toContain('webhook');
  expect(await owed()).toEqual([`outbox/${id}/operator-mail`, `outbox/${id}/webhook`]);
  await live('delete', id);
});

test.each([
  ['NETLIFY_AUTH_TOKEN', 'NETLIFY_SITE_ID'],
  ['NETLIFY_SITE_ID', 'NETLIFY_AUTH_TOKEN'],
])('%s without %s is refused: which store is meant?', (set, missing) => {
  const { status, stderr } = spawnSync(process.execPath, ['netlify/local/leads.ts', 'list'], {
    encoding: 'utf8',
    env: { ...process.env, SITE_DATA: data, [set]: 'a-value' },
  });
  expect([status, stderr.trim()]).toEqual([1, `${missing} must be set too, or neither.`]);
});

test('delete by address removes everything but a tombstone without personal data', async () => {
  expect(command('delete', '--email', 'BOB@example.com')).toBe('1 removed\n');
  expect((await keys()).filter((key) => key.includes(ids[1] ?? '-'))).toEqual([`tombstones/${ids[1]}`]);
  const tombstone = await getStore({ name: leadStoreName('dev'), consistency: 'strong' }).get(`tombstones/${ids[1]}`);
  expect(tombstone).not.toContain('bob');
});

test.each([[[]], [['nonsense']], [['show', 'no-such-id']], [['export']], [['release', 'no-such-id']]])(
  'a wrong call (%j) is answered with a sentence and an exit code',
  (args) => {
    const { status, stderr } = spawnSync(process.execPath, ['netlify/local/leads.ts', ...args], {
      encoding: 'utf8',
      env: { ...process.env, SITE_DATA: data },
    });
    expect(status).toBeGreaterThan(0);
    expect(stderr).toMatch(/Usage|There is no lead|Say --csv/);
    expect(stderr).not.toContain('    at ');
  },
);

test('what strangers typed cannot act on the terminal', async () => {
  const hostile = 'Eve\u001b]0;owned\u0007\u001b[2J\u009b31m\u202e';
  const store = getStore({ name: leadStoreName('dev'), consistency: 'strong' });
  const lead = (await store.get(`leads/${ids[0]}`, { type: 'json' })) as StoredLead;
  const id = 'e'.repeat(32);
  // As an older version or another program may have stored it: the function itself keeps no such character.
  await store.setJSON(`leads/${id}`, {
    ...lead,
    id,
    lead: { ...lead.lead, name: hostile, notes: hostile },
    attribution: { source: hostile, medium: '', campaign: '', referrer: '', landing: '/' },
  });
  await store.setJSON(`outbox/${id}/webhook`, {
    subject: id,
    kind: 'webhook',
    createdAt: lead.receivedAt,
    attempts: 1,
    nextAt: lead.receivedAt,
    lastError: hostile,
  });
  for (const args of [
    ['list'],
    ['list', '--json'],
    ['show', id],
    ['export', '--json'],
    ['export', '--csv'],
    ['outbox'],
  ])
    expect(command(...args), args.join(' ')).not.toMatch(/[^\P{Cc}\n\r]|[\u202a-\u202e\u2066-\u2069]/u);
  expect((JSON.parse(command('show', id)) as StoredLead).lead.name).toBe(hostile);
  command('delete', id);
});

test('what was exported can be put back, once, and what was deleted on purpose stays deleted', async () => {
  const backup = join(data, 'backup.json');
  await writeFile(backup, command('export', '--json'));
  const { length } = JSON.parse(await readFile(backup, 'utf8')) as StoredLead[];
  const store = getStore({ name: leadStoreName('dev'), consistency: 'strong' });
  const [lost, deleted] = [ids[0] ?? '', ids[2] ?? ''];
  const before = await store.get(`leads/${lost}`, { type: 'json' });
  await store.delete(`leads/${lost}`);
  command('delete', deleted);
  const owed = (await keys()).filter((key) => key.startsWith('outbox/'));
  expect(command('import', backup)).toContain(`1 restored; ${length - 1} were there`);
  expect(await store.get(`leads/${lost}`, { type: 'json' })).toEqual(before);
  expect(await keys()).not.toContain(`leads/${deleted}`);
  expect((await keys()).filter((key) => key.startsWith('outbox/'))).toEqual(owed);
  expect(command('import', backup)).toContain('0 restored');
});

test.each([
  ['list', '--nonsense'],
  ['constructor'],
  ['toString'],
  ['import', 'no-such-file.json'],
  ['import', 'package.json'],
  ['list', '--since', 'yesterday'],
  ['show', '../../etc/passwd'],
])('%s %s %s is refused in words', (...args) => {
  const { status, stderr } = spawnSync(process.execPath, ['netlify/local/leads.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, SITE_DATA: data },
  });
  expect(status).toBeGreaterThan(0);
  expect(stderr).not.toContain('    at ');
  expect(stderr).not.toBe('');
});
