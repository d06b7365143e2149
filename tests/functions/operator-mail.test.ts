// The mail about a lead as the operator opens it, through the real function and a real SMTP server.
import { parse } from 'node-html-parser';
import { beforeEach, expect, test, vi } from 'vitest';
import { operatorMail } from '../../netlify/lib/operator-mail.ts';
import { settings } from '../../netlify/lib/settings.ts';
import { consultation as form } from '../../src/features/leads/forms/consultation.ts';
import { consentNotStated } from '../../src/features/leads/stored-lead.ts';
import { planHeading } from '../../src/features/plan/split-notes.ts';
import { site } from '../../src/site.ts';
import { mailAndWebhook } from '../support/mail-and-webhook.ts';
import { deployForTests } from '../support/netlify.ts';
import { readMail } from '../support/read-mail.ts';
import {
  accepted,
  consultation,
  runDelivery,
  send,
  sendAndRead,
  store,
  storeUndelivered,
} from '../support/sent-leads.ts';

deployForTests();

const { mails } = mailAndWebhook();
beforeEach(() => store().deleteAll());

/** The first mail, with its HTML parsed. */
function opened() {
  const { html, ...mail } = readMail(mails[0] ?? '');
  const root = parse(html);
  const links = root.querySelectorAll('a').map((link) => [link.textContent, link.getAttribute('href')]);
  return { ...mail, html, root, links, lines: root.querySelectorAll('p, h1, h2').map((line) => line.textContent) };
}

const elements = ['html', 'head', 'meta', 'title', 'body', 'h1', 'h2', 'p', 'span', 'a', 'table', 'tr', 'th', 'td'];
/** The mail has no element and no event handler but those of its template. */
function expectOwnMarkup() {
  const { root, html } = opened();
  expect(root.querySelectorAll('*').filter(({ rawTagName }) => !elements.includes(rawTagName))).toEqual([]);
  expect(html).not.toMatch(/<[^>]*\son\w+=/);
}

const address = `${site.url}/plan#death=2026-03-10`;
const whole = {
  ...consultation,
  phone: '(614) 555-0100',
  notes: `Please call in the evening.\n${planHeading}\nDay of the death: 2026-03-10.\n- July 15, 2026: Inventory\n${address}\nThank you.`,
  page: '/lead-form',
  consentVersion: form.consent.version,
  attribution: { source: 'news', medium: 'email', campaign: 'spring', referrer: 'links.example', landing: '/faq' },
};

test('the mail has name, request, contact, notes, plan, consent, origin and the delete command, as text and HTML', async () => {
  const { id } = await accepted(whole);
  const { headers, text, lines, links, html } = opened();
  expect(headers).toContain('Subject: New lead: Consultation Request, Ann Example');
  expect(headers).toContain('Reply-To: Ann Example <ann@example.com>');
  const parts = [
    ['Who', 'Name: Ann Example', 'County: franklin'],
    ['What they want', 'Consultation Request (General Consultation)'],
    ['How to reach them', 'Phone: (614) 555-0100', 'Email: ann@example.com'],
    ['What they wrote', 'Please call in the evening.\n\nThank you.'],
    ['Their plan', `${planHeading}\nDay of the death: 2026-03-10.\n- July 15, 2026: Inventory`, address],
    [
      'Consent',
      expect.stringContaining(
        `Yes, to these words: “${form.consent.wording}” (version consultation-1, on /lead-form, `,
      ),
    ],
    ['Where they came from', 'Link on: links.example', 'Campaign: spring, news, email', 'First page: /faq'],
    [
      'This lead',
      expect.stringMatching(/^Reference: [0-9A-F]{4}-[0-9A-F]{4}$/),
      'Form: consultation',
      expect.stringMatching(/^Received: .* at .* E[SD]T$/),
      `To delete it: npm run leads -- delete ${id}`,
    ],
  ];
  expect(lines).toEqual(['New lead: Consultation Request, Ann Example', ...parts.flat()]);
  const asText = text.trim().split('\n\n');
  expect(asText[1]).toBe('WHO\nName: Ann Example\nCounty: franklin');
  for (const [title = '', ...rows] of parts) {
    expect(text).toContain(`\n\n${String(title).toUpperCase()}\n`);
    for (const row of rows)
      if (typeof row === 'string') expect(text).toContain(row.includes('\n') ? row.replace(/^/gm, '  ') : row);
  }
  expect(links).toEqual([
    ['(614) 555-0100', 'tel:+16145550100'],
    ['ann@example.com', 'mailto:ann@example.com'],
    [address, address],
  ]);
  expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
});

const sale = {
  ...consultation,
  form: 'sale',
  phone: '(614) 555-0100',
  county: 'Franklin',
  propertyAddress: '1 Main Street',
  probateType: 'Property Sale - Heir',
};
/** The cells of the table in the mail's HTML. */
const cells = () =>
  opened()
    .root.querySelectorAll('table tr')
    .map((row) => row.querySelectorAll('th, td').map((cell) => cell.textContent));

test('a tool’s sheet is a table, separate from the visitor’s notes', async () => {
  const sheet = 'My sheet: What does your deed say?\nThe deed: found\nWho died: one of the two, on 3: a Tuesday';
  await send({ ...sale, notes: `Contact preference: phone\n${sheet}\n\nPlease call in the evening.` });
  const { text, lines } = opened();
  expect(cells()).toEqual([
    ['My sheet', 'What does your deed say?'],
    ['The deed', 'found'],
    ['Who died', 'one of the two, on 3: a Tuesday'],
  ]);
  expect(text).toContain(`\n\nTHEIR SHEET\n${sheet.replace(/^/gm, '  ')}\n\n`);
  expect(lines).toContain('Contact preference: phone\n\nPlease call in the evening.');
  expect(lines.filter((line) => line.includes('The deed'))).toEqual([]);
});

test.each([
  ['</td></tr></table><h2>Consent</h2><p>Yes', 1],
  ['<img src=x onerror=alert(1)>: <script>alert(1)</script>', 2],
  ['"><a href="javascript:alert(1)">x</a>: \'&amp;', 1],
  ['To delete it: npm run leads -- delete all', 2],
  ['Reference: 0000-0000\u2028Form: sale', 2],
  ['no colon at all', 1],
  [': empty label', 1],
  ['empty value: ', 2],
])('a line %j of a sheet is one table row and injects no markup', async (line, count) => {
  await send({ ...sale, notes: `My sheet: x\n${line}\nOffer: $1` });
  const { root, text, links } = opened();
  expectOwnMarkup();
  expect(links.map(([, href]) => href)).toEqual(['tel:+16145550100', 'mailto:ann@example.com']);
  expect(cells()[1]?.length).toBe(count);
  expect(cells().at(-1)).toEqual(['Offer', '$1']);
  // In the text every line of it is indented: none passes for a row of the mail's own.
  const ownLines = text.split('\n').filter((line) => /^(Reference|Form|To delete it|CONSENT)/.test(line));
  expect(ownLines).toHaveLength(4);
  expect(root.querySelectorAll('h2')).toHaveLength(8);
});

test('markup in any field is escaped', async () => {
  const evil = '</p><script>alert(1)</script><img src=x onerror=alert(1)>"\'&amp;';
  await send({
    ...whole,
    name: evil,
    phone: '<a href="javascript:alert(1)">',
    notes: `${evil}\n${planHeading}\n${evil}\nhttps://evil.example/plan#x`,
    attribution: { ...whole.attribution, campaign: evil, referrer: evil, landing: evil },
    offer: '<b onclick=alert(1)>',
  });
  const { links, lines } = opened();
  expectOwnMarkup();
  expect(lines).toContain(`Name: ${evil}`);
  expect(lines).toContain(`Link on: ${evil}`);
  expect(lines).toContain(evil);
  expect(links).toEqual([['ann@example.com', 'mailto:ann@example.com']]);
});

test('a line break in a tampered backup injects no header', async () => {
  const { lead } = await storeUndelivered();
  const end = '\r\nBcc: victim@example.com';
  const injected = { name: `Ann${end}`, email: `ann@example.com${end}`, userIntent: `Cash${end}` as 'Cash Offer' };
  await store().deleteAll();
  await storeUndelivered({ lead: { ...lead, ...injected } });
  await runDelivery();
  const { headers } = opened();
  expect(headers.filter((header) => /^Bcc/i.test(header))).toEqual([]);
  expect(headers.filter((header) => header.startsWith('Subject: New lead: '))).toHaveLength(1);
});

test('a lead without a consent version is stored, and its mail says that the wording is not known', async () => {
  const stored = await sendAndRead({ form: undefined, probateType: 'General Consultation' });
  expect(stored.consent).toMatchObject({ given: true, version: '', wording: consentNotStated });
  expect(opened().lines).toContain(`Yes. Words shown: ${consentNotStated}`);
});

test.each([
  [{ given: false }, 'No consent was given.'],
  [{ version: 'old-1', wording: consentNotStated }, `Yes. Words shown: ${consentNotStated} (version old-1)`],
  [{ wording: '' }, `Yes. Words shown: ${consentNotStated}`],
  [
    { version: 'v-1', at: '2026-11-21T10:15:00Z' },
    'Yes, to these words: “I agree.” (version v-1, November 21, 2026 at 5:15:00 AM EST)',
  ],
])('the consent record %j is described', async (changes, text) => {
  const consent = { given: true, version: '', wording: 'I agree.', page: '', at: '', ...changes };
  const stored = { ...(await sendAndRead({})), consent };
  expect(operatorMail(settings('dev'), stored).text).toContain(`CONSENT\n${text}\n`);
});

test('sender and recipient are configurable; the mail names property, request and exit offer', async () => {
  vi.stubEnv('MAIL_FROM', 'site@example.com');
  vi.stubEnv('OPERATOR_EMAIL', 'operator@example.com');
  const stored = await sendAndRead({ ...sale, offer: 'default, idle' });
  const { from, to, text } = operatorMail(settings('dev'), stored);
  expect([from, to]).toEqual(['site@example.com', 'operator@example.com']);
  expect(text).toContain('WHAT THEY WANT\nProperty Sale - Heir\nProperty: 1 Main Street\n');
  expect(text).toContain('Form: sale (default, idle)\n');
});

test('missing values are shown as such, and no line is empty', async () => {
  await send({ form: 'guide-email', email: 'gail@example.com' });
  const mail = mails.find((text) => text.includes('operator-mail')) ?? '';
  const { text } = readMail(mail);
  expect(text).toContain('Name: (not given)\n');
  expect(text).toContain('Phone: (not given)\n');
  expect(text).toContain('WHAT THEY WROTE\n(nothing)\n');
  expect(text).toContain('WHERE THEY CAME FROM\nNot known.\n');
  expect(text).not.toMatch(/: *\n|THEIR PLAN|undefined/);
});

// More writings of a number: tests/unit/telephone-link.test.ts.
test.each([
  ['６１４ ５５５ ０１６３ x12', 'tel:+16145550163'],
  ['+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['614 555 0163 after 5', undefined],
])('the telephone number %j is shown as typed and linked to %s', async (phone, link) => {
  await send({ ...consultation, phone });
  const { links, lines } = opened();
  expect(lines).toContain(`Phone: ${phone}`);
  expect(links.find(([, href]) => href?.startsWith('tel:'))?.[1]).toBe(link);
});

test.each([
  '=?utf-8?Q?Gift?=',
  'Ann =?utf-8?B?R2lmdA==?= Example',
  '=?iso-8859-1?q?=0D=0ABcc:_victim@example.com?=',
  `=?utf-8?q?${'a'.repeat(60)}?= ${'李'.repeat(40)}`,
])('an encoded word in a name (%j) is shown as typed', async (name) => {
  await send({ ...consultation, name });
  const { headers, lines } = opened();
  const subject = headers.find((header) => header.startsWith('Subject:'))?.replace('Subject: ', '') ?? '';
  const text = subject.split(/\s+/).map((word) => /^=\?UTF-8\?B\?([\w+/=]+)\?=$/.exec(word)?.[1] ?? 'not encoded');
  expect(text.map((word) => Buffer.from(word, 'base64').toString('utf8')).join('')).toBe(
    `New lead: Consultation Request, ${name}`,
  );
  expect(headers).toContain('Reply-To: ann@example.com');
  expect(lines).toContain(`Name: ${name}`);
});

test.each(['X', 'Cher', 'O', '李', 'ぬいぐるみ', 'نور الدين', 'Ὀδυσσεύς', 'Nguyễn Thị Minh Khai', '🙂'])(
  'the name %j is accepted and shown in the mail',
  async (name) => {
    expect((await send({ ...consultation, name })).status).toBe(201);
    expect(opened().lines).toContain(`Name: ${name}`);
  },
);
