import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { RequestError, request } from '../../src/shared/request.ts';
import { listenOnFreePort } from '../support/listen-on-free-port.ts';

let server: Server;
let base = '';
const seen: { method: string | undefined; type: string | undefined; body: string }[] = [];

beforeAll(async () => {
  server = createServer(async (incoming, response) => {
    let body = '';
    for await (const chunk of incoming) body += chunk;
    seen.push({ method: incoming.method, type: incoming.headers['content-type'], body });
    const status = Number(incoming.url?.slice(1));
    response.writeHead(status, 'Odd Phrase').end(status === 503 ? '' : '{"a":"b"}');
  });
  base = `http://localhost:${await listenOnFreePort(server)}`;
});
afterAll(() => server.close());

test('sends a body as JSON, a content type only with a body, and always cookies', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  await request('POST', `${base}/200`, { body: { a: 1 } });
  expect(seen.at(-1)).toEqual({ method: 'POST', type: 'application/json', body: '{"a":1}' });
  await request('GET', `${base}/200`);
  expect(seen.at(-1)).toEqual({ method: 'GET', type: undefined, body: '' });
  for (const [, options] of fetched.mock.calls) expect(options?.credentials).toBe('include');
  expect(fetched).toHaveBeenCalledTimes(2);
  fetched.mockRestore();
});

test('throws for every other status with "status: body", or the status text if the body is empty', async () => {
  await expect(request('GET', `${base}/422`)).rejects.toThrow(new RequestError(422, '{"a":"b"}'));
  await expect(request('GET', `${base}/422`)).rejects.toThrow('422: {"a":"b"}');
  await expect(request('GET', `${base}/503`)).rejects.toThrow('503: Odd Phrase');
  expect(String(new RequestError(503, 'Away'))).toBe('RequestError: 503: Away');
});
