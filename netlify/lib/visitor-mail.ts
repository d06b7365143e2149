import type { SendMailOptions } from 'nodemailer';
import { guidePdfUrl, guideTextUrl } from '../../src/features/guide/files.ts';
import { greetingName } from '../../src/features/leads/greeting-name.ts';
import { leadReference } from '../../src/features/leads/reference.ts';
import type { StoredLead } from '../../src/features/leads/stored-lead.ts';
import { disclaimer, site } from '../../src/site.ts';
import { messageId } from './mail.ts';
import type { Settings } from './settings.ts';

/** The guide for the visitor who asked for it: links, not files, since anybody can type in anybody's address. */
export function visitorMail({ mailFrom, operatorEmail }: Settings, { id, lead }: StoredLead): SendMailOptions {
  const name = greetingName(lead.name);
  const urlOf = (path: string) => new URL(path, site.url).href;
  return {
    from: mailFrom,
    replyTo: operatorEmail,
    to: name ? { name, address: lead.email } : lead.email,
    subject: `Your ${site.product}`,
    messageId: messageId(id, 'visitor-mail'),
    text: `${name ? `Dear ${name},` : 'Hello,'}

Thank you for asking for the ${site.product}. You can open it here:

PDF, to print: ${urlOf(guidePdfUrl)}
Plain text: ${urlOf(guideTextUrl)}

If you have a question, reply to this email or call ${site.phone.shown}. Your reference number is ${leadReference(id)}.

${site.agent}, ${site.agentTitle}
${site.brokerage}

${disclaimer}
You received this email because this address was typed into a form on ${urlOf('/')}. If that was not you, or you do not
want to hear from us again, reply to this email, and we will delete what we have about you.
`,
    headers: { 'Auto-Submitted': 'auto-replied' },
  };
}
