// Weekly statistics for the operator. No personal data: they wait in the outbox until the mail is sent.
import type { PageVotes } from '../page-votes/page-vote.ts';
import type { Lead } from './lead-fields.ts';
import type { StoredLead } from './stored-lead.ts';

export interface WeeklySummary {
  /** New leads of the seven days before `until`, by kind. */
  newLeads: Record<Lead['probateType'], number>;
  /** ISO 8601, UTC. */
  until: string;
  /** Every lead in the store, quarantine aside. */
  stored: number;
  /** Deliveries that will be tried again, and those that were given up. */
  waiting: number;
  deadLettered: number;
  /** Suspected spam; counting stops at a thousand. */
  quarantine: number;
  /** The pages with most "no" to "Did this answer it?" in these days. A summary from before they were counted has none. */
  mostNo?: PageVotes[];
}

const week = 7 * 86_400_000;

export const emptyWeek = (until: Date): WeeklySummary => ({
  newLeads: {
    'General Consultation': 0,
    'Guide Download': 0,
    'Property Sale - Executor': 0,
    'Property Sale - Heir': 0,
  },
  until: until.toISOString(),
  stored: 0,
  waiting: 0,
  deadLettered: 0,
  quarantine: 0,
});

/** Adds leads to the numbers. */
export function countLeads(summary: WeeklySummary, leads: Pick<StoredLead, 'receivedAt' | 'lead'>[]): void {
  const since = Date.parse(summary.until) - week;
  for (const { receivedAt, lead } of leads) {
    summary.stored += 1;
    if (Date.parse(receivedAt) > since) summary.newLeads[lead.probateType] += 1;
  }
}
