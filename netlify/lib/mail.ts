import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { greetingName } from '../../src/features/chatbot/greeting.ts';
import { guidePdfUrl, guideTextUrl } from '../../src/features/guide/files.ts';
import type { StoredLead } from '../../src/features/leads/stored-lead.ts';
import { isThisMachine } from '../../src/shared/environment.ts';
import { disclaimer, site } from '../../src/site.ts';
import type { Settings } from './settings.ts';

const milliseconds = { connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 15_000 };

/** Whether mails can leave: there is a mail server, or a folder that stands for one. */
export const canMail = ({ smtpUrl, mailFolder }: Settings): boolean => Boolean(smtpUrl || mailFolder);

/** Hands a mail to the SMTP server, or keeps it as an `.eml` file where only a folder is configured. Throws when it fails. */
export async function sendMail({ smtpUrl, mailFolder }: Settings, mail: SendMailOptions): Promise<void> {
  if (smtpUrl) {
    // Without this a server, or whoever stands between, could have the mail and the password in plain text.
    const requireTLS = !isThisMachine(new URL(smtpUrl).hostname);
    const transport = createTransport({ url: smtpUrl, requireTLS, ...milliseconds });
    try {
      await transport.sendMail(mail);
    } finally {
      transport.close();
    }
    return;
  }
  if (!mailFolder) throw new Error('No mail server is configured (SMTP_URL).');
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(mail);
  await mkdir(mailFolder, { recursive: true });
  const file = join(mailFolder, `${String(mail.messageId).replace(/[<>]/g, '').split('@')[0]}.eml`);
  await writeFile(`${file}.part`, message as Buffer);
  await rename(`${file}.part`, file);
}

/** The same id for every attempt, so that a mail server can tell a repetition. */
const messageId = (subject: string, kind: string): string => `<${subject}.${kind}@${new URL(site.url).host}>`;

const shown = (value: string): string => value || '(not given)';

/** An API client may send its yes without saying which words it showed. */
const consentOf = ({ given, version, wording }: StoredLead['consent']): string => {
  if (!given) return 'no';
  return wording
    ? `${version}: ${wording}`
    : 'yes, said the program that sent this; which words it showed is not known';
};

/** The lead as the operator reads it. Answering it answers the visitor. */
export function operatorMail(
  { mailFrom, operatorEmail }: Settings,
  { id, receivedAt, form, lead, consent, attribution, offer }: StoredLead,
): SendMailOptions {
  const rows = [
    ['Name', lead.name],
    ['Email', lead.email],
    ['Phone', lead.phone],
    ['County', lead.county],
    ['Kind', lead.probateType],
    ['Wants', lead.userIntent],
    ['Property', lead.propertyAddress],
    ['Form', offer ? `${form} (${offer})` : form],
    ['Received', receivedAt],
    ['Consent', consentOf(consent)],
    ['Came from', attribution ? Object.values(attribution).filter(Boolean).join(', ') : ''],
    ['Lead id', id],
  ];
  return {
    from: mailFrom,
    to: operatorEmail,
    replyTo: { name: lead.name, address: lead.email },
    subject: `New lead: ${lead.userIntent || lead.probateType}${lead.name ? `, ${lead.name}` : ''}`,
    messageId: messageId(id, 'operator-mail'),
    text: `${rows.map(([label, value = '']) => `${label}: ${shown(value)}`).join('\n')}\n\n${lead.notes || '(no notes)'}\n`,
  };
}

/** The guide for the visitor who asked for it: both files, and where they lie on the site. */
export async function visitorMail(
  { mailFrom, operatorEmail }: Settings,
  { id, lead }: StoredLead,
): Promise<SendMailOptions> {
  const name = greetingName(lead.name);
  const at = (path: string) => new URL(path, site.url).href;
  const attachments = [guidePdfUrl, guideTextUrl].map(async (path) => ({
    filename: path.split('/').at(-1) ?? path,
    content: await readFile(join(process.cwd(), '.netlify/function-pages', path)),
  }));
  return {
    from: mailFrom,
    replyTo: operatorEmail,
    to: name ? { name, address: lead.email } : lead.email,
    subject: `Your ${site.product}`,
    messageId: messageId(id, 'visitor-mail'),
    text: `${name ? `Dear ${name},` : 'Hello,'}

thank you for asking for the ${site.product}. It is attached, as a PDF to print and as plain text.
You also find it here:

PDF: ${at(guidePdfUrl)}
Text: ${at(guideTextUrl)}

If you have a question, answer this mail or call ${site.phone.shown}.

${site.agent}, ${site.agentTitle}
${site.brokerage}

${disclaimer}
You get this mail because this address was typed into a form on ${at('/')}. If that was not you, ignore it.
`,
    attachments: await Promise.all(attachments),
  };
}

/** How many leads wait in quarantine (a thousand stands for more as well): a number, and how to look at them. */
export function quarantineReport(
  { mailFrom, operatorEmail }: Settings,
  subject: string,
  waiting: number,
): SendMailOptions {
  const many = waiting < 1000 ? waiting : '1000 or more';
  return {
    from: mailFrom,
    to: operatorEmail,
    subject: `${many} suspected spam ${waiting === 1 ? 'lead' : 'leads'} in quarantine`,
    messageId: messageId(subject, 'quarantine-report'),
    text: `${many} in quarantine.\n\nnpm run leads -- quarantine    lists them\nnpm run leads -- release ID    makes one a lead like any other\n`,
  };
}
