// A fake server with a model provider's protocol, whose replies each test defines.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import chat from '../../netlify/functions/chat.ts';
import type { Choice } from '../../src/features/questions/answer/choosing.ts';
import { type ChatAnswer, chatContexts } from '../../src/features/questions/contract.ts';
import { listenOnFreePort } from '../support/listen-on-free-port.ts';
import { contextOf, postJson } from '../support/netlify.ts';

export interface ChoiceRequest {
  headers: IncomingMessage['headers'];
  body: { model: string; messages: { role: string; content: string }[]; response_format: { type: string } };
  question: string;
  passages: { id: number; heading: string; text: string }[];
}
type Reply = (request: ChoiceRequest, response: ServerResponse) => unknown;

const json = { 'content-type': 'application/json' };
const completion = (content: string) =>
  JSON.stringify({
    id: 'one',
    object: 'chat.completion',
    created: 0,
    model: 'small',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  });

/** A model's reply: a valid choice, or any text. */
export const replyWith =
  (answer: (request: ChoiceRequest) => Choice | string): Reply =>
  (request, response) => {
    const reply = answer(request);
    response.writeHead(200, json).end(completion(typeof reply === 'string' ? reply : JSON.stringify(reply)));
  };

/** A model that chooses the first three passages. */
const firstThree = replyWith(({ passages }) => ({ passages: passages.slice(0, 3).map(({ id }) => id) }));

/** Faults of the provider, and how they are logged. */
export const faults: [string, Reply, string][] = [
  ['words instead of JSON', replyWith(() => 'Of course! Probate takes a while.'), 'error'],
  ['another shape', replyWith(() => '{"answer": "yes"}'), 'error'],
  ['HTML', (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Log in</h1>'), 'error'],
  ['nonsense', (_, response) => response.writeHead(200, json).end('\u0000\u0001nonsense'), 'error'],
  ['status 500', (_, response) => response.writeHead(500, json).end('{"error":{"message":"down"}}'), 'error'],
  ['status 401', (_, response) => response.writeHead(401, json).end('{"error":{"message":"no"}}'), 'error'],
  ['status 429', (_, response) => response.writeHead(429, { 'retry-after': '60' }).end(), 'error'],
  ['a redirect', (_, response) => response.writeHead(307, { location: '/v1/elsewhere' }).end(), 'error'],
  ['a cut connection', (_, response) => response.destroy(), 'error'],
];

/** Runs a provider for the tests of the calling file, and points the function at it before each. */
export function providerForTests() {
  const provider = {
    url: '',
    choices: [] as ChoiceRequest[],
    choose: firstThree,
    /** The lines that the function logged. */
    logged: [] as string[],
  };
  let server: Server;
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      if (request.url !== '/v1/chat/completions') return void response.writeHead(404).end();
      const body = JSON.parse(await new Response(request as unknown as ReadableStream).text());
      const seen = { headers: request.headers, body, ...JSON.parse(body.messages.at(-1).content) };
      provider.choices.push(seen);
      provider.choose(seen, response);
    });
    provider.url = `http://localhost:${await listenOnFreePort(server)}/v1`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    Object.assign(provider, { choices: [], logged: [], choose: firstThree });
    vi.stubEnv('LLM_BASE_URL', provider.url);
    vi.stubEnv('LLM_MODEL', 'small');
    vi.stubEnv('LLM_API_KEY', 'key-of-the-provider');
    vi.spyOn(console, 'log').mockImplementation((line) => provider.logged.push(line));
  });
  return provider;
}

/** The log entry about the model; undefined if it was not called. */
export const modelIn = (logged: string[]): string | undefined => JSON.parse(logged.at(-1) ?? '{}').model;

export const message = 'how long does probate usually take in ohio';

/** The function's answer to a visitor's question. */
export async function ask(question = message, deployContext = 'dev', extraFields: object = {}): Promise<ChatAnswer> {
  const request = postJson(
    '/api/chat',
    { message: question, context: chatContexts.home, ...extraFields },
    { 'user-agent': 'browser of the visitor', 'x-forwarded-for': '192.0.2.7' },
  );
  const response = await chat(request, contextOf({}, deployContext));
  if (response.status !== 200) throw new Error(`Answered ${response.status}.`);
  return (await response.json()) as ChatAnswer;
}

/** The answer without a model. */
export async function withoutModel(): Promise<ChatAnswer> {
  vi.stubEnv('ASSISTANT_MODEL', 'off');
  const answer = await ask();
  vi.stubEnv('ASSISTANT_MODEL', '');
  return answer;
}
