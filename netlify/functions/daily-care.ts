import type { Store } from '@netlify/blobs';
import type { Config, Context } from '@netlify/functions';
import type { LeadRecord } from '../../src/features/leads/stored-lead.ts';
import { monthsBefore } from '../../src/shared/dates.ts';
import { site } from '../../src/site.ts';
import { deleteOldMailMarkers } from '../lib/guide-mail-limits.ts';
import { deleteLead, fromRandomStart, listKeys, maintainedStores, readBatches } from '../lib/lead-store.ts';
import { deleteOldVotes } from '../lib/page-votes.ts';

/** Milliseconds after which no further batch is read: the platform ends a scheduled run after 30 seconds. */
const timeBudget = 20_000;

/**
 * Once a day: deletes the markers of mails sent on earlier days, old votes, and leads past their retention. It begins with another lead each day, so that each is reached even if runs are cut off.
 */
export default async (_request: Request, context: Context): Promise<void> => {
  const now = new Date();
  const startedAt = performance.now();
  const oldest = monthsBefore(now, site.retentionMonths).getTime();
  const isTimeUp = () => performance.now() - startedAt > timeBudget;
  const results = await Promise.allSettled(
    maintainedStores(context).map(async (store) => {
      await deleteOldMailMarkers(store, now);
      await deleteOldVotes(store, now);
      await deleteOldLeads(store, oldest, now, isTimeUp);
    }),
  );
  const failures = results.filter(({ status }) => status === 'rejected').length;
  // Only the count: an error message may contain stored data.
  if (failures > 0) throw new Error(`Daily care failed in ${failures} of ${results.length} stores.`);
};

async function deleteOldLeads(store: Store, oldest: number, now: Date, isTimeUp: () => boolean): Promise<void> {
  // Leads before suspected spam. Neither has to be decrypted: the time is readable in every record.
  for (const folder of ['leads/', 'quarantine/']) {
    const keys = fromRandomStart(await listKeys(store, folder));
    for await (const records of readBatches<LeadRecord>(store, keys)) {
      const expired = records.filter(({ value }) => Date.parse(value.receivedAt) < oldest);
      await Promise.all(expired.map(({ key }) => deleteLead(store, key.slice(folder.length), now)));
      if (isTimeUp()) return console.log('Daily care was cut off; it begins with other leads tomorrow.');
    }
  }
}

export const config: Config = { schedule: '0 11 * * *' };
