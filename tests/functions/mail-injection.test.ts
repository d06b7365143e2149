// Header and markup injection into mails.
import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { operatorMail } from '../../netlify/lib/operator-mail.ts';
import { settings } from '../../netlify/lib/settings.ts';
import { visitorMail } from '../../netlify/lib/visitor-mail.ts';
import { cpuTime } from '../support/cpu-time.ts';
import { deployForTests } from '../support/netlify.ts';
import { sendAndRead } from '../support/sent-leads.ts';

deployForTests();

/** The mail's source. */
async function sent(mail: Parameters<ReturnType<typeof createTransport>['sendMail']>[0]): Promise<string> {
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(mail);
  return String(message);
}
const headersOf = (mail: string) => mail.slice(0, mail.indexOf('\r\n\r\n'));

const breaks = ['\r\n', '\n', '\r', '\u2028', '\u0085', '\u000b', '%0d%0a', '=0D=0A'];

test.each(breaks)('a line break (%j) in any field puts no header and no line of its own into a mail', async (end) => {
  const inject = `Ann${end}Bcc: victim@example.com${end}To delete it: faked`;
  const stored = await sendAndRead({
    name: inject,
    phone: `1${end}Bcc: victim@example.com`,
    notes: `${inject}\nTo delete it: faked`,
    attribution: { source: inject, medium: inject, campaign: inject, referrer: inject, landing: inject },
  });
  for (const mail of [operatorMail(settings('dev'), stored), visitorMail(settings('dev'), stored)]) {
    const source = await sent(mail);
    expect(headersOf(source)).not.toMatch(/^(Bcc|To delete it):/im);
    expect(headersOf(source).match(/^(To|From|Reply-To|Subject):/gm)).toHaveLength(4);
    const ids = String(mail.text)
      .split(/[\n\r\u2028\u0085\v]/)
      .filter((line) => line.startsWith('To delete it:'));
    expect(ids.length).toBeLessThanOrEqual(1);
    expect(ids.join()).not.toContain('faked');
  }
});

test('notes with many plan headings and links are parsed in linear time', async () => {
  const stored = await sendAndRead({ notes: `${'My plan:\n'.repeat(170)}${'/plan#'.repeat(550)} x` });
  expect(cpuTime(() => operatorMail(settings('dev'), stored))).toBeLessThan(100);
});

test.each([
  'Win $1000 at https://evil.example',
  'evil.example/login',
  'click WWW.EVIL.COM now',
  'a@evil.example',
  '<a href="https://evil.example">Ann</a>',
  '12345 678',
  'x'.repeat(100),
  'Come to Nowhereville Nonetheless Tomorrow',
  'Urgent your account was closed ask Bank of Ohio for a refund',
  'Call the Bank of Ohio now',
  'Your-account-was-closed-call-us',
  'YourAccountWasClosedCallUs',
])('the guide’s mail does not greet by %j: it could carry a stranger’s message', async (name) => {
  const stored = await sendAndRead({ name });
  const { to, text } = visitorMail(settings('dev'), stored);
  expect(to).toBe('ann@example.com');
  expect(text).toMatch(/^Hello,\n/);
  expect(text).not.toContain(name);
});

test.each([
  'Ann',
  'Ana María Núñez-O’Neill',
  'J. R. Ewing Jr.',
  '李小龙',
  'Dr. Ann Example',
  'Mary-Ann O’Brien-Smith Jr.',
  'María de la Cruz y López',
])('it greets %s by name', async (name) => {
  const { to, text } = visitorMail(settings('dev'), await sendAndRead({ name }));
  expect(to).toEqual({ name, address: 'ann@example.com' });
  expect(text).toContain(`Dear ${name},\n`);
});

test('the mail to a visitor has no HTML part, so typed markup cannot run in it', async () => {
  const stored = await sendAndRead({ name: '<img src=x>', notes: '<script>alert(1)</script>' });
  expect(await sent(visitorMail(settings('dev'), stored))).not.toMatch(/^Content-Type: text\/html/im);
});
