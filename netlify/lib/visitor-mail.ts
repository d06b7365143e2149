import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import { guidePdfUrl, guideTextUrl } from '../../src/features/guide/files.ts';
import { greetingName } from '../../src/features/leads/greeting-name.ts';
import { leadReference } from '../../src/features/leads/reference.ts';
import type { StoredLead } from '../../src/features/leads/stored-lead.ts';
import { disclaimer, site } from '../../src/site.ts';
import { messageId } from './mail.ts';
import type { Settings } from './settings.ts';

/** The guide for the visitor who asked for it: both files, and where they lie on the site. */
export async function visitorMail(
  { mailFrom, operatorEmail }: Settings,
  { id, lead }: StoredLead,
): Promise<SendMailOptions> {
  const name = greetingName(lead.name);
  const at = (path: string) => new URL(path, site.url).href;
  const attachments = [guidePdfUrl, guideTextUrl].map(async (path) => ({
    filename: basename(path),
    content: await readFile(join(process.cwd(), '.netlify/function-pages', path)),
    ...(path.endsWith('.txt') && { contentType: 'text/plain; charset=utf-8' }),
  }));
  return {
    from: mailFrom,
    replyTo: operatorEmail,
    to: name ? { name, address: lead.email } : lead.email,
    subject: `Your ${site.product}`,
    messageId: messageId(id, 'visitor-mail'),
    text: `${name ? `Dear ${name},` : 'Hello,'}

Thank you for asking for the ${site.product}. It is attached, as a PDF to print and as plain text.
You can also find it here:

PDF: ${at(guidePdfUrl)}
Text: ${at(guideTextUrl)}

If you have a question, reply to this email or call ${site.phone.shown}. Your reference number is ${leadReference(id)}.

${site.agent}, ${site.agentTitle}
${site.brokerage}

${disclaimer}
You received this email because this address was typed into a form on ${at('/')}. If that was not you, or you do not
want to hear from us again, reply to this email, and we will delete what we have about you.
`,
    headers: { 'Auto-Submitted': 'auto-replied' },
    attachments: await Promise.all(attachments),
  };
}
