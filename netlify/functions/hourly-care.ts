import type { Config, Context } from '@netlify/functions';
import { deployOf } from '../lib/deploy.ts';
import { leadStore } from '../lib/lead-store.ts';
import { enqueueMissing } from '../lib/outbox.ts';
import { settings } from '../lib/settings.ts';

/** Once an hour: enqueues the deliveries of leads that a crash left without any. */
export default async (_request: Request, context: Context): Promise<void> => {
  const count = await enqueueMissing(leadStore(context), settings(deployOf(context).context), new Date());
  if (count > 0) console.warn(`${count} stored leads had no deliveries; they have been enqueued.`);
};

export const config: Config = { schedule: '@hourly' };
