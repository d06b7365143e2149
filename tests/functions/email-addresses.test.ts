// Which email addresses a lead may have, and where its mails go: through the real function and a real SMTP server.
import { parse } from 'node-html-parser';
import { beforeEach, expect, test } from 'vitest';
import leads from '../../netlify/functions/leads.ts';
import { listLeads } from '../support/list-leads.ts';
import { mailAndWebhook } from '../support/mail-and-webhook.ts';
import { contextOf, deployForTests, postForm } from '../support/netlify.ts';
import { readMail } from '../support/read-mail.ts';
import { send, store } from '../support/sent-leads.ts';

deployForTests();
const { mails, recipients } = mailAndWebhook();
beforeEach(() => store().deleteAll());

const punycode = {
  'ann@münchen.de': 'ann@xn--mnchen-3ya.de',
  'anna@пример.рф': 'anna@xn--e1afmkfd.xn--p1ai',
  'x@例え.テスト': 'x@xn--r8jz45g.xn--zckzah',
  'nur@مثال.إختبار': 'nur@xn--mgbh0fb.xn--kgbechtv',
};

test.each<[typed: string, sentTo: string]>([
  ...['a&b=c@example.com', 'ann/dept=x@example.com', "o'brien@example.ie", '{a|b}^~`#$%*!?@example.com'].map(
    (same): [string, string] => [same, same],
  ),
  ['x@example.xn--p1ai', 'x@example.xn--p1ai'],
  ['ann@sub.sub.example.photography', 'ann@sub.sub.example.photography'],
  [`ann@${'d'.repeat(63)}.com`, `ann@${'d'.repeat(63)}.com`],
  ['1@2.example', '1@2.example'],
  ['Ann@EXAMPLE.com', 'Ann@example.com'],
  // Mail servers want these in quotes (RFC 5321), and mailboxes of some providers have them.
  ['ann..example@example.com', '"ann..example"@example.com'],
  ...Object.entries(punycode),
])('%s is stored as typed, and mailed to %s', async (email, sentTo) => {
  expect((await send({ form: 'guide-email', email })).status).toBe(201);
  expect((await listLeads(store(), 'leads/')).map(({ lead }) => lead.email)).toEqual([email]);
  expect(recipients).toContain(sentTo);
});

test.each(Object.entries(punycode))('answering the mail about %s goes to %s', async (email, ascii) => {
  await send({ form: 'guide-email', email });
  const { headers, text, html } = readMail(mails.find((mail) => mail.includes('operator-mail')) ?? '');
  expect(headers).toContain(`Reply-To: ${ascii}`);
  expect(text).toContain(`Email: ${email}\n`);
  expect(parse(html).querySelector('a[href^="mailto:"]')?.getAttribute('href')).toBe(`mailto:${ascii}`);
});

test.each([
  `ann@example.${'d'.repeat(240)}`,
  `ann@example.${'d'.repeat(64)}`,
  `ann@${'d'.repeat(64)}.com`,
  `ann@${'ü'.repeat(60)}.de`,
  `ann@${'d.'.repeat(130)}com`,
  'ann@example.c',
  'ann@example.1',
  'ann@example',
  'ann@localhost',
  'ann@127.0.0.1',
  'ann@0x7f.1',
  'ann@[127.0.0.1]',
  'ann@example.com, victim@example.com',
  'ann@example.com;victim@example.com',
  'ann@example.com\r\nBcc: victim@example.com',
  '<ann@example.com>',
  'Ann <ann@example.com>',
  '"a, victim"@example.com',
  'ann@example.com.',
  'ann@.example.com',
  'ann@example..com',
  'ann@-example.com',
  'ann@exa_mple.com',
  'ann@exa mple.com',
  'ann@example.com:25',
  'ann@example.com/x',
  'ann@example.com?x',
  'ann@user:pw@example.com',
  'ann@%65xample.com',
  'ann@xn--\u0430.com',
  'müller@example.com',
  '"ann"@example.com',
  'ann example@example.com',
  '@example.com',
  'ann@',
  '@',
])('%j is refused, with JSON and in a plain form', async (email) => {
  const json = await send({ form: 'guide-email', email });
  expect([json.status, await json.json()]).toMatchObject([422, { fields: { email: expect.any(String) } }]);
  const form = await leads(postForm('/api/leads', { form: 'guide-email', email }), contextOf());
  expect(
    parse(await form.text())
      .querySelector('#email')
      ?.getAttribute('aria-invalid'),
  ).toBe('true');
  expect(await listLeads(store(), 'leads/')).toEqual([]);
});
