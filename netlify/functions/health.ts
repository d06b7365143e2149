import type { Config, Context } from '@netlify/functions';
import type { BuildInfo } from '../../src/features/health/build-info.ts';
import { blobKeys } from '../../src/features/live-data/deploy-data.ts';
import { readDeployBlob } from '../lib/deploy-blob.ts';
import { environment, wrongVariables } from '../lib/environment.ts';
import { withErrorResponse } from '../lib/error-response.ts';
import { countKeys, leadStore } from '../lib/lead-store.ts';
import { allowMethods } from '../lib/request-body.ts';
import { json } from '../lib/responses.ts';
import { withTimeout } from '../lib/timeout.ts';

/** The response says which store failed; the reason is in the log. */
const unreadable = (what: string) => (error: Error) => {
  console.error(`Health: the ${what} cannot be read: ${error.message} ${error.cause ?? ''}`.trim());
  return undefined;
};

/** The health check for monitoring: counts and states only. 503 when storage cannot be read. */
export default (request: Request, context: Context): Promise<Response> =>
  withErrorResponse(async () => {
    allowMethods(request, 'GET', 'HEAD');
    const [build, waiting] = await Promise.all([
      readDeployBlob<BuildInfo>(context, blobKeys.buildInfo).catch(unreadable('deploy data')),
      withTimeout(countKeys(leadStore(context), 'outbox/')).catch(unreadable('leads')),
    ]);
    const healthy = build !== undefined && waiting !== undefined;
    return json(healthy ? 200 : 503, {
      status: healthy ? 'ok' : 'failing',
      ...build,
      storage: { deploy: build ? 'ok' : 'failing', leads: waiting === undefined ? 'failing' : 'ok' },
      outbox: { waiting },
      mail: environment().SMTP_URL ? 'configured' : 'waits',
      wrongVariables: wrongVariables().length,
    });
  });

export const config: Config = {
  path: '/api/health',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
