import type { Config, Context } from '@netlify/functions';
import { deliver } from '../lib/deliver.ts';
import { deployOf } from '../lib/deploy.ts';
import { leadStore } from '../lib/lead-store.ts';
import { enqueueMissing, enqueueQuarantineReport } from '../lib/outbox.ts';
import { settings } from '../lib/settings.ts';

/**
 * Once an hour: enqueues the deliveries of leads that a crash left without any, and names suspected spam to the operator,
 * who may know better.
 */
export default async (_request: Request, context: Context): Promise<void> => {
  const store = leadStore(context);
  const configured = settings(deployOf(context).context);
  const count = await enqueueMissing(store, configured, new Date());
  if (count > 0) console.warn(`${count} stored leads had no deliveries; they have been enqueued.`);
  await deliver(store, configured, await enqueueQuarantineReport(store, new Date()), () => new Date());
};

export const config: Config = { schedule: '@hourly' };
