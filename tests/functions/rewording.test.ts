// A model that also words what it chose, where the operator asks for that: its words are shown only as far as they
// pass.
import { beforeEach, expect, test, vi } from 'vitest';
import { quotedText as quoted } from '../../src/features/questions/answer/quote.ts';
import { type Rewording, sourcePassages } from '../../src/features/questions/answer/rewording.ts';
import { checkRewording } from '../../src/features/questions/answer/rewording-check.ts';
import type { ChatAnswer } from '../../src/features/questions/contract.ts';
import { readPassages } from '../support/evaluate-answers.ts';
import {
  askFunction as ask,
  faults,
  message,
  modelIn,
  providerForTests,
  type Reply,
  type RewordingRequest,
  says,
} from '../support/model-provider.ts';
import { deployForTests } from '../support/netlify.ts';

deployForTests();
const provider = providerForTests();

/** An honest model: the direct answer of the second passage, and that passage as its source. */
function fromTheSecond({ passages }: RewordingRequest): Rewording {
  const [text = ''] = passages[1]?.text.split('\n') ?? [];
  return { text, sources: [2] };
}
beforeEach(() => {
  vi.stubEnv('ASSISTANT_REWORDING', 'on');
  provider.reword = says(fromTheSecond);
});

async function chosenAnswer(): Promise<ChatAnswer> {
  vi.stubEnv('ASSISTANT_REWORDING', 'off');
  const answer = await ask();
  vi.stubEnv('ASSISTANT_REWORDING', 'on');
  expect(provider.rewordings).toHaveLength(0);
  return answer;
}

test('the chosen answer is reworded by the model, with the sources and figures of its passages', async () => {
  const chosen = await chosenAnswer();
  const answer = await ask();
  const [{ question, body, passages }] = provider.rewordings as [RewordingRequest];
  expect(modelIn(provider.logged)).toBe('reworded');
  expect(answer.response).not.toBe(chosen.response);
  expect(answer.response).toBe(passages[1]?.text.split('\n')[0]);
  expect(answer.sources).toEqual([chosen.sources[1]]);
  expect(answer).toMatchObject({ kind: 'question', followUps: chosen.followUps });
  for (const { values } of answer.figures) expect(answer.response).toContain(values.split(', ')[0]);
  expect([question, passages.length, body.response_format.type]).toEqual([message, 3, 'json_schema']);
});

test.each<[string, Reply<RewordingRequest>, string]>([
  ['an invented figure', says(() => ({ text: 'Probate in Ohio takes 17 weeks.', sources: [1] })), 'check: figure'],
  ['an invented source', says((given) => ({ ...fromTheSecond(given), sources: [9] })), 'check: source'],
  [
    'advice',
    says(({ passages }) => ({ text: `You should wait. ${passages[0]?.text}`, sources: [1] })),
    'check: advice',
  ],
  ['markup', says((given) => ({ ...fromTheSecond(given), text: '<b>Probate</b> takes time.' })), 'check: markup'],
  ['no answer', says(() => ({ text: '', sources: [] })), 'check: empty'],
  ...faults,
])('a model that words it with %s: what was chosen stands as it is', async (_name, fault, why) => {
  const chosen = await chosenAnswer();
  provider.reword = fault;
  expect(await ask()).toEqual(chosen);
  expect(modelIn(provider.logged)).toBe(why);
  expect(provider.rewordings).toHaveLength(1);
});

test('nothing is reworded when the model rejects all passages', async () => {
  provider.choose = says(() => ({ passages: [] }));
  expect((await ask()).outcome).toBe('nothing');
  expect(provider.rewordings).toHaveLength(0);
});

test('20 concurrent questions are all reworded', async () => {
  const honest = says(fromTheSecond);
  provider.reword = (request, response) => void setTimeout(() => honest(request, response), 300);
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask()));
  expect(new Set(answers.map(({ response }) => response)).size).toBe(1);
  expect(provider.logged.filter((line) => line === '{"model":"reworded"}')).toHaveLength(20);
});

test('the checks let nearly all of the site’s own words through', async () => {
  const passages = readPassages();
  const own = passages.filter(
    (passage) => 'text' in checkRewording({ text: quoted(passage), sources: [1] }, sourcePassages([passage])),
  );
  expect(own.length / passages.length).toBeGreaterThan(0.9);
});
