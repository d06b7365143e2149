// Control characters and malformed encodings in form fields.
import { beforeEach, expect, test } from 'vitest';
import leads from '../../netlify/functions/leads.ts';
import { listLeads } from '../support/list-leads.ts';
import { mailAndWebhook } from '../support/mail-and-webhook.ts';
import { contextOf, deployForTests, postJson } from '../support/netlify.ts';
import { readMail } from '../support/read-mail.ts';
import { consultation, send, store } from '../support/sent-leads.ts';

deployForTests();
const { mails, recipients } = mailAndWebhook({ hasWebhook: false });
beforeEach(() => store().deleteAll());

const hidden = ['\u0000', '\u001b', '\u007f', '\u202e', '\u2066', '\u200b', '\ufeff', '\u{e0041}', '\ud800', '\udfff'];

test.each(hidden)('%j in every field: a lead with a readable mail, or a refusal', async (character) => {
  const typed = { name: `An${character}n`, email: `ann${character}@example.com`, phone: `614${character} 555 0163` };
  const response = await send({ ...consultation, ...typed, notes: `a${character}b` });
  if (response.status === 422)
    return expect(Object.keys(((await response.json()) as { fields: object }).fields)).toEqual(['email']);
  expect(response.status).toBe(201);
  expect(recipients).toHaveLength(1);
  const { headers, text, html } = readMail(mails[0] ?? '');
  for (const part of [headers.join('\n'), text, html]) expect(part).not.toContain(character);
  expect(headers).toContain('Subject: New lead: Consultation Request, Ann');
  expect((await listLeads(store(), 'leads/'))[0]?.lead.email).toBe('ann@example.com');
  return undefined;
});

const postEncoded = (body: string) =>
  leads(postJson('/api/leads', body, { 'content-type': 'application/x-www-form-urlencoded' }), contextOf());

test.each<[string, string]>([
  ['a field twice', 'form=guide-email&email=ann%40example.com&email=bea%40example.com'],
  ['the honeypot twice, empty at last', 'form=guide-email&email=ann%40example.com&topic=x&topic='],
  ['thirty thousand fields', `form=guide-email&email=ann%40example.com${'&a'.repeat(30_000)}`],
])('a plain form with %s is refused at once', async (_name, body) => {
  const began = performance.now();
  const response = await postEncoded(body);
  expect([response.status, await listLeads(store(), 'leads/')]).toEqual([400, []]);
  expect(performance.now() - began).toBeLessThan(1000);
});

test.each([
  ['%ff%fe', '\ufffd\ufffd'],
  ['%00Ann', 'Ann'],
  ['Ann%0d%0aBcc:%20x', 'Ann Bcc: x'],
  ['%u0041nn', '%u0041nn'],
  ['A%2', 'A%2'],
])('a plain form whose name is %s', async (encoded, name) => {
  const body = `form=consultation&name=${encoded}&email=ann%40example.com&county=other&consent=on`;
  const response = await postEncoded(body);
  expect(response.status).toBe(303);
  expect((await listLeads(store(), 'leads/'))[0]?.lead.name).toBe(name);
});
