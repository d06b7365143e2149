// The guide's mail: its content, and its limits, since anybody can type in any address.
import { beforeEach, expect, test, vi } from 'vitest';
import { mailboxOf } from '../../netlify/lib/guide-mail-limits.ts';
import { outboxEntries, redeliver } from '../../netlify/lib/outbox.ts';
import type { LeadAccepted } from '../../src/features/leads/lead.ts';
import { atNoon } from '../support/at-noon.ts';
import { mailAndWebhook } from '../support/mail-and-webhook.ts';
import { deployForTests } from '../support/netlify.ts';
import { readMail } from '../support/read-mail.ts';
import { accepted, deliverInMinutes, runDelivery, store } from '../support/sent-leads.ts';

deployForTests();
const { mails, state } = mailAndWebhook();
const guideMails = () => mails.filter((mail) => /^Auto-Submitted: auto-replied/m.test(mail));

beforeEach(async () => {
  atNoon();
  await store().deleteAll();
});

const ask = (email: string, more: object = {}) => accepted({ form: 'guide-email', email, ...more });

test('the mail links both files and attaches neither', async () => {
  const { guideDownloadUrl, mailQueued } = await ask('gail@example.com');
  expect([guideDownloadUrl, mailQueued]).toEqual(['/guide/ohio-probate-guide.txt', true]);
  const [mail = ''] = guideMails();
  expect(mail.length).toBeLessThan(4000);
  expect(mail).not.toMatch(/^Content-Disposition/m);
  const { text } = readMail(mail);
  for (const file of ['ohio-probate-guide.pdf', 'ohio-probate-guide.txt'])
    expect(text).toMatch(new RegExp(`https://\\S+/guide/${file}$`, 'm'));
});

test('one mail a day per mailbox; the response says whether it was queued', async () => {
  const spellings = ['Vic@example.com', 'vic@EXAMPLE.com', 'vic+1@example.com', 'vic+guide@example.com'];
  const replies: LeadAccepted[] = [];
  for (const email of spellings) replies.push(await ask(email));
  expect(replies.map(({ mailQueued }) => mailQueued)).toEqual([true, false, false, false]);
  expect(replies.every(({ guideDownloadUrl }) => guideDownloadUrl)).toBe(true);
  await runDelivery();
  expect(guideMails()).toHaveLength(1);
  // Each is a lead all the same.
  expect(mails).toHaveLength(5);
  expect(await outboxEntries(store())).toEqual([]);
  vi.setSystemTime(Date.now() + 24 * 3_600_000);
  expect((await ask('vic@example.com')).mailQueued).toBe(true);
});

test('the same submission twenty times at once is one mail', async () => {
  const id = crypto.randomUUID();
  const body = { form: 'guide-email', email: 'gail@example.com' };
  const replies = await Promise.all(Array.from({ length: 20 }, () => accepted(body, id)));
  expect(replies.map(({ mailQueued }) => mailQueued)).toEqual(Array(20).fill(true));
  await runDelivery();
  expect(guideMails()).toHaveLength(1);
});

test.each<[typed: string, mailbox: string]>([
  ['a.n.n@gmail.com', 'ann@gmail.com'],
  ['Ann@GoogleMail.com', 'ann@gmail.com'],
  ['ann+one@gmail.com', 'ann@gmail.com'],
  ['a.nn@yahoo.com', 'a.nn@yahoo.com'],
  ['a.nn@example.com', 'a.nn@example.com'],
  ['a.nn+x@example.com', 'a.nn@example.com'],
  ['a.nn@gmail.com.example', 'a.nn@gmail.com.example'],
  ...['ann@münchen.de', 'ann@xn--mnchen-3ya.de', 'ann@MÜNCHEN.de', 'ann@mu\u0308nchen.de'].map(
    (typed): [string, string] => [typed, 'ann@xn--mnchen-3ya.de'],
  ),
])('%s is the mailbox %s', (typed, mailbox) => {
  expect(mailboxOf(typed).mailbox).toBe(mailbox);
});

test('twenty a day to the addresses of one domain, but for providers that everybody uses', async () => {
  // Nothing is delivered meanwhile.
  for (const name of ['SMTP_URL', 'WEBHOOK_URL', 'WEBHOOK_SECRET']) vi.stubEnv(name, '');
  const askMany = async (domain: string, count: number) => {
    const replies: (boolean | undefined)[] = [];
    for (let index = 0; index < count; index++) replies.push((await ask(`person${index}@${domain}`)).mailQueued);
    return replies.filter(Boolean).length;
  };
  expect(await askMany('victim.example', 23)).toBe(20);
  expect(await askMany('VICTIM.example', 2)).toBe(0);
  expect(await askMany('other.example', 2)).toBe(2);
  expect(await askMany('gmail.com', 23)).toBe(23);
});

test('two hundred a day in total', async () => {
  const day = new Date().toISOString().slice(0, 10);
  await Promise.all(
    Array.from({ length: 199 }, (_, index) => store().setJSON(`mailed/${day}/${index}/one`, { id: '' })),
  );
  expect((await ask('first@gmail.com')).mailQueued).toBe(true);
  expect((await ask('second@gmail.com')).mailQueued).toBe(false);
});

test('suspected spam gets no mail', async () => {
  expect(await ask('gail@example.com', { topic: 'https://spam.example' })).toMatchObject({ mailQueued: false });
  expect(mails).toEqual([]);
});

test('a temporarily refused mail is retried, also if the address was submitted again', async () => {
  state.refusing = true;
  await ask('gail@example.com');
  state.refusing = false;
  await ask('gail@example.com');
  await deliverInMinutes(2);
  expect(guideMails()).toHaveLength(1);
});

test('the operator may send an address its guide once more on the same day', async () => {
  await ask('gail@example.com');
  const { id } = await ask('gail@example.com');
  mails.length = 0;
  await redeliver(store(), id, 'visitor-mail', new Date());
  await runDelivery();
  expect(mails).toHaveLength(1);
});
