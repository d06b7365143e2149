import type { Config, Context } from '@netlify/functions';
import { monthsBefore } from '../../src/domain/dates.ts';
import { deployOf } from '../lib/deploy.ts';
import { allLeads, leadStore, removeLead } from '../lib/lead-store.ts';
import { enqueueReport } from '../lib/outbox.ts';
import { settings } from '../lib/settings.ts';

const parts = [...'0123456789abcdef'];

/**
 * Once a day: owes the operator the number of leads in quarantine, and removes leads that were kept long enough. Each day
 * begins with another part of the ids, so that every lead has its turn even where one run cannot read them all in time.
 */
export default async (_request: Request, context: Context): Promise<void> => {
  const store = leadStore(context);
  const now = new Date();
  const { retentionMonths } = settings(deployOf(context).context);
  const oldest = monthsBefore(now, retentionMonths).getTime();
  const isOld = ({ receivedAt }: { receivedAt: string }): boolean => Date.parse(receivedAt) < oldest;

  const suspected = await allLeads(store, 'quarantine/');
  if (suspected.some((lead) => !isOld(lead))) await enqueueReport(store, now);
  for (const { id } of suspected.filter(isOld)) await removeLead(store, id, now);

  const first = Math.floor(now.getTime() / 86_400_000) % parts.length;
  for (const digit of [...parts.slice(first), ...parts.slice(0, first)]) {
    for (const { id } of (await allLeads(store, `leads/${digit}`)).filter(isOld)) await removeLead(store, id, now);
  }
};

export const config: Config = { schedule: '0 11 * * *' };
