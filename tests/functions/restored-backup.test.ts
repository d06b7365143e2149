// Imports of tampered backups.
import { parse } from 'node-html-parser';
import { beforeEach, expect, test } from 'vitest';
import { outboxEntries } from '../../netlify/lib/outbox.ts';
import { mailAndWebhook } from '../support/mail-and-webhook.ts';
import { deployForTests } from '../support/netlify.ts';
import { readMail } from '../support/read-mail.ts';
import { keysIn, runDelivery, runHourlyCare, store, storeUndelivered } from '../support/sent-leads.ts';
import { restore as restoreText } from './leads-command.ts';

deployForTests();
const { mails, recipients } = mailAndWebhook({ hasWebhook: false });
beforeEach(() => store().deleteAll());

const evil = 'Ann\r\nBcc: victim@example.com\r\n\r\n<script>alert(1)</script>\u202e';
const restore = (backup: object) => restoreText(JSON.stringify(backup));

test('hostile suspected spam in a backup injects no header or markup into the report', async () => {
  const stored = await storeUndelivered();
  await store().deleteAll();
  const lead = {
    ...stored.lead,
    name: evil,
    email: `${evil}@example.com`,
    phone: '+1'.repeat(100_000),
    notes: evil.repeat(2000),
  };
  const spam = { ...stored, lead, quarantine: evil };
  expect((await restore({ leads: [], quarantine: [spam], deletions: [], deliveries: [] })).stdout).toContain(
    '1 restored',
  );
  await runHourlyCare();
  expect(mails).toHaveLength(1);
  const { headers, text, html } = readMail(mails[0] ?? '');
  expect(headers.filter((line) => /^Bcc/i.test(line))).toEqual([]);
  expect(text).not.toMatch(/^Bcc/m);
  expect(parse(html).querySelector('script')).toBeNull();
  expect(recipients).toHaveLength(1);
});

test.each([
  ['half a character', '\ud800'],
  ['a million letters', 'x'.repeat(1_000_000)],
  ['encoded words', '=?utf-8?q?x?='.repeat(500)],
])('a lead in a backup whose name, address and number are %s is mailed', async (_name, text) => {
  const stored = await storeUndelivered();
  await store().deleteAll();
  const lead = { ...stored.lead, name: text, email: `${text}@example.com`, phone: text };
  await restore([{ ...stored, lead }]);
  await store().delete(`delivered/${stored.id}/operator-mail`);
  await runHourlyCare();
  await runDelivery();
  expect((await outboxEntries(store())).map(({ lastError }) => lastError)).toEqual([]);
  expect(mails).toHaveLength(1);
});

test('a backup with a lead in both lists, and records with invalid kinds and paths', async () => {
  const stored = await storeUndelivered();
  await store().deleteAll();
  const at = new Date().toISOString();
  const { stdout, stderr } = await restore({
    leads: [stored],
    quarantine: [{ ...stored, quarantine: 'x' }],
    deletions: [{ id: '../leads', removedAt: at }],
    deliveries: [
      { id: stored.id, kind: '../../leads', at },
      { id: stored.id, kind: 'quarantine-report', at },
    ],
  });
  expect([stdout, stderr]).toEqual([
    '2 restored; 0 were there or had been deleted; 2 skipped\n',
    expect.stringMatching(/deletions 1: id\n.*deliveries 1: kind\n$/s),
  ]);
  await runHourlyCare();
  await runDelivery();
  // The suspect was named before the backup.
  expect(mails.map((mail) => /^Subject: (\w+)/m.exec(mail)?.[1])).toEqual(['New']);
  expect(await keysIn()).toEqual([
    `delivered/${stored.id}/operator-mail`,
    `delivered/${stored.id}/quarantine-report`,
    `leads/${stored.id}`,
    `quarantine/${stored.id}`,
    'status/deliveries',
  ]);
});
