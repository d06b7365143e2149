import type { Config, Context } from '@netlify/functions';
import { deployOf } from '../lib/deploy.ts';
import { leadStore } from '../lib/lead-store.ts';
import { deliverAll } from '../lib/outbox.ts';
import { settings } from '../lib/settings.ts';

/** Retries deliveries that failed, and makes those that a crash left between storing a lead and delivering it. */
export default async (_request: Request, context: Context): Promise<void> => {
  await deliverAll(leadStore(context), settings(deployOf(context).context), () => new Date());
};

export const config: Config = { schedule: '*/2 * * * *' };
