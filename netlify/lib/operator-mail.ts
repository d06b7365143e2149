import type { SendMailOptions } from 'nodemailer';
import type { Attribution } from '../../src/features/leads/lead.ts';
import { leadReference } from '../../src/features/leads/reference.ts';
import { splitSheet } from '../../src/features/leads/sheet.ts';
import { consentNotStated, type StoredLead } from '../../src/features/leads/stored-lead.ts';
import { splitNotes } from '../../src/features/plan/split-notes.ts';
import { oneLine } from '../../src/shared/plain-text.ts';
import { site } from '../../src/site.ts';
import { messageId } from './mail.ts';
import { contactRows, mailToOperator, nameRow, type Row } from './mail-body.ts';
import type { Settings } from './settings.ts';

/** Links the plan's address only if it leads to this site, because the visitor can edit the notes. */
function planRows(plan: string): Row[] {
  const address = plan.split('\n').at(-1) ?? '';
  if (!address.startsWith(`${new URL(site.url).origin}/plan#`)) return [{ text: plan }];
  return [{ text: plan.slice(0, -address.length).trim() }, { text: address, href: address }];
}

function consentText({ given, version, wording, page, at }: StoredLead['consent']): string {
  if (!given) return 'No consent was given.';
  if (!version || wording === consentNotStated)
    return `Yes. Words shown: ${wording || consentNotStated}${version && ` (version ${version})`}`;
  return `Yes, to these words: “${wording}” (version ${version}${page && `, on ${page}`}, ${ohioTime(at)})`;
}

function attributionRows({ source, medium, campaign, referrer, landing }: Attribution): Row[] {
  const rows = [
    { label: 'Link on', text: referrer },
    { label: 'Campaign', text: [campaign, source, medium].filter(Boolean).join(', ') },
    { label: 'First page', text: landing },
  ];
  return rows.filter(({ text }) => text);
}

/** "November 21, 2026 at 5:43:00 PM EST". */
const ohioTime = (iso: string): string =>
  new Date(iso).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'long', timeZone: 'America/New_York' });

/** The mail to the operator about a new lead. A reply to it goes to the visitor. */
export function operatorMail(
  settings: Settings,
  { id, receivedAt, form, lead, consent, attribution, offer }: StoredLead,
): SendMailOptions {
  const { message: messageAndSheet, plan } = splitNotes(lead.notes);
  const { message, sheet } = splitSheet(messageAndSheet);
  const request = lead.userIntent || lead.probateType;
  const origin = attribution ? attributionRows(attribution) : [];
  // A lead restored from a backup was not validated by a form, and a header must be one line.
  const title = oneLine(`New lead: ${request}${lead.name ? `, ${lead.name}` : ''}`);
  return {
    // Mail clients decode encoded words even in a quoted name: leave such a name out.
    replyTo: { name: lead.name.includes('=?') ? '' : oneLine(lead.name), address: oneLine(lead.email) },
    ...mailToOperator(settings, messageId(id, 'operator-mail'), title, [
      { title: 'Who', rows: [nameRow(lead), { label: 'County', text: lead.county }] },
      {
        title: 'What they want',
        rows: [
          { text: request === lead.probateType ? request : `${request} (${lead.probateType})` },
          { label: 'Property', text: lead.propertyAddress },
        ],
      },
      { title: 'How to reach them', rows: contactRows(lead) },
      { title: 'What they wrote', rows: [{ text: message || '(nothing)' }] },
      { title: 'Their sheet', rows: [{ text: sheet, isTable: true }] },
      { title: 'Their plan', rows: planRows(plan) },
      { title: 'Consent', rows: [{ text: consentText(consent) }] },
      { title: 'Where they came from', rows: origin.length > 0 ? origin : [{ text: 'Not known.' }] },
      {
        title: 'This lead',
        rows: [
          { label: 'Reference', text: leadReference(id) },
          { label: 'Form', text: offer ? `${form} (${offer})` : form },
          { label: 'Received', text: ohioTime(receivedAt) },
          { label: 'To delete it', text: `npm run leads -- delete ${id}` },
        ],
      },
    ]),
  };
}
