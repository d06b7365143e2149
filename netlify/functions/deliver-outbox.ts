import type { Config, Context } from '@netlify/functions';
import { deliveryStatusKey } from '../../src/features/health/delivery-status.ts';
import { alertOperator } from '../lib/alert.ts';
import { deliverAll } from '../lib/deliver.ts';
import { deployOf } from '../lib/deploy.ts';
import { leadStore } from '../lib/lead-store.ts';
import { settings } from '../lib/settings.ts';

/**
 * Retries failed deliveries, including those that a crash interrupted after the lead was stored. Records the remaining
 * ones for the health check, and alerts the operator about problems.
 */
export default async (_request: Request, context: Context): Promise<void> => {
  const store = leadStore(context);
  const configured = settings(deployOf(context).context);
  const status = await deliverAll(store, configured, () => new Date());
  await store.setJSON(deliveryStatusKey, status);
  await alertOperator(store, configured, status, new Date());
};

export const config: Config = { schedule: '*/2 * * * *' };
