// Suspected spam, and what the daily function owes the operator and removes.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import dailyCare from '../../netlify/functions/daily-care.ts';
import { leadReference } from '../../src/features/leads/reference.ts';
import { atNoon } from '../support/at-noon.ts';
import { listLeads } from '../support/list-leads.ts';
import { mailAndWebhook } from '../support/mail-and-webhook.ts';
import { address, contextOf, deployForTests } from '../support/netlify.ts';
import { readMail } from '../support/read-mail.ts';
import { consultation, scheduled, send, store } from '../support/sent-leads.ts';

deployForTests();

const { mails, calls } = mailAndWebhook();
beforeEach(async () => {
  atNoon();
  await store().deleteAll();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test.each([
  ['the hidden field is filled in', { topic: 'https://spam.example' }],
  ['the form is sent in no time', { elapsed: 40 }],
])('quarantine: %s — stored, answered like any other, not mailed, reported once a day', async (_name, sign) => {
  const response = await send({ ...consultation, ...sign });
  expect(response.status).toBe(201);
  expect(Object.keys((await response.json()) as object)).toEqual(['id', 'reference']);
  await scheduled();
  expect([mails.length, calls.length]).toEqual([0, 0]);
  expect(await listLeads(store(), 'leads/')).toHaveLength(0);
  expect(await listLeads(store(), 'quarantine/')).toHaveLength(1);

  await dailyCare(new Request(address('/')), contextOf());
  await dailyCare(new Request(address('/')), contextOf());
  await scheduled();
  await dailyCare(new Request(address('/')), contextOf());
  await scheduled();
  expect(mails).toHaveLength(1);
  const { headers, text, html } = readMail(mails[0] ?? '');
  expect(headers).toContain('Subject: 1 suspected spam lead in quarantine');
  for (const body of [text, html]) expect(body).toContain('npm run leads -- release ID');
  expect(mails.join()).not.toContain('ann@example.com');
});

test('a day’s report takes the place of every older one, waiting, dead-lettered or delivered', async () => {
  await send({ ...consultation, elapsed: 40 });
  for (const day of ['quarantine-report-2026-01-01', 'quarantine-report-2026-01-02']) {
    await store().setJSON(`outbox/${day}/quarantine-report`, {
      subject: day,
      kind: 'quarantine-report',
      deadLettered: true,
    });
    await store().setJSON(`delivered/${day}/quarantine-report`, {});
  }
  await dailyCare(new Request(address('/')), contextOf());
  const reports = (await store().list()).blobs.map(({ key }) => key).filter((key) => key.includes('report-'));
  expect(reports).toEqual([`outbox/quarantine-report-${new Date().toISOString().slice(0, 10)}/quarantine-report`]);
});

test.each([[undefined], [null], [''], [false], [[]], [-5], ['40']])(
  'a form with %j in place of a time is no spamReason',
  async (elapsed) => {
    await send({ ...consultation, elapsed });
    expect(await listLeads(store(), 'leads/')).toHaveLength(1);
  },
);

test('a submission that is a lead already is not suspected when it comes again', async () => {
  const { id } = (await (await send(consultation, 'one')).json()) as { id: string };
  const again = await send({ ...consultation, elapsed: 10 }, 'one');
  expect([again.status, await again.json()]).toEqual([200, { id, reference: leadReference(id) }]);
  expect(await listLeads(store(), 'leads/')).toHaveLength(1);
  expect(await listLeads(store(), 'quarantine/')).toHaveLength(0);
});

test('a lead older than the configured time is removed, with everything that belongs to it', async () => {
  await send(consultation);
  const [lead] = await listLeads(store(), 'leads/');
  const old = { ...lead, receivedAt: '2024-01-01T00:00:00.000Z' };
  await store().setJSON(`leads/${lead?.id}`, old);
  await dailyCare(new Request(address('/')), contextOf());
  const left = (await store().list()).blobs.map(({ key }) => key);
  expect(left).toEqual([`tombstones/${lead?.id}`]);
});
