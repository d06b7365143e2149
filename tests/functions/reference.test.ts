import { expect, test } from 'vitest';
import confirmation from '../../netlify/functions/confirmation.ts';
import leads from '../../netlify/functions/leads.ts';
import type { StoredLead } from '../../src/features/leads/stored-lead.ts';
import { mailAndWebhook } from '../support/mail-and-webhook.ts';
import { address, contextOf, deployForTests, finishBackgroundWork, postForm } from '../support/netlify.ts';
import { readMail } from '../support/read-mail.ts';
import { accepted, consultation, store } from '../support/sent-leads.ts';
import { command } from './leads-command.ts';

deployForTests();

const { mails } = mailAndWebhook();

const show = (reference: string) => command('show', reference);

test('both mails have the lead’s reference, and show finds the lead by it', async () => {
  const { id, reference } = await accepted({ form: 'guide-email', email: 'gail@example.com' });
  expect(reference).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/);
  expect(mails).toHaveLength(2);
  for (const mail of mails) expect(readMail(mail).text).toContain(reference);
  // More ways to type it: tests/unit/reference.test.ts.
  for (const typed of [reference, ` #${reference.toLowerCase()}.`, id])
    expect((JSON.parse((await show(typed)).stdout) as StoredLead).id, typed).toBe(id);
});

test('show finds suspected spam by its reference', async () => {
  const { id, reference } = await accepted({ ...consultation, topic: 'https://spam.example' });
  expect((JSON.parse((await show(reference)).stdout) as StoredLead).id).toBe(id);
});

test('an ambiguous reference lists both ids', async () => {
  const { id, reference } = await accepted(consultation);
  const other = id.slice(0, 8).padEnd(32, '0');
  await store().setJSON(`leads/${other}`, { ...(await store().get(`leads/${id}`, { type: 'json' })), id: other });
  const { status, stdout, stderr } = await show(reference);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(id);
  expect(stderr).toContain(other);
});

test.each(['', '4F2A-91C', '../leads', '4F2A-91C7'])('show refuses the reference %j', async (typed) => {
  const { status, stderr } = await show(typed);
  expect(status).toBe(1);
  expect(stderr).toMatch(/There is no lead|Name the lead/);
});

test('a plain form post is redirected to a page with the reference', async () => {
  const typed = { ...consultation, consent: 'on' };
  const posted = await leads(postForm('/api/leads', typed), contextOf());
  await finishBackgroundWork();
  const page = await confirmation(new Request(address(posted.headers.get('location') ?? '')));
  expect(page.status).toBe(200);
  const [, shown = ''] = /Your reference number is <strong[^>]*>([^<]+)</.exec(await page.text()) ?? [];
  expect((JSON.parse((await show(shown)).stdout) as StoredLead).lead.email).toBe(consultation.email);
});

test.each([
  '',
  '?reference=',
  '?reference=4f2a-91c7',
  '?reference=%3Cb%3E',
  '?reference=4F2A-91C7-4F2A',
  '?reference=A&reference=B',
])('the confirmation page ignores an invalid reference: %j', async (query) => {
  const page = await (await confirmation(new Request(address(`/confirmation/sent${query}`)))).text();
  expect(page).toMatch(/<p hidden[^>]*>Your reference number is <strong[^>]*><\/strong>/);
});
