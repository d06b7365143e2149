import type { Config, Context } from '@netlify/functions';
import { blobKeys, type FaqData } from '../../src/features/live-data/deploy-data.ts';
import { cachedJson, cacheHeaders } from '../lib/cached-json.ts';
import { readDeployBlob } from '../lib/deploy-blob.ts';
import { withErrorResponse } from '../lib/error-response.ts';
import { allowMethods } from '../lib/request-body.ts';

export default (request: Request, context: Context): Promise<Response> =>
  withErrorResponse(async () => {
    allowMethods(request, 'GET', 'HEAD');
    const { version, items } = await readDeployBlob<FaqData>(context, blobKeys.faqs);
    return cachedJson(request, items, version, cacheHeaders(Date.now()));
  });

export const config: Config = { path: '/api/faqs' };
