import type { Config, Context } from '@netlify/functions';
import { countLeads, emptyWeek } from '../../src/features/leads/weekly-summary.ts';
import { environment } from '../lib/environment.ts';
import { leadBatches } from '../lib/lead-records.ts';
import { countKeys, leadStore, listKeys } from '../lib/lead-store.ts';
import { enqueueReport, entryBatches } from '../lib/outbox.ts';
import { daysAgo, readVotes } from '../lib/page-votes.ts';

/**
 * Once a week, if enabled: counts the records in the store and enqueues a mail with the numbers. Counting during
 * delivery instead would delay other mails on a large store.
 */
export default async (_request: Request, context: Context): Promise<void> => {
  if (environment().WEEKLY_SUMMARY !== 'on') return;
  const store = leadStore(context);
  const now = new Date();
  const summary = emptyWeek(now);
  for await (const leads of leadBatches(store, 'leads/')) countLeads(summary, leads);
  for await (const entries of entryBatches(store, await listKeys(store, 'outbox/'))) {
    for (const { deadLettered } of entries) summary[deadLettered ? 'deadLettered' : 'waiting'] += 1;
  }
  summary.quarantine = await countKeys(store, 'quarantine/');
  summary.mostNo = (await readVotes(store, daysAgo(now, 7))).filter(({ no }) => no > 0).slice(0, 10);
  await enqueueReport(store, 'weekly-summary', now, { summary });
};

export const config: Config = { schedule: '30 11 * * 1' };
