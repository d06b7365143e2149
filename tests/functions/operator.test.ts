// `npm run leads -- …`: two calls in a child process, the others in this process.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { beforeAll, expect, test, vi } from 'vitest';
import type { StoredLead } from '../../src/features/leads/stored-lead.ts';
import { deployForTests } from '../support/netlify.ts';
import { keysIn, send, sentId, store } from '../support/sent-leads.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { type CommandResult, runLeads as run } from './leads-command.ts';

deployForTests();

const ids: string[] = [];

/** Runs the command in a child process, which connects to this process's Blobs server. */
const runProcess = (args: string[], SITE_DATA: string): Promise<CommandResult> =>
  promisify(execFile)(process.execPath, ['netlify/operator/leads.ts', ...args], {
    env: { ...process.env, SITE_DATA },
  }).then(
    ({ stdout, stderr }) => ({ status: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ status: Number(code), stdout: String(stdout), stderr: String(stderr) }),
  );
const command = async (...args: string[]): Promise<string> => {
  const { status, stdout, stderr } = await run(args);
  if (status !== 0) throw new Error(stderr);
  return stdout;
};
const listJson = async (...args: string[]): Promise<StoredLead[]> => JSON.parse(await command(...args));

beforeAll(async () => {
  for (const fields of [
    { name: 'Ann' },
    { name: 'Bob', email: 'Bob@Example.com' },
    { name: 'Robot', topic: 'https://spam.example' },
  ])
    ids.push(await sentId(fields));
});

test('a closed pipe ends the command without an error', async () => {
  const child = spawn(process.execPath, ['netlify/operator/leads.ts', 'list']);
  child.stdout.destroy();
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect([code, errors]).toEqual([0, '']);
});

test('the command connects to the running server', async () => {
  const otherFolder = temporaryFolder();
  expect((await runProcess(['list'], otherFolder)).stdout).toBe('0 leads\n');
  await cp(join(process.env.SITE_DATA ?? '', 'server.json'), join(otherFolder, 'server.json'));
  const { status, stdout, stderr } = await runProcess(['list'], otherFolder);
  expect([status, stdout, stderr]).toEqual([0, expect.stringMatching(/2 leads\n$/), '']);
  const wrong = await runProcess(['show', 'no-such-id'], otherFolder);
  expect(wrong).toEqual({ status: 1, stdout: '', stderr: 'There is no lead no-such-id.\n' });
});

test('list and show', async () => {
  expect(await command('list')).toMatch(/2 leads\n$/);
  expect((await listJson('list', '--json')).map(({ id }) => id)).toEqual(ids.slice(0, 2).toSorted());
  expect((JSON.parse(await command('show', ids[1] ?? '')) as StoredLead).lead.email).toBe('Bob@Example.com');
});

test('outbox lists pending deliveries with the reason; redeliver enqueues one again', async () => {
  expect(await command('outbox')).toMatch(
    /operator-mail {2}0 attempts {2}next \S+ {2}not tried yet: waits for SMTP_URL/,
  );
  expect(await command('redeliver', ids[1] ?? '')).toContain('operator-mail');
});

test('redeliver refuses quarantined leads', async () => {
  const { status, stderr } = await run(['redeliver', ids[2] ?? '']);
  expect([status, stderr.trim()]).toEqual([1, `${ids[2]} is in quarantine: release it first.`]);
  expect(await keysIn(`outbox/${ids[2]}`)).toEqual([]);
});

test('quarantine lists suspected spam, and release makes it a lead', async () => {
  expect(await command('quarantine')).toContain('The hidden field was filled in.');
  await command('release', ids[2] ?? '');
  expect(await command('quarantine')).toContain('0 leads');
  expect(await command('list')).toContain('3 leads');
  expect(await command('show', ids[2] ?? '')).not.toContain('hidden field');
  expect(await keysIn('outbox/')).toContain(`outbox/${ids[2]}/operator-mail`);
});

test('releasing suspected spam that was also received as a lead removes the copy', async () => {
  const lead = { form: 'guide-email', email: 'twice@example.com' };
  for (const fields of [{ elapsed: 10 }, {}]) await send({ ...lead, ...fields }, 'twice');
  const [, id = ''] = /([0-9a-f]{32}) .*twice@/.exec(await command('quarantine')) ?? [];
  expect(await command('release', id)).toContain('is a lead already');
  expect(await command('quarantine')).toContain('0 leads');
  expect((JSON.parse(await command('show', id)) as StoredLead).lead.email).toBe('twice@example.com');
  expect(await run(['release', id])).toMatchObject({ status: 1, stderr: `${id} is not in quarantine.\n` });
  await command('delete', id);
});

/** Of a listing with its path: the server takes the query behind a store for a part of its name. */
const apiAddress = /^https:\/\/api\.netlify\.com(?:\/api\/v1\/blobs(?=\/[^/]+\/[^/]+\?))?/;
/** The command on a site's own stores: Netlify's API, as this process's own server speaks it. */
function liveSite(more: Record<string, string> = {}) {
  const { edgeURL, siteID, token } = JSON.parse(atob(process.env.NETLIFY_BLOBS_CONTEXT ?? ''));
  const realFetch = fetch;
  const api = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((url, init) => realFetch(String(url).replace(apiAddress, edgeURL), init));
  const env = { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token, ...more };
  return { api, live: async (...args: string[]) => (await run(args, env)).stdout };
}

test('with LEADS_CONTEXT, delete only affects the previews’ store', async () => {
  const [production, preview] = [store('production'), store('deploy-preview')];
  const id = 'e'.repeat(32);
  const [lead] = await listJson('list', '--json');
  for (const target of [production, preview]) await target.setJSON(`leads/${id}`, { ...lead, id });
  const { api, live } = liveSite({ LEADS_CONTEXT: 'deploy-preview' });
  expect(await live('delete', '--email', lead?.lead.email ?? '')).toMatch(/^1 removed from .*deploy-preview/);
  api.mockRestore();
  expect(await preview.get(`leads/${id}`)).toBeNull();
  expect(await production.get(`leads/${id}`)).not.toBeNull();
  await production.delete(`leads/${id}`);
});

test('on the live store release and redeliver enqueue the webhook, without WEBHOOK_URL in the shell', async () => {
  const production = store('production');
  const { api, live } = liveSite({ WEBHOOK_URL: '' });
  const id = 'f'.repeat(32);
  const [lead] = await listJson('list', '--json');
  await production.setJSON(`quarantine/${id}`, { ...lead, id, quarantine: 'The hidden field was filled in.' });
  // It takes so many requests a minute: one that is refused is made again.
  api.mockResolvedValueOnce(new Response('Too many requests', { status: 429, headers: { 'x-ratelimit-reset': '1' } }));
  await live('release', id);
  const entries = async () => (await production.list({ prefix: `outbox/${id}/` })).blobs.map(({ key }) => key);
  expect(await entries()).toEqual([`outbox/${id}/operator-mail`, `outbox/${id}/webhook`]);
  await production.delete(`outbox/${id}/webhook`);
  expect(await live('redeliver', id)).toContain('webhook');
  expect(await entries()).toEqual([`outbox/${id}/operator-mail`, `outbox/${id}/webhook`]);
  expect(await live('delete', id)).toBe("1 removed from the live site's store (production)\n");
  expect(api.mock.calls.map(([url]) => String(url))).toContainEqual(expect.stringContaining('https://api.netlify.com'));
});

test.each([
  ['NETLIFY_AUTH_TOKEN', 'NETLIFY_SITE_ID'],
  ['NETLIFY_SITE_ID', 'NETLIFY_AUTH_TOKEN'],
])('%s without %s is refused', async (set, missing) => {
  const { status, stderr } = await run(['list'], { [set]: 'a-value' });
  expect([status, stderr.trim()]).toEqual([1, `${missing} must be set too, or neither.`]);
});

test('delete refuses LEADS_CONTEXT without a live site, and an id with --email', async () => {
  const preview = await run(['delete', '--email', 'bob@example.com'], { LEADS_CONTEXT: 'deploy-preview' });
  expect([preview.status, preview.stderr]).toEqual([1, expect.stringContaining('NETLIFY_SITE_ID')]);
  const both = await run(['delete', ids[0] ?? '', '--email', 'bob@example.com']);
  expect([both.status, both.stderr]).toEqual([2, expect.stringContaining('Say either the ID or --email')]);
  const misspelt = await run(['list'], { NETLIFY_SITE_ID: 'a', NETLIFY_AUTH_TOKEN: 'b', LEADS_CONTEXT: 'prodution' });
  expect([misspelt.status, misspelt.stderr]).toEqual([1, expect.stringContaining('LEADS_CONTEXT must be')]);
  expect(await command('list')).toContain('Bob@Example.com');
});

test('delete by address removes everything but tombstones without personal data, in quarantine too', async () => {
  const spam = 'd'.repeat(32);
  const lead = await store().get(`leads/${ids[1]}`, { type: 'json' });
  await store().setJSON(`quarantine/${spam}`, { ...lead, id: spam, quarantine: 'The hidden field was filled in.' });
  expect(await command('delete', '--email', 'BOB@example.com')).toBe('2 removed from the local store\n');
  for (const id of [ids[1] ?? '-', spam])
    expect((await keysIn()).filter((key) => key.includes(id))).toEqual([`tombstones/${id}`]);
  expect(await store().get(`tombstones/${ids[1]}`)).not.toContain('bob');
});

test('control characters in leads are escaped in the terminal', async () => {
  const hostile = 'Eve\u001b]0;owned\u0007\u001b[2J\u009b31m\u202e';
  const lead = (await store().get(`leads/${ids[0]}`, { type: 'json' })) as StoredLead;
  const id = 'e'.repeat(32);
  // As an older version or another program may have stored it: the function itself keeps no such character.
  await store().setJSON(`leads/${id}`, {
    ...lead,
    id,
    lead: { ...lead.lead, name: hostile, notes: hostile },
    attribution: { source: hostile, medium: '', campaign: '', referrer: '', landing: '/' },
  });
  await store().setJSON(`outbox/${id}/webhook`, {
    subject: id,
    kind: 'webhook',
    createdAt: lead.receivedAt,
    attempts: 21,
    nextAt: lead.receivedAt,
    lastError: hostile,
    deadLettered: true,
  });
  for (const args of [
    ['list'],
    ['list', '--json'],
    ['show', id],
    ['export', '--json'],
    ['export', '--csv'],
    ['outbox'],
  ])
    expect(await command(...args), args.join(' ')).not.toMatch(/[^\P{Cc}\n\r]|[\u202a-\u202e\u2066-\u2069]/u);
  expect((JSON.parse(await command('show', id)) as StoredLead).lead.name).toBe(hostile);
  expect(await command('outbox')).toContain('webhook  21 attempts  dead letter  Eve');
  await command('delete', id);
});

test.each([
  [],
  ['nonsense'],
  ['constructor'],
  ['list', '--nonsense'],
  ['list', '--since', 'yesterday'],
  ['show', 'no-such-id'],
  ['show', '../../etc/passwd'],
  ['export'],
  ['export', '--csv', '--json'],
  ['release', 'no-such-id'],
  ['import', 'no-such-file.json'],
  ['import', 'package.json'],
])('%s %s %s is refused with an error message', async (...args) => {
  const { status, stdout, stderr } = await run(args.filter((argument) => typeof argument === 'string'));
  expect(status).toBeGreaterThan(0);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^(?:Usage|There is no lead|Say --csv|Write the date|The file)/);
});
