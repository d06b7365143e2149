// Mails to the operator about several leads: those in quarantine, and the week in numbers.
import type { SendMailOptions } from 'nodemailer';
import type { StoredLead } from '../../src/features/leads/stored-lead.ts';
import type { WeeklySummary } from '../../src/features/leads/weekly-summary.ts';
import { votesInWords } from '../../src/features/page-votes/page-vote.ts';
import { longDate } from '../../src/shared/dates.ts';
import { messageId } from './mail.ts';
import { contactRows, mailToOperator, nameRow } from './mail-body.ts';
import type { Settings } from './settings.ts';

/** Counting stops at a thousand. */
const formatCount = (number: number): string => (number < 1000 ? String(number) : '1000 or more');

/** Maximum length of the notes' excerpt, in characters. */
const maxNotes = 300;

/** The quarantined submissions, each with the reason and contact details, then the unreadable ones. */
export function quarantineReport(
  settings: Settings,
  subject: string,
  suspects: StoredLead[],
  unreadable: string[],
): SendMailOptions {
  const count = suspects.length + unreadable.length;
  const title = `${count} suspected spam ${count === 1 ? 'lead' : 'leads'} in quarantine`;
  return mailToOperator(settings, messageId(subject, 'quarantine-report'), title, [
    ...suspects.map(({ id, lead, quarantine }, index) => ({
      title: `${index + 1} of ${count}`,
      rows: [
        nameRow(lead),
        ...contactRows(lead),
        { label: 'They wrote', text: lead.notes.slice(0, maxNotes) || '(nothing)' },
        { label: 'Why it is here', text: quarantine ?? '' },
        { label: 'If it is a person', text: `npm run leads -- release ${id}` },
      ],
    })),
    { title: 'Not readable', rows: unreadable.map((text) => ({ text })) },
    { title: 'All of them', rows: [{ text: 'npm run leads -- quarantine' }] },
  ]);
}

/** The week in numbers, and how to look at what waits. */
export function weeklySummaryMail(
  settings: Settings,
  subject: string,
  { newLeads, until, stored, waiting, deadLettered, quarantine, mostNo = [] }: WeeklySummary,
): SendMailOptions {
  const total = Object.values(newLeads).reduce((sum, number) => sum + number, 0);
  const title = `Week to ${longDate(new Date(until))}: ${total} new ${total === 1 ? 'lead' : 'leads'}`;
  return mailToOperator(settings, messageId(subject, 'weekly-summary'), title, [
    {
      title: 'New leads, last seven days',
      rows: Object.entries(newLeads).map(([kind, number]) => ({ label: kind, text: String(number) })),
    },
    {
      title: 'In the store',
      rows: [
        { label: 'Leads', text: String(stored) },
        { label: 'Suspected spam', text: formatCount(quarantine) },
        { label: 'Deliveries that wait', text: String(waiting) },
        { label: 'Deliveries that were given up', text: String(deadLettered) },
      ],
    },
    {
      title: 'Pages that did not answer, last seven days',
      rows: mostNo.map((votes) => ({ label: votes.page, text: votesInWords(votes) })),
    },
    {
      title: 'To look closer',
      rows: [
        { text: 'npm run leads -- list' },
        { text: 'npm run leads -- quarantine' },
        { text: 'npm run leads -- outbox' },
        { text: 'npm run leads -- votes' },
      ],
    },
  ]);
}
