// An acknowledged lead is always mailed, wherever a write was interrupted, and whatever a scheduled run did in between.
import { beforeEach, expect, test, vi } from 'vitest';
import { leadId } from '../../netlify/lib/lead-store.ts';
import { outboxEntries } from '../../netlify/lib/outbox.ts';
import { consultation as consultationForm } from '../../src/features/leads/forms/consultation.ts';
import type { OutboxEntry } from '../../src/features/leads/outbox.ts';
import { interceptRequests, interruptOnce } from '../support/intercept-requests.ts';
import { listLeads } from '../support/list-leads.ts';
import { mailAndWebhook } from '../support/mail-and-webhook.ts';
import { deployForTests } from '../support/netlify.ts';
import {
  consultation,
  deliverInMinutes,
  keysIn,
  runDelivery,
  runHourlyCare,
  send,
  store,
} from '../support/sent-leads.ts';

deployForTests();
const { mails } = mailAndWebhook({ hasWebhook: false });
beforeEach(() => store().deleteAll());

const submission = 'one';
const idOfLead = () =>
  leadId(consultationForm.toLead(consultationForm.fields.parse(consultation)), submission, new Date());
const entryOf = (fields: Partial<OutboxEntry>): OutboxEntry => ({
  subject: idOfLead(),
  kind: 'operator-mail',
  createdAt: new Date(Date.now() - 2 * 3_600_000).toISOString(),
  attempts: 0,
  nextAt: new Date(Date.now() - 3_600_000).toISOString(),
  ...fields,
});

test.each([
  ['before the lead is written', /\/leads\//],
  ['between the lead and its entry', /\/outbox\//],
])('a stale entry of an interrupted write, and a scheduled run %s', async (_when, key) => {
  const entry = entryOf({});
  await store().setJSON(`outbox/${entry.subject}/operator-mail`, entry);
  interruptOnce(({ method, url }) => method === 'put' && key.test(url), runDelivery);
  expect((await send(consultation, submission)).status).toBe(201);
  await runDelivery();
  expect((await listLeads(store(), 'leads/')).map(({ id }) => id)).toEqual([entry.subject]);
  expect(mails).toHaveLength(1);
  expect(await outboxEntries(store())).toEqual([]);
});

test('a run that reads before the lead is written does not lose its delivery', async () => {
  const entry = entryOf({});
  const key = `outbox/${entry.subject}/operator-mail`;
  await store().setJSON(key, entry);
  let sent: Promise<Response> | undefined;
  interceptRequests(async ({ method, url }, pass) => {
    const response = await pass();
    // The run has just read that there is no such lead: the whole submission happens before it goes on.
    if (!sent && method === 'get' && url.includes(`quarantine/${entry.subject}`)) {
      sent = send(consultation, submission);
      await sent;
    }
    return response;
  });
  await runDelivery();
  expect((await sent)?.status).toBe(201);
  // The attempt without a lead counts as failed, and is retried a minute later.
  await deliverInMinutes(2);
  expect(mails).toHaveLength(1);
});

test('a new lead does not inherit the backoff of a stale entry', async () => {
  const entry = entryOf({ attempts: 9, nextAt: new Date(Date.now() + 6 * 3_600_000).toISOString(), lastError: 'away' });
  await store().setJSON(`outbox/${entry.subject}/operator-mail`, entry);
  expect((await send(consultation, submission)).status).toBe(201);
  expect(mails).toHaveLength(1);
});

test('the hourly sweep enqueues a lead that was stored without entries, once', async () => {
  const cutOff = interceptRequests(async ({ method, url }, pass) =>
    method === 'put' && url.includes('outbox/') ? new Response(null, { status: 403 }) : pass(),
  );
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect((await send(consultation, submission)).status).toBe(503);
  cutOff.mockRestore();
  expect(await listLeads(store(), 'leads/')).toHaveLength(1);
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await runHourlyCare();
  expect(warned).toHaveBeenCalledOnce();
  await runDelivery();
  expect(mails).toHaveLength(1);
  await runHourlyCare();
  expect(warned).toHaveBeenCalledOnce();
  await runDelivery();
  expect(mails).toHaveLength(1);
});

test.each([
  ['was delivered', (id: string) => store().setJSON(`delivered/${id}/operator-mail`, {})],
  ['was given up', (id: string) => store().setJSON(`outbox/${id}/operator-mail`, entryOf({ deadLettered: true }))],
  ['is being deleted', (id: string) => store().setJSON(`tombstones/${id}`, {})],
])('the hourly sweep leaves alone a lead that %s', async (_what, prepare) => {
  await send(consultation, submission);
  mails.length = 0;
  for (const prefix of ['outbox/', 'delivered/']) for (const key of await keysIn(prefix)) await store().delete(key);
  await prepare(idOfLead());
  await runHourlyCare();
  await runDelivery();
  expect(mails).toEqual([]);
});

const sealed = { receivedAt: '2026-11-20T15:00:00.000Z', probateType: 'Guide Download', iv: 'AAAA', data: 'AAAA' };
test.each([
  ['half a record', '{"id":"'],
  ['a text', '"Ann Example"'],
  ['a lead without its fields', '{"lead":{}}'],
  ['a lead whose key is gone', JSON.stringify({ ...sealed, id: '0'.repeat(32), key: '2025-04' })],
])('%s stops neither other leads nor the report, and is recorded in the outbox', async (_what, content) => {
  const logs = (['error', 'warn'] as const).map((level) => vi.spyOn(console, level).mockImplementation(() => {}));
  await store().set(`leads/${'0'.repeat(32)}`, content);
  await store().set(`quarantine/${'0'.repeat(31)}1`, content);
  await send(consultation, submission);
  mails.length = 0;
  await store().delete(`delivered/${idOfLead()}/operator-mail`);
  await runHourlyCare();
  await runDelivery();
  expect(mails.map((mail) => /^Subject: (.*)/m.exec(mail)?.[1])).toEqual([
    '1 suspected spam lead in quarantine',
    'New lead: Consultation Request, Ann Example',
  ]);
  expect(mails[0]).toContain(`quarantine/${'0'.repeat(31)}1`);
  expect(await outboxEntries(store())).toMatchObject([{ subject: '0'.repeat(32), lastError: expect.any(String) }]);
  expect(JSON.stringify([await outboxEntries(store()), ...logs.map(({ mock }) => mock.calls)])).not.toContain('Ann');
});
