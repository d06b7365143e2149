import type { Config, Context } from '@netlify/functions';
import { questionSchema } from '../../src/domain/chat.ts';
import { blobKeys } from '../../src/domain/deploy-data.ts';
import { fieldErrors } from '../../src/domain/lead.ts';
import type { Passage } from '../../src/domain/passages.ts';
import type { MessageExamples } from '../../src/domain/questions/message-kinds.ts';
import { assistant, beforeOf } from '../../src/domain/questions/respond.ts';
import { answerPage } from '../lib/answer-page.ts';
import { deployData } from '../lib/deploy-data.ts';
import { asPage } from '../lib/function-pages.ts';
import { answered } from '../lib/handle.ts';
import { allowMethods, isFormPost, Refusal, readFields } from '../lib/incoming.ts';
import { html, json } from '../lib/reply.ts';

let built: Promise<ReturnType<typeof assistant>> | undefined;

/** What answers from this deploy's passages, built once per instance; a failed read is not remembered. */
function deployAssistant(context: Context) {
  built ??= Promise.all([
    deployData<Passage[]>(context, blobKeys.passages),
    deployData<MessageExamples>(context, blobKeys.messageKinds),
  ]).then(([passages, examples]) => assistant(passages, examples));
  built.catch(() => {
    built = undefined;
  });
  return built;
}

export default (request: Request, context: Context): Promise<Response> =>
  answered(
    async () => {
      allowMethods(request, 'POST');
      const asked = questionSchema().safeParse(await readFields(request));
      if (!asked.success) {
        const fields = fieldErrors(asked.error);
        const [first = 'Please type a question.'] = Object.values(fields);
        if (isFormPost(request)) throw new Refusal(422, first);
        return json(422, { error: first, fields });
      }
      const respond = await deployAssistant(context);
      const { answer, passages } = respond({ question: asked.data.message, before: beforeOf(asked.data) });
      // Nothing else of a question is ever written down.
      console.log(JSON.stringify({ question: answer.kind, pages: passages.slice(0, 3).map(({ url }) => url) }));
      return isFormPost(request) ? html(200, await answerPage(asked.data, answer)) : json(200, answer);
    },
    isFormPost(request) ? asPage : undefined,
  );

export const config: Config = {
  path: '/api/chat',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
