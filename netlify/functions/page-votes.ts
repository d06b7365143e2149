import type { Config, Context } from '@netlify/functions';
import { blobKeys } from '../../src/features/live-data/deploy-data.ts';
import { pageVoteSchema } from '../../src/features/page-votes/page-vote.ts';
import { readDeployBlob } from '../lib/deploy-blob.ts';
import { environment } from '../lib/environment.ts';
import { withErrorResponse } from '../lib/error-response.ts';
import { leadStore } from '../lib/lead-store.ts';
import { countVote } from '../lib/page-votes.ts';
import { allowMethods, HttpError, readFields, refuseCrossSite } from '../lib/request-body.ts';
import { json } from '../lib/responses.ts';

export default (request: Request, context: Context): Promise<Response> =>
  withErrorResponse(async () => {
    allowMethods(request, 'POST');
    refuseCrossSite(request);
    if (environment().PAGE_VOTES === 'off') throw new HttpError(404, 'Nothing is counted here.');
    const { success, data } = pageVoteSchema().safeParse(await readFields(request));
    const pages = await readDeployBlob<string[]>(context, blobKeys.votedPages);
    if (!success || !pages.includes(data.page))
      throw new HttpError(422, 'Name a page of this site that asks, and yes, partly or no.');
    await countVote(leadStore(context), data, new Date());
    return json(200, {});
  });

export const config: Config = {
  path: '/api/page-votes',
  rateLimit: { windowLimit: 10, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
