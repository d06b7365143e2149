import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import { isThisMachine } from '../../src/shared/environment.ts';
import { site } from '../../src/site.ts';
import type { Settings } from './settings.ts';
import { raceTimeout } from './timeout.ts';

const milliseconds = { connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 12_000 };
/** Milliseconds for a whole mail: a server that answers a byte at a time never runs into the limits above. */
const mailTimeout = 15_000;

/** Whether mails can be sent: to a mail server, or into a local folder. */
export const canMail = ({ smtpUrl, mailFolder }: Settings): boolean => Boolean(smtpUrl || mailFolder);

/**
 * Hands a mail to the SMTP server, or keeps it as an `.eml` file where only a folder is configured. Throws when it
 * fails.
 */
export async function sendMail({ smtpUrl, mailFolder }: Settings, mail: SendMailOptions): Promise<void> {
  if (smtpUrl) {
    // Without it nodemailer falls back to plain text where STARTTLS is not offered, or stripped on the way.
    const requireTLS = !isThisMachine(new URL(smtpUrl).hostname);
    const sent = createTransport({ url: smtpUrl, requireTLS, ...milliseconds }).sendMail(mail);
    await raceTimeout(mailTimeout, sent, new Error('The mail server took too long.'));
    return;
  }
  if (!mailFolder) throw new Error('No mail server is configured (SMTP_URL).');
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(mail);
  await mkdir(mailFolder, { recursive: true });
  const file = join(mailFolder, `${String(mail.messageId).replace(/[<>]/g, '').split('@')[0]}.eml`);
  await writeFile(`${file}.part`, message as Buffer);
  await rename(`${file}.part`, file);
}

/** A subject that mail clients show unchanged: text that looks like an encoded word (RFC 2047) is encoded itself. */
export const encodedSubject = (subject: string): string =>
  subject.includes('=?') ? encodeWord(subject, 'B', 52) : subject;

/** Whether the server refused the recipient, or the mail, for good (5xx): https://www.rfc-editor.org/rfc/rfc5321#section-4.2.1 */
export function isPermanentRefusal(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}

/** Message-ID: the same for every attempt, so that a mail server can drop a duplicate. */
export const messageId = (subject: string, kind: string): string => `<${subject}.${kind}@${new URL(site.url).host}>`;
