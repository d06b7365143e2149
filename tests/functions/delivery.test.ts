// From a lead to its mails and its webhook call, over a real SMTP server and a real HTTP server, with crashes,
// races and storage faults.
import { createHmac } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { deliver } from '../../netlify/lib/deliver.ts';
import { deleteLead } from '../../netlify/lib/lead-store.ts';
import { canMail } from '../../netlify/lib/mail.ts';
import { enqueue, outboxEntries, redeliver } from '../../netlify/lib/outbox.ts';
import { settings } from '../../netlify/lib/settings.ts';
import { maxAttempts, type OutboxEntry } from '../../src/features/leads/outbox.ts';
import type { StoredLead } from '../../src/features/leads/stored-lead.ts';
import { interceptRequests, interruptOnce } from '../support/intercept-requests.ts';
import { listLeads } from '../support/list-leads.ts';
import { mailAndWebhook, webhookSecret } from '../support/mail-and-webhook.ts';
import { deployForTests } from '../support/netlify.ts';
import {
  accepted,
  consultation,
  deliverInMinutes,
  keysIn,
  runDelivery,
  send,
  store,
  storeUndelivered,
} from '../support/sent-leads.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

deployForTests();

const { mails, calls, state } = mailAndWebhook();

beforeEach(() => store().deleteAll());

test('a lead is mailed to the operator once, with Reply-To the visitor, and sent to the webhook, signed', async () => {
  const { id } = await accepted(consultation);
  await runDelivery();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatch(/^Reply-To: Ann Example <ann@example\.com>/m);
  expect(mails[0]).toContain('A note');
  expect(calls).toHaveLength(1);
  const { body = '', headers = {} } = calls[0] ?? {};
  const timestamp = headers['webhook-timestamp'];
  expect(Math.abs(Date.now() / 1000 - Number(timestamp))).toBeLessThan(60);
  expect(headers['webhook-id']).toBe(id);
  // As the Standard Webhooks specification tells the receiver to compute it.
  const key = Buffer.from(webhookSecret.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${signature}`);
  expect((JSON.parse(body) as StoredLead).lead.email).toBe('ann@example.com');
  expect(await outboxEntries(store())).toEqual([]);
});

test('the same submission twenty times is one lead and one mail', async () => {
  const id = crypto.randomUUID();
  const replies = await Promise.all(Array.from({ length: 20 }, () => send(consultation, id)));
  expect(replies.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201]);
  expect((await send(consultation, id)).status).toBe(200);
  await runDelivery();
  expect(await listLeads(store(), 'leads/')).toHaveLength(1);
  expect(mails).toHaveLength(1);
  expect(calls).toHaveLength(1);
});

test('deliveries pending after a crash are made once by concurrent instances', async () => {
  await storeUndelivered();
  await Promise.all([runDelivery(), runDelivery(), runDelivery()]);
  expect([mails.length, calls.length]).toEqual([1, 1]);
});

test.each<[string, string, (reply: Response) => Response]>([
  ['is refused, which the client takes for a write without ETag', 'put', () => new Response(null, { status: 403 })],
  ['would be unconditional, after a read without ETag', 'get', ({ body, status }) => new Response(body, { status })],
])('a lease that %s sends nothing: another instance may hold it', async (_name, method, answer) => {
  await storeUndelivered();
  interceptRequests(async (request, pass) => (request.method === method ? answer(await pass()) : pass()));
  await deliverInMinutes(0);
  expect([mails.length, calls.length]).toEqual([0, 0]);
});

test('deliveries of a lead that was deleted are not made', async () => {
  const lead = await storeUndelivered();
  const entries = await outboxEntries(store());
  await deleteLead(store(), lead.id, new Date());
  // Another instance listed them before, or the operator redelivered them meanwhile.
  for (const { kind } of entries) await redeliver(store(), lead.id, kind, new Date());
  await runDelivery();
  expect([mails.length, calls.length]).toEqual([0, 0]);
  expect(await outboxEntries(store())).toEqual([]);
});

test('a run starts at a random entry, so that runs that are cut off do not skip the same entries', async () => {
  const ids = ['1', '5', '9', 'd'].map((digit) => digit.padEnd(32, '0'));
  for (const id of ids) await storeUndelivered({ id });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  await runDelivery();
  expect(calls.map(({ headers }) => headers['webhook-id'])).toEqual([ids[2], ids[3], ids[0], ids[1]]);
});

test('a mail is only sent over TLS', async () => {
  // The same server under a name that is not this machine's.
  vi.stubEnv('SMTP_URL', process.env.SMTP_URL?.replace('127.0.0.1', '0.0.0.0'));
  await send(consultation);
  expect(mails).toHaveLength(0);
  expect(await outboxEntries(store())).toMatchObject([{ lastError: expect.stringContaining('STARTTLS') }]);
});

test.each([
  ['WEBHOOK_URL', 'hooks.example.com'],
  ['WEBHOOK_SECRET', 'short'],
  ['WEBHOOK_URL', ''],
  ['WEBHOOK_SECRET', ''],
] as const)('a webhook with %s=%j is not called, and its calls wait until it is corrected', async (name, wrong) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const right = process.env[name];
  vi.stubEnv(name, wrong);
  await send(consultation);
  expect([mails.length, calls.length]).toEqual([1, 0]);
  expect(await outboxEntries(store())).toMatchObject([
    { kind: 'webhook', attempts: 1, lastError: expect.stringContaining('must both be set') },
  ]);
  vi.stubEnv(name, right);
  await deliverInMinutes(2);
  expect(calls).toHaveLength(1);
  expect(await outboxEntries(store())).toEqual([]);
});

test('a pending call is dropped if no webhook is configured', async () => {
  vi.stubEnv('WEBHOOK_URL', ' ');
  vi.stubEnv('WEBHOOK_SECRET', '');
  await storeUndelivered();
  await runDelivery();
  expect([mails.length, calls.length]).toEqual([1, 0]);
  expect(await outboxEntries(store())).toEqual([]);
});

test('a delivery is dead-lettered after its last attempt', async () => {
  state.answerCall = (_request, response) => response.writeHead(500).end();
  await send(consultation);
  for (let index = 1; index <= maxAttempts + 3; index++) await deliverInMinutes(index * 400);
  expect(calls).toHaveLength(maxAttempts);
  expect(await outboxEntries(store())).toMatchObject([{ deadLettered: true, attempts: maxAttempts }]);
});

test('an attempt interrupted by a crash is retried after its lease', async () => {
  const lead = await storeUndelivered();
  const key = `outbox/${lead.id}/operator-mail`;
  const staleEntries = await outboxEntries(store());
  const entry = (await store().get(key, { type: 'json' })) as object;
  await store().setJSON(key, { ...entry, attempts: 1, nextAt: new Date(Date.now() + 120_000).toISOString() });
  await runDelivery();
  // Another instance listed the outbox before the attempt began.
  await deliver(store(), settings('dev'), staleEntries, () => new Date());
  expect(mails).toHaveLength(0);
  await deliverInMinutes(3);
  expect(mails).toHaveLength(1);
});

test('a delivery whose attempts were all interrupted is dead-lettered', async () => {
  const lead = await storeUndelivered();
  const key = `outbox/${lead.id}/operator-mail`;
  const entry = (await store().get(key, { type: 'json' })) as object;
  await store().setJSON(key, { ...entry, attempts: maxAttempts, nextAt: new Date(0).toISOString(), lastError: 'away' });
  await runDelivery();
  expect(mails).toHaveLength(0);
  expect(await store().get(key, { type: 'json' })).toMatchObject({
    deadLettered: true,
    attempts: maxAttempts,
    lastError: 'away',
  });
});

test('a redelivery requested while an instance dead-letters the entry stays pending', async () => {
  const lead = await storeUndelivered();
  const key = `outbox/${lead.id}/operator-mail`;
  const entry = (await store().get(key, { type: 'json' })) as OutboxEntry;
  await store().setJSON(key, { ...entry, attempts: maxAttempts });
  interruptOnce(
    ({ method }) => method === 'put',
    () => redeliver(store(), lead.id, 'operator-mail', new Date()),
  );
  await deliver(store(), settings('dev'), [entry], () => new Date());
  expect(await store().get(key, { type: 'json' })).toMatchObject({ attempts: 0 });
});

test.each([
  ['requested again', (id: string) => redeliver(store(), id, 'webhook', new Date()), { attempts: 0 }],
  ['deleted', (id: string) => store().delete(`outbox/${id}/webhook`), null],
])('an entry %s while its attempt fails stays so', async (_what, meanwhile, expected) => {
  const lead = await storeUndelivered();
  const key = `outbox/${lead.id}/webhook`;
  const entry = (await store().get(key, { type: 'json' })) as OutboxEntry;
  interceptRequests(async ({ url }, pass) => {
    if (url !== process.env.WEBHOOK_URL) return pass();
    await meanwhile(lead.id);
    throw new Error('away');
  });
  await deliver(store(), settings('dev'), [entry], () => new Date());
  const now = await store().get(key, { type: 'json' });
  if (expected) expect(now).toMatchObject(expected);
  else expect(now).toBeNull();
});

test('an unreadable lead does not stop the deliveries after it', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { id } = await storeUndelivered();
  const last = await storeUndelivered({ id: 'b'.repeat(32) });
  await store().set(`leads/${id}`, '{"name":"Ann Exam');
  await runDelivery();
  expect(calls.map(({ headers }) => headers['webhook-id'])).toEqual([last.id]);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain(last.id);
  const expected = expect.objectContaining({ attempts: 1, lastError: 'What is stored there cannot be read.' });
  expect(await outboxEntries(store())).toEqual([expected, expected]);
  expect(log.mock.calls.join()).not.toContain('Ann');
});

test.each(['', '{"subject":"aa', 'null', '[]', '{"attempts":0}', '{"createdAt":"x","nextAt":"y","attempts":0}'])(
  'a damaged entry, %j, is delivered: its key names lead and kind',
  async (record) => {
    const lead = await storeUndelivered();
    for (const key of await keysIn('outbox/')) await store().set(key, record);
    // The visitor sends it again meanwhile.
    await enqueue(store(), lead, settings('dev'), new Date());
    await runDelivery();
    expect([mails.length, calls.length]).toEqual([1, 1]);
    expect(await keysIn('outbox/')).toEqual([]);
  },
);

test('a storage failure for one delivery does not stop the next', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await storeUndelivered();
  const entries = await outboxEntries(store());
  const key = `outbox/${entries[0]?.subject}/${entries[0]?.kind}`;
  interceptRequests(async ({ url }, pass) => {
    if (url.includes(key)) throw new Error('away');
    return pass();
  });
  await deliver(store(), settings('dev'), entries, () => new Date());
  expect(mails.length + calls.length).toBe(1);
  expect(log.mock.calls).toEqual([[`${key}: away`]]);
});

test('without a mail server mails wait, do not delay the webhook, and are sent once there is one', async () => {
  const server = process.env.SMTP_URL ?? '';
  vi.stubEnv('SMTP_URL', '');
  await send(consultation);
  expect(calls).toHaveLength(1);
  const [key = ''] = await keysIn('outbox/');
  const waiting = await store().getWithMetadata(key);
  expect(JSON.parse(waiting?.data ?? '')).toMatchObject({ kind: 'operator-mail', attempts: 0 });
  for (let index = 1; index <= maxAttempts + 3; index++) await deliverInMinutes(index * 400);
  expect(await store().getWithMetadata(key)).toEqual(waiting);
  vi.stubEnv('SMTP_URL', server);
  await runDelivery();
  expect(mails).toHaveLength(1);
});

test('a preview sends nothing, and stores its leads apart', async () => {
  vi.stubEnv('MAIL_FOLDER', temporaryFolder());
  expect(canMail(settings('deploy-preview'))).toBe(false);
  await send(consultation, 'one', 'deploy-preview');
  expect([mails.length, calls.length]).toEqual([0, 0]);
  expect(await keysIn()).toEqual([]);
  expect((await store('deploy-preview').list({ prefix: 'leads/' })).blobs).toHaveLength(1);
});
