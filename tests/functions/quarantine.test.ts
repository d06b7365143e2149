// Suspected spam: what is quarantined, and when it is reported to the operator.
import { parse } from 'node-html-parser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import leads from '../../netlify/functions/leads.ts';
import { deleteLead } from '../../netlify/lib/lead-store.ts';
import { outboxEntries } from '../../netlify/lib/outbox.ts';
import { atNoon } from '../support/at-noon.ts';
import { runLeads } from '../support/leads-command.ts';
import { listLeads } from '../support/list-leads.ts';
import { mailAndWebhook } from '../support/mail-and-webhook.ts';
import { afterReplies, contextOf, deployForTests, postForm } from '../support/netlify.ts';
import { readMail } from '../support/read-mail.ts';
import { consultation, hourly, keysIn, scheduled, send, sentId, store } from '../support/sent-leads.ts';

const deploy = deployForTests();

const { mails, calls, state } = mailAndWebhook();
beforeEach(async () => {
  atNoon();
  await store().deleteAll();
});
afterEach(() => vi.useRealTimers());

/** The clock in so many hours. */
const inHours = (hours: number) => vi.setSystemTime(Date.now() + hours * 3_600_000);

test.each([
  ['the hidden field is filled in', { topic: 'https://spam.example' }],
  ['the form is sent in no time', { elapsed: 40 }],
])(
  'quarantine: %s — stored, answered like any other, named to the operator within the hour, once',
  async (_name, sign) => {
    const response = await send({ ...consultation, phone: '614 555 0163', ...sign });
    expect(response.status).toBe(201);
    const answer = (await response.json()) as { id: string };
    expect(Object.keys(answer)).toEqual(['id', 'reference']);
    await scheduled();
    expect([mails.length, calls.length]).toEqual([0, 0]);
    expect(await listLeads(store(), 'leads/')).toHaveLength(0);
    expect(await listLeads(store(), 'quarantine/')).toHaveLength(1);

    await hourly();
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
      inHours(1);
      await hourly();
      await scheduled();
    }
    expect(mails).toHaveLength(1);
  },
);

test('each new suspect is named in one of the next reports, while the mail server fails and after', async () => {
  state.refusing = true;
  await send({ ...consultation, elapsed: 40 });
  await hourly();
  inHours(1);
  await send({ ...consultation, name: 'Bea Example', elapsed: 40 });
  await hourly();
  expect((await outboxEntries(store())).map(({ subject }) => subject)).toEqual(['quarantine-report-2026-11-21T13']);
  state.refusing = false;
  inHours(0.5);
  await scheduled();
  expect(mails).toHaveLength(1);
  for (const name of ['Ann Example', 'Bea Example']) expect(readMail(mails[0] ?? '').text).toContain(`Name: ${name}`);
  inHours(0.2);
  // In the same hour: the next one's report names it.
  await send({ ...consultation, name: 'Cid Example', elapsed: 40 });
  await hourly();
  inHours(1);
  await hourly();
  expect(mails).toHaveLength(2);
  expect(readMail(mails[1] ?? '').text.match(/^Name: .*/gm)).toEqual(['Name: Cid Example']);
  expect((await keysIn()).filter((key) => /report-\d/.test(key))).toEqual([
    'delivered/quarantine-report-2026-11-21T14/quarantine-report',
  ]);
});

test('a suspect that was released, deleted or cannot be read stops no report', async () => {
  const ids: string[] = [];
  for (const name of ['Released', 'Deleted', 'Kept']) ids.push(await sentId({ name, elapsed: 40 }));
  const [released = '', deleted = ''] = ids;
  state.refusing = true;
  await hourly();
  state.refusing = false;
  const { stdout } = await runLeads(['release', released], deploy.directory);
  expect(stdout).toContain('is a lead like any other now');
  await deleteLead(store(), deleted, new Date());
  await store().setJSON(`quarantine/${'e'.repeat(32)}`, { id: 'e'.repeat(32), data: 'x', iv: 'x', key: 'lost' });
  inHours(1);
  await hourly();
  const reports = mails.map(readMail).filter(({ headers }) => headers.some((line) => /quarantine$/.test(line)));
  expect(reports).toHaveLength(1);
  expect(reports[0]?.text.match(/^Name: .*/gm)).toEqual(['Name: Kept']);
  expect(reports[0]?.text).toContain('It is encrypted with the key "lost", which is not in LEAD_KEYS.');
  expect(await keysIn(`delivered/${deleted}`)).toEqual([]);
});

test('autofill is no robot: a plain form with a name in the hidden field is a lead, with its mails', async () => {
  const typed = { form: 'download', firstName: 'Ana', lastName: 'Núñez', email: 'ana@example.com', phone: '' };
  const response = await leads(postForm('/api/leads', { ...typed, topic: 'Núñez' }), contextOf());
  expect(response.status).toBe(303);
  await afterReplies();
  expect(mails.map((mail) => /^To: (.*)/m.exec(mail)?.[1]?.trim()).length).toBe(2);
  expect(await listLeads(store(), 'quarantine/')).toEqual([]);
});

test('the hidden field is empty in a form that is shown again, whatever was in it', async () => {
  const typed = { form: 'download', firstName: 'Ana', lastName: '', email: 'ana@example.com', topic: 'Springfield' };
  const response = await leads(postForm('/api/leads', typed), contextOf());
  expect(response.status).toBe(422);
  const page = parse(await response.text());
  expect(page.querySelector('[name="firstName"]')?.getAttribute('value')).toBe('Ana');
  expect(page.querySelector('[name="topic"]')?.getAttribute('value') ?? '').toBe('');
  const again = { ...typed, lastName: 'Núñez', topic: '' };
  expect((await leads(postForm('/api/leads', again), contextOf())).status).toBe(303);
  expect(await listLeads(store(), 'leads/')).toHaveLength(1);
});

test.each([[undefined], [null], [''], [false], [[]], [-5], ['40']])(
  'a form with %j in place of a time is not suspected',
  async (elapsed) => {
    await send({ ...consultation, elapsed });
    expect(await listLeads(store(), 'leads/')).toHaveLength(1);
  },
);
