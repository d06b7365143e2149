// Functions under `npm start`: routing, limits and errors as on the platform.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, expect, test, vi } from 'vitest';
import { callFunction, type LocalFunction, waitForPendingWork } from '../../netlify/local/functions.ts';
import { routesTo } from '../../netlify/local/routes.ts';
import { startServer, waitForExit, waitUntilReady } from '../support/local-server.ts';

let address: string;
let printed = '';
beforeAll(async () => {
  const data = await mkdtemp(join(tmpdir(), 'site-'));
  const server = startServer({ SITE_DATA: data });
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk) => {
      printed += chunk;
    });
  }
  address = await waitUntilReady(server);
  printed = '';
  return async () => {
    await waitForExit(server, 'SIGTERM');
    // What is printed about a connection that was closed may come late.
    expect(unexpectedOutput()).toEqual([]);
    await rm(data, { recursive: true });
  };
});

/** The output, except the log line of each question, which may come late, and the line about mail. */
const unexpectedOutput = () =>
  printed.split('\n').filter((line) => line && !/^(\{"intent"|No mail is sent)/.test(line));

const get = (path: string, init: RequestInit = {}) => fetch(address + path, { redirect: 'manual', ...init });
const postLead = (body: BodyInit) =>
  get('/api/leads', { method: 'POST', headers: { 'content-type': 'text/plain' }, body });

test('a function gets its path parameters', async () => {
  const [first] = (await (await get('/api/blog-posts?limit=1')).json()) as { slug: string }[];
  const post = (await (await get(`/api/blog-posts/${first?.slug}`)).json()) as { slug: string };
  expect(post.slug).toBe(first?.slug);
  expect((await get(`/API/Blog-Posts/${first?.slug}/`)).status).toBe(200);
  expect((await get('/api/blog-posts/nothing-here')).headers.get('content-type')).toContain('json');
});

test.each([
  '/api/nothing-here',
  '/api/faqs/more',
  // As on the platform: what has a path or a schedule has no other address.
  '/.netlify/functions/leads',
  '/.netlify/functions/daily-care',
])('%s is not a function, and gets the 404 page', async (path) => {
  const response = await get(path);
  expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
});

test.each(['/', '/api/faqs'])('HEAD %s has the headers of GET and no body', async (path) => {
  const [head, whole] = await Promise.all([get(path, { method: 'HEAD' }), get(path)]);
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(head.headers.get('content-type')).toBe(whole.headers.get('content-type'));
  expect(head.headers.get('etag')).toBe(whole.headers.get('etag'));
});

test('a body over 6 MB never reaches a function', async () => {
  const sixMb = 6 * 1024 * 1024;
  const refused = await postLead(new Uint8Array(sixMb + 1));
  expect([refused.status, await refused.text()]).toEqual([413, 'The body is over 6 MB.']);
  // The function's own refusal, of the type of the body.
  expect((await postLead(new Uint8Array(sixMb))).status).toBe(415);
});

test('text responses are compressed with Brotli if accepted', async () => {
  const encoding = async (path: string, accepted: string) => {
    const [response] = await once(
      request(address + path, { headers: { 'accept-encoding': accepted } }).end(),
      'response',
    );
    response.resume();
    return response.headers['content-encoding'];
  };
  for (const path of ['/', '/api/faqs', '/sitemap-index.xml']) expect(await encoding(path, 'gzip, br')).toBe('br');
  expect(await encoding('/api/faqs', 'gzip')).toBeUndefined();
  expect(await encoding('/guide/ohio-probate-guide.pdf', 'br')).toBeUndefined();
});

/** Sends raw text, and closes the connection after so many milliseconds. */
async function sendAndClose(text: string, delay: number): Promise<void> {
  const { port } = new URL(address);
  const socket = connect(Number(port), 'localhost');
  socket.on('error', () => {
    // The server may close first, which is as good.
  });
  await once(socket, 'connect');
  socket.write(text);
  await wait(delay);
  socket.destroy();
}

test('a connection closed by the client logs nothing', async () => {
  const post = (path: string, length: number, body: string) =>
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n${body}`;
  const question = JSON.stringify({ message: 'What does probate cost?' });
  const read = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\naccept-encoding: br\r\n\r\n`;
  for (const delay of [0, 1, 5, 20]) {
    await sendAndClose(post('/api/leads', 500, '{"name": "An'), delay);
    await sendAndClose(post('/api/chat', question.length, question), delay);
    await sendAndClose(post('/nothing-here', 500, 'a'), delay);
    for (const path of ['/faq', '/api/faqs', '/guide/ohio-probate-guide.pdf']) await sendAndClose(read(path), delay);
  }
  expect((await get('/api/faqs')).status).toBe(200);
  expect(unexpectedOutput()).toEqual([]);
});

test('an invalid address or method gets 400 or 404, and logs nothing', async () => {
  const status = async (method: string, path: string) => {
    const { port } = new URL(address);
    const [response] = await once(request({ host: 'localhost', port, method, path }).end(), 'response');
    response.resume();
    return response.statusCode;
  };
  expect(await status('GET', '//')).toBe(400);
  expect(await status('TRACE', '/')).toBe(400);
  // Longer than a file's name may be.
  expect(await status('GET', `/blog/${'a'.repeat(300)}`)).toBe(404);
  expect(unexpectedOutput()).toEqual([]);
});

const functionOf = (name: string, config: object, handler: LocalFunction['handler'] = async () => new Response()) =>
  ({ name, handler, config }) as LocalFunction;

test('requests are routed by the paths of the config', () => {
  const routes = routesTo([
    functionOf('one', { path: '/one/:id' }),
    functionOf('two', { path: ['/two', '/more/*'] }),
    functionOf('three', { schedule: '@daily' }),
  ]);
  expect(routes('/one/5')).toMatchObject({ called: { name: 'one' }, params: { id: '5' } });
  expect(routes('/two/')?.called.name).toBe('two');
  expect(routes('/more/5')?.called.name).toBe('two');
  expect(routes('/.netlify/functions/three')).toBeUndefined();
});

test('an error is status 500 and one log line without visitor data', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const toBroken = new Request('http://localhost/broken');
  const typed = 'ann@example.com\n    at ann@example.com';
  const broken = functionOf('broken', {}, async (_request, context) => {
    context.waitUntil(Promise.reject(new TypeError(typed)));
    context.waitUntil(Promise.reject(typed));
    throw new Error(typed);
  });
  expect((await callFunction(broken, toBroken, {})).status).toBe(500);
  await waitForPendingWork(1000);
  const lines = log.mock.calls.map(([line]) => String(line));
  const location = 'at .*local-functions\\.test\\.ts:\\d+:\\d+\\)?';
  expect(lines.sort()).toEqual([
    'broken failed.',
    expect.stringMatching(`^broken failed: Error ${location}$`),
    expect.stringMatching(`^broken failed: TypeError ${location}$`),
  ]);
});

test('work after the response is awaited, up to a timeout', async () => {
  const rest = Promise.withResolvers<void>();
  const slow = functionOf('slow', {}, async (_request, { waitUntil }) => {
    waitUntil(rest.promise);
    return new Response('reply');
  });
  expect(await (await callFunction(slow, new Request('http://localhost/slow'), {})).text()).toBe('reply');
  const end = waitForPendingWork(60_000).then(() => 'over');
  await waitForPendingWork(20);
  expect(await Promise.race([end, 'under way'])).toBe('under way');
  rest.resolve();
  expect(await end).toBe('over');
});
