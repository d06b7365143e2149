import type { Config, Context } from '@netlify/functions';
import { monthsBefore } from '../../src/domain/dates.ts';
import { deployOf } from '../lib/deploy.ts';
import { allLeads, leadStore, removeLead } from '../lib/lead-store.ts';
import { enqueueReport } from '../lib/outbox.ts';
import { settings } from '../lib/settings.ts';

/** Once a day: removes leads that were kept long enough, and owes the operator the number of leads in quarantine. */
export default async (_request: Request, context: Context): Promise<void> => {
  const store = leadStore(context);
  const now = new Date();
  const { retentionMonths } = settings(deployOf(context).context);
  const oldest = monthsBefore(now, retentionMonths);
  let waiting = 0;
  for (const prefix of ['leads/', 'quarantine/'] as const) {
    for (const { id, receivedAt } of await allLeads(store, prefix)) {
      if (Date.parse(receivedAt) < oldest.getTime()) await removeLead(store, id, now);
      else if (prefix === 'quarantine/') waiting += 1;
    }
  }
  if (waiting > 0) await enqueueReport(store, now);
};

export const config: Config = { schedule: '0 11 * * *' };
