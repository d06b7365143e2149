import type { Store } from '@netlify/blobs';
import type { Config, Context } from '@netlify/functions';
import type { BuildInfo } from '../../src/features/health/build-info.build.ts';
import { type DeliveryStatus, deliveryProblems, deliveryStatusKey } from '../../src/features/health/delivery-status.ts';
import { blobKeys } from '../../src/features/live-data/deploy-data.ts';
import { deployOf } from '../lib/deploy.ts';
import { readDeployBlob } from '../lib/deploy-blob.ts';
import { environment, environmentProblems } from '../lib/environment.ts';
import { withErrorResponse } from '../lib/error-response.ts';
import { countKeys, leadStore } from '../lib/lead-store.ts';
import { allowMethods } from '../lib/request-body.ts';
import { json } from '../lib/responses.ts';
import { withTimeout } from '../lib/timeout.ts';

/** The response says which store failed; the reason is in the log. */
const unreadable = (storeName: string) => (error: Error) => {
  console.error(`Health: the ${storeName} cannot be read: ${error.message} ${error.cause ?? ''}`.trim());
  return undefined;
};

/** The result of the last outbox run, and the current number of deliveries. */
async function outboxState(store: Store) {
  const [waiting, lastRun] = await Promise.all([
    countKeys(store, 'outbox/'),
    store.get(deliveryStatusKey, { type: 'json' }) as Promise<DeliveryStatus | null>,
  ]);
  return { waiting, lastRun };
}

/** Previews send nothing, and no schedule runs on a preview or on a development server. */
function problemsOf(lastRun: DeliveryStatus | null, builtAt: string, deployContext: string, now: Date): string[] {
  if (deployContext !== 'production') return lastRun ? deliveryProblems(lastRun, now) : [];
  // Since the first deploy there may not have been a run yet.
  return deliveryProblems(lastRun ?? { at: builtAt, waiting: 0, deadLettered: 0 }, now);
}

/**
 * The health check for monitoring: counts, times and states only. 503 when storage cannot be read ("failing"), and when
 * deliveries fail or a variable is invalid ("degraded"): see `problems`.
 */
export default (request: Request, context: Context): Promise<Response> =>
  withErrorResponse(async () => {
    allowMethods(request, 'GET', 'HEAD');
    const [build, outbox] = await Promise.all([
      readDeployBlob<BuildInfo>(context, blobKeys.buildInfo).catch(unreadable('deploy data')),
      withTimeout(outboxState(leadStore(context))).catch(unreadable('leads')),
    ]);
    const problems = [
      ...environmentProblems(),
      ...(build && outbox ? problemsOf(outbox.lastRun, build.builtAt, deployOf(context).context, new Date()) : []),
    ];
    const isFailing = !build || !outbox;
    return json(isFailing || problems.length > 0 ? 503 : 200, {
      status: isFailing ? 'failing' : problems.length > 0 ? 'degraded' : 'ok',
      problems,
      ...build,
      storage: { deploy: build ? 'ok' : 'failing', leads: outbox ? 'ok' : 'failing' },
      outbox: { waiting: outbox?.waiting, deadLettered: outbox?.lastRun?.deadLettered, lastRun: outbox?.lastRun?.at },
      mail: environment().SMTP_URL ? 'configured' : 'waits',
    });
  });

export const config: Config = {
  path: '/api/health',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
