// Mails to the operator about the store as a whole: counts, without personal data.
import type { SendMailOptions } from 'nodemailer';
import type { WeeklySummary } from '../../src/features/leads/weekly-summary.ts';
import { longDate } from '../../src/shared/dates.ts';
import { messageId } from './mail.ts';
import { mailBody, type Section } from './mail-body.ts';
import type { Settings } from './settings.ts';

const report = (
  { mailFrom, operatorEmail }: Settings,
  id: string,
  title: string,
  sections: Section[],
): SendMailOptions => ({
  from: mailFrom,
  to: operatorEmail,
  subject: title,
  messageId: id,
  headers: { 'Auto-Submitted': 'auto-generated' },
  ...mailBody(title, sections),
});

/** Counting stops at a thousand. */
const counted = (number: number): string => (number < 1000 ? String(number) : '1000 or more');

/** The number of leads in quarantine, and how to review them. */
export const quarantineReport = (settings: Settings, subject: string, waiting: number): SendMailOptions =>
  report(
    settings,
    messageId(subject, 'quarantine-report'),
    `${counted(waiting)} suspected spam ${waiting === 1 ? 'lead' : 'leads'} in quarantine`,
    [
      {
        title: 'What to do',
        rows: [
          { label: 'List them', text: 'npm run leads -- quarantine' },
          { label: 'Make one a lead like any other', text: 'npm run leads -- release ID' },
        ],
      },
    ],
  );

/** The week in numbers, and how to look at what waits. */
export function weeklySummaryMail(
  settings: Settings,
  subject: string,
  { newLeads, until, kept, waiting, deadLettered, quarantine }: WeeklySummary,
): SendMailOptions {
  const total = Object.values(newLeads).reduce((sum, number) => sum + number, 0);
  const title = `Week to ${longDate(new Date(until))}: ${total} new ${total === 1 ? 'lead' : 'leads'}`;
  return report(settings, messageId(subject, 'weekly-summary'), title, [
    {
      title: 'New leads, last seven days',
      rows: Object.entries(newLeads).map(([kind, number]) => ({ label: kind, text: String(number) })),
    },
    {
      title: 'In the store',
      rows: [
        { label: 'Leads', text: String(kept) },
        { label: 'Suspected spam', text: counted(quarantine) },
        { label: 'Deliveries that wait', text: String(waiting) },
        { label: 'Deliveries that were given up', text: String(deadLettered) },
      ],
    },
    {
      title: 'To look closer',
      rows: [
        { text: 'npm run leads -- list' },
        { text: 'npm run leads -- quarantine' },
        { text: 'npm run leads -- outbox' },
      ],
    },
  ]);
}
