// The weekly summary, from the store to the operator's inbox, with WEEKLY_SUMMARY=on.
import { beforeEach, expect, test, vi } from 'vitest';
import type { StoredLead } from '../../src/features/leads/stored-lead.ts';
import { atNoon } from '../support/at-noon.ts';
import { mailAndWebhook } from '../support/mail-and-webhook.ts';
import { deployForTests } from '../support/netlify.ts';
import { readMail } from '../support/read-mail.ts';
import { consultation, keysIn, runDelivery, runWeeklySummary, send, store } from '../support/sent-leads.ts';

deployForTests();

const { mails, state } = mailAndWebhook();
beforeEach(async () => {
  atNoon();
  await store().deleteAll();
});

test('off by default: nothing is enqueued and nothing is sent', async () => {
  await runWeeklySummary();
  await runDelivery();
  expect(await keysIn('outbox/')).toEqual([]);
  expect(mails).toEqual([]);
});

test('counts leads by kind, pending and dead deliveries, without personal data; retried if the mail failed', async () => {
  vi.stubEnv('WEEKLY_SUMMARY', 'on');
  state.answerCall = (_request, response) => response.writeHead(500).end();
  await send(consultation);
  await send({ ...consultation, name: 'Bea Example' });
  await send({ form: 'guide-email', email: 'gail@example.com' });
  await send({ ...consultation, name: 'Robot', topic: 'https://spam.example' });
  const [first] = (await store().list({ prefix: 'leads/' })).blobs;
  const lead = (await store().get(first?.key ?? '', { type: 'json' })) as StoredLead;
  await store().setJSON(`leads/${'0'.repeat(32)}`, {
    ...lead,
    receivedAt: new Date(Date.now() - 8 * 86_400_000).toISOString(),
  });
  const entryKey = `outbox/${lead.id}/webhook`;
  await store().setJSON(entryKey, { ...(await store().get(entryKey, { type: 'json' })), deadLettered: true });
  mails.length = 0;

  state.refusing = true;
  await runWeeklySummary();
  await runDelivery();
  expect(mails).toEqual([]);
  const [summaryKey = ''] = await keysIn('outbox/weekly-summary-');
  expect(await store().get(summaryKey)).not.toMatch(/Example|example\.com/);
  await store().setJSON(summaryKey, {
    ...(await store().get(summaryKey, { type: 'json' })),
    nextAt: new Date().toISOString(),
  });
  state.refusing = false;
  await runDelivery();
  await runWeeklySummary();
  await runDelivery();
  expect(mails).toHaveLength(1);
  const { headers, text, html } = readMail(mails[0] ?? '');
  expect(headers.find((header) => header.startsWith('Subject:'))).toMatch(
    /^Subject: Week to \w+ \d+, \d{4}: 3 new leads$/,
  );
  expect(text).toContain(
    'General Consultation: 2\nGuide Download: 1\nProperty Sale - Executor: 0\nProperty Sale - Heir: 0\n',
  );
  expect(text).toContain('Leads: 4\nSuspected spam: 1\nDeliveries that wait: 2\nDeliveries that were given up: 1\n');
  expect(text + html).not.toMatch(/Example|example\.com/);
  expect(html).toContain('Guide Download:</span> 1</p>');
});
