import { gunzipSync } from 'node:zlib';
import type { Config, Context } from '@netlify/functions';
import { fieldErrors } from '../../src/features/leads/lead.ts';
import { blobKeys } from '../../src/features/live-data/deploy-data.ts';
import { questionsPage } from '../../src/features/page-votes/page-vote.ts';
import type { AnswerData } from '../../src/features/questions/answer/answer-data.ts';
import { createResponder, historyOf } from '../../src/features/questions/answer/respond.ts';
import { type ChatAnswer, questionSchema } from '../../src/features/questions/contract.ts';
import { pathOf } from '../../src/features/questions/search/passages.ts';
import { isHelpLine } from '../../src/features/questions/sources.ts';
import { answerPage } from '../lib/answer-page.ts';
import { deployOf } from '../lib/deploy.ts';
import { readDeployBlob } from '../lib/deploy-blob.ts';
import { environment } from '../lib/environment.ts';
import { withErrorResponse } from '../lib/error-response.ts';
import { errorPage } from '../lib/function-pages.ts';
import { choose } from '../lib/model.ts';
import { allowMethods, HttpError, isFormPost, readFields, refuseCrossSite, wantsHtml } from '../lib/request-body.ts';
import { html, json } from '../lib/responses.ts';
import { modelSettings } from '../lib/settings.ts';

/** For the whole reply, the model included: below the 15 seconds that the visitor's browser waits. */
const timeoutMs = 7500;

let responderPromise: Promise<ReturnType<typeof createResponder>> | undefined;

/** The responder over this deploy's passages, built once per instance; a failed read is not cached. */
function loadResponder(context: Context) {
  responderPromise ??= readDeployBlob(
    context,
    blobKeys.answerData,
    (bytes): AnswerData => JSON.parse(gunzipSync(bytes).toString()),
  ).then(createResponder);
  // The caller awaits the same promise and reports its error; here the cache is only cleared.
  responderPromise.catch(() => {
    responderPromise = undefined;
  });
  return responderPromise;
}

/**
 * The page whose votes an answer's vote counts for: that of its first card. Undefined for a prepared reply, an answer
 * with a helpline, and where no votes are counted.
 */
function votePageOf({ outcome, answers: [card], sources }: ChatAnswer): string | undefined {
  if (environment().PAGE_VOTES === 'off' || outcome === 'reply' || sources.some(isHelpLine)) return undefined;
  return card ? pathOf(card.url) : questionsPage;
}

export default (request: Request, context: Context): Promise<Response> =>
  withErrorResponse(
    async () => {
      allowMethods(request, 'POST');
      refuseCrossSite(request);
      const signal = AbortSignal.timeout(timeoutMs);
      const parsed = questionSchema().safeParse(await readFields(request));
      if (!parsed.success) {
        const fields = fieldErrors(parsed.error);
        const [first = 'Please type a question.'] = Object.values(fields);
        if (isFormPost(request)) throw new HttpError(422, first);
        return json(422, { error: first, fields });
      }
      const respond = await loadResponder(context);
      const { message } = parsed.data;
      const searched = respond({ question: message, ...historyOf(parsed.data) });
      // The model chooses only if the operator configured one, and the question may be sent to it.
      const model = searched.choice && modelSettings(deployOf(context).context);
      const chosen = searched.choice && model && (await choose(searched.choice, model, signal));
      const hasChosen = typeof chosen === 'object';
      const { answer, passages } = hasChosen ? chosen : searched;
      const pages = passages.slice(0, 3).map(({ url }) => url);
      // Nothing else about a question is logged or stored.
      console.log(JSON.stringify({ intent: answer.kind, outcome: answer.outcome, pages }));
      if (hasChosen) console.log(JSON.stringify({ model: answer.outcome === 'quote' ? 'chose' : 'found none' }));
      else if (chosen) console.log(JSON.stringify({ model: chosen }));
      if (isFormPost(request)) return html(200, await answerPage(parsed.data, answer));
      return json(200, { ...answer, votePage: votePageOf(answer) });
    },
    wantsHtml(request) ? errorPage : undefined,
  );

export const config: Config = {
  path: '/api/chat',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
