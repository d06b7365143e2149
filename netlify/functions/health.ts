import type { Config, Context } from '@netlify/functions';
import type { Release } from '../../src/features/health/release.ts';
import { blobKeys } from '../../src/features/live-data/deploy-data.ts';
import { deployData } from '../lib/deploy-data.ts';
import { environment, wrongVariables } from '../lib/environment.ts';
import { withErrorResponse } from '../lib/error-response.ts';
import { countKeys, leadStore } from '../lib/lead-store.ts';
import { allowMethods } from '../lib/request-body.ts';
import { json } from '../lib/responses.ts';
import { withTimeout } from '../lib/timeout.ts';

/** The reply says which store failed; why stands in the log. */
const unreadable = (what: string) => (error: Error) => {
  console.error(`Health: the ${what} cannot be read: ${error.message} ${error.cause ?? ''}`.trim());
  return undefined;
};

/** Whether the site can do its work, for whoever watches it: numbers and states only. 503 when storage cannot be read. */
export default (request: Request, context: Context): Promise<Response> =>
  withErrorResponse(async () => {
    allowMethods(request, 'GET', 'HEAD');
    const [release, waiting] = await Promise.all([
      deployData<Release>(context, blobKeys.release).catch(unreadable('deploy data')),
      withTimeout(countKeys(leadStore(context), 'outbox/')).catch(unreadable('leads')),
    ]);
    const healthy = release !== undefined && waiting !== undefined;
    return json(healthy ? 200 : 503, {
      status: healthy ? 'ok' : 'failing',
      ...release,
      storage: { deploy: release ? 'ok' : 'failing', leads: waiting === undefined ? 'failing' : 'ok' },
      outbox: { waiting },
      mail: environment().SMTP_URL ? 'configured' : 'waits',
      wrongVariables: wrongVariables().length,
    });
  });

export const config: Config = {
  path: '/api/health',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
