// Suspected spam: quarantine, and reports to the operator.
import { parse } from 'node-html-parser';
import { beforeEach, expect, test, vi } from 'vitest';
import leads from '../../netlify/functions/leads.ts';
import { deleteLead } from '../../netlify/lib/lead-store.ts';
import { outboxEntries } from '../../netlify/lib/outbox.ts';
import { atNoon } from '../support/at-noon.ts';
import { interceptRequests } from '../support/intercept-requests.ts';
import { listLeads } from '../support/list-leads.ts';
import { mailAndWebhook } from '../support/mail-and-webhook.ts';
import { contextOf, deployForTests, finishBackgroundWork, postForm } from '../support/netlify.ts';
import { readMail } from '../support/read-mail.ts';
import { consultation, keysIn, runDelivery, runHourlyCare, send, sentId, store } from '../support/sent-leads.ts';
import { command } from './leads-command.ts';

deployForTests();

const { mails, calls, state } = mailAndWebhook();
beforeEach(async () => {
  atNoon();
  await store().deleteAll();
});

/** The clock in so many hours. */
const advanceHours = (hours: number) => vi.setSystemTime(Date.now() + hours * 3_600_000);

test.each([
  ['the hidden field is filled in', { topic: 'https://spam.example' }],
  ['the form is sent in no time', { elapsed: 40 }],
])('quarantine: %s — stored, acknowledged like any lead, reported once within the hour', async (_name, sign) => {
  const response = await send({ ...consultation, phone: '614 555 0163', ...sign });
  expect(response.status).toBe(201);
  const answer = (await response.json()) as { id: string };
  expect(Object.keys(answer)).toEqual(['id', 'reference']);
  await runDelivery();
  expect([mails.length, calls.length]).toEqual([0, 0]);
  expect(await listLeads(store(), 'leads/')).toHaveLength(0);
  expect(await listLeads(store(), 'quarantine/')).toHaveLength(1);

  await runHourlyCare();
  expect(mails).toHaveLength(1);
  const { headers, text, html } = readMail(mails[0] ?? '');
  expect(headers).toContain('Subject: 1 suspected spam lead in quarantine');
  for (const body of [text, html])
    for (const part of ['Ann Example', 'ann@example.com', '614 555 0163', 'A note', `leads -- release ${answer.id}`])
      expect(body).toContain(part);
  const links = parse(html).querySelectorAll('a');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['tel:+16145550163', 'mailto:ann@example.com']);
  expect(calls).toEqual([]);
  for (let hour = 1; hour <= 30; hour++) {
    advanceHours(1);
    await runHourlyCare();
    await runDelivery();
  }
  expect(mails).toHaveLength(1);
});

test('each new suspect is in exactly one report, also if the mail server fails', async () => {
  state.refusing = true;
  await send({ ...consultation, elapsed: 40 });
  await runHourlyCare();
  advanceHours(1);
  await send({ ...consultation, name: 'Bea Example', elapsed: 40 });
  await runHourlyCare();
  expect((await outboxEntries(store())).map(({ subject }) => subject)).toEqual(['quarantine-report-2026-11-21T13']);
  state.refusing = false;
  advanceHours(0.5);
  await runDelivery();
  expect(mails).toHaveLength(1);
  for (const name of ['Ann Example', 'Bea Example']) expect(readMail(mails[0] ?? '').text).toContain(`Name: ${name}`);
  advanceHours(0.2);
  // In the same hour: the next one's report names it.
  await send({ ...consultation, name: 'Cid Example', elapsed: 40 });
  await runHourlyCare();
  advanceHours(1);
  await runHourlyCare();
  expect(mails).toHaveLength(2);
  expect(readMail(mails[1] ?? '').text.match(/^Name: .*/gm)).toEqual(['Name: Cid Example']);
  expect((await keysIn()).filter((key) => /report-\d/.test(key))).toEqual([
    'delivered/quarantine-report-2026-11-21T14/quarantine-report',
  ]);
});

test.each([403, 500])(
  'a report whose delivery record cannot be written (%i) is repeated once rather than lost',
  async (status) => {
    await send({ ...consultation, elapsed: 40 });
    const failing = interceptRequests(async ({ method, url }, pass) =>
      method === 'put' && /delivered\/[0-9a-f]{32}\/quarantine-report/.test(url)
        ? new Response(null, { status })
        : pass(),
    );
    await runHourlyCare();
    failing.mockRestore();
    expect(mails).toHaveLength(1);
    for (let hour = 1; hour <= 5; hour++) {
      advanceHours(1);
      await runHourlyCare();
      await runDelivery();
    }
    expect([mails.length, await outboxEntries(store())]).toEqual([2, []]);
  },
);

test('a released, deleted or unreadable suspect does not stop the report', async () => {
  const ids: string[] = [];
  for (const name of ['Released', 'Deleted', 'Kept']) ids.push(await sentId({ name, elapsed: 40 }));
  const [released = '', deleted = ''] = ids;
  state.refusing = true;
  await runHourlyCare();
  state.refusing = false;
  const { stdout } = await command('release', released);
  expect(stdout).toContain('is a lead like any other now');
  await deleteLead(store(), deleted, new Date());
  await store().setJSON(`quarantine/${'e'.repeat(32)}`, { id: 'e'.repeat(32), data: 'x', iv: 'x', key: 'lost' });
  advanceHours(1);
  await runHourlyCare();
  const reports = mails.map(readMail).filter(({ headers }) => headers.some((line) => /quarantine$/.test(line)));
  expect(reports).toHaveLength(1);
  expect(reports[0]?.text.match(/^Name: .*/gm)).toEqual(['Name: Kept']);
  expect(reports[0]?.text).toContain('It is encrypted with the key "lost", which is not in LEAD_KEYS.');
  expect(await keysIn(`delivered/${deleted}`)).toEqual([]);
});

test('autofill in the honeypot is not spam: a plain form with a name there is a lead, with mails', async () => {
  const typed = { form: 'download', firstName: 'Ana', lastName: 'Núñez', email: 'ana@example.com', phone: '' };
  const response = await leads(postForm('/api/leads', { ...typed, topic: 'Núñez' }), contextOf());
  expect(response.status).toBe(303);
  await finishBackgroundWork();
  expect(mails.map((mail) => /^To: (.*)/m.exec(mail)?.[1]?.trim()).length).toBe(2);
  expect(await listLeads(store(), 'quarantine/')).toEqual([]);
});

test('the honeypot is empty in a re-rendered form', async () => {
  const typed = { form: 'download', firstName: 'Ana', lastName: '', email: 'ana@example.com', topic: 'Springfield' };
  const response = await leads(postForm('/api/leads', typed), contextOf());
  expect(response.status).toBe(422);
  const page = parse(await response.text());
  expect(page.querySelector('[name="firstName"]')?.getAttribute('value')).toBe('Ana');
  expect(page.querySelector('[name="topic"]')?.getAttribute('value') ?? '').toBe('');
  const corrected = { ...typed, lastName: 'Núñez', topic: '' };
  expect((await leads(postForm('/api/leads', corrected), contextOf())).status).toBe(303);
  expect(await listLeads(store(), 'leads/')).toHaveLength(1);
});

test.each([[undefined], [null], [''], [false], [[]], [-5], ['40']])(
  'a form with %j as elapsed time is not suspected',
  async (elapsed) => {
    await send({ ...consultation, elapsed });
    expect(await listLeads(store(), 'leads/')).toHaveLength(1);
  },
);
