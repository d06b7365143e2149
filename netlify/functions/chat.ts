import type { Config, Context } from '@netlify/functions';
import { composeAnswer } from '../../src/domain/answer.ts';
import { type ChatAnswer, question } from '../../src/domain/chat.ts';
import { blobKeys } from '../../src/domain/deploy-data.ts';
import { fieldErrors } from '../../src/domain/lead.ts';
import type { Passage } from '../../src/domain/passages.ts';
import { retrieval } from '../../src/domain/retrieval.ts';
import { deployData } from '../lib/deploy-data.ts';
import { asPage, fill, functionPage } from '../lib/function-pages.ts';
import { answered } from '../lib/handle.ts';
import { allowMethods, isFormPost, Refusal, readFields } from '../lib/incoming.ts';
import { html, json } from '../lib/reply.ts';

let search: Promise<ReturnType<typeof retrieval>> | undefined;

/** The search over this deploy's passages, built once per instance; a failed read is not remembered. */
function passageSearch(context: Context) {
  search ??= deployData<Passage[]>(context, blobKeys.passages).then(retrieval);
  search.catch(() => {
    search = undefined;
  });
  return search;
}

export default (request: Request, context: Context): Promise<Response> =>
  answered(
    async () => {
      allowMethods(request, 'POST');
      const asked = question.safeParse(await readFields(request));
      if (!asked.success) {
        const fields = fieldErrors(asked.error);
        const [first = 'Please type a question.'] = Object.values(fields);
        if (isFormPost(request)) throw new Refusal(422, first);
        return json(422, { error: first, fields });
      }
      const answer = composeAnswer((await passageSearch(context))(asked.data.message, 5));
      return isFormPost(request) ? html(200, await answerPage(asked.data.message, answer)) : json(200, answer);
    },
    isFormPost(request) ? asPage : undefined,
  );

async function answerPage(asked: string, answer: ChatAnswer): Promise<string> {
  const page = await functionPage('answer');
  fill(page, 'question', asked);
  fill(page, 'response', answer.response);
  const list = page.querySelector('[data-fill="sources"]');
  const [item] = list?.querySelectorAll('li') ?? [];
  if (!list || !item) throw new Error('The answer page has no list of sources.');
  item.remove();
  for (const source of answer.sources) {
    const copy = item.clone() as typeof item;
    const link = copy.querySelector('a');
    link?.setAttribute('href', source.url);
    if (link) link.textContent = source.title;
    list.appendChild(copy);
  }
  return page.toString();
}

export const config: Config = {
  path: '/api/chat',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
