// Unavailable storage: every function responds in time. The form that is rendered again, and resubmission once storage
// works again, are tested in storage-faults.test.ts.
import { createServer, type RequestListener } from 'node:http';
import { parse } from 'node-html-parser';
import { expect, onTestFinished, test, vi } from 'vitest';
import blogPosts from '../../netlify/functions/blog-posts.ts';
import faqs from '../../netlify/functions/faqs.ts';
import health from '../../netlify/functions/health.ts';
import leads from '../../netlify/functions/leads.ts';
import { listenOnFreePort } from '../support/listen-on-free-port.ts';
import { address, breakStorage, contextOf, postForm, postJson } from '../support/netlify.ts';
import { within } from './within.ts';

// A chat that has not read its data yet: another file in this process may have made it do so.
vi.resetModules();
const { default: chat } = await import('../../netlify/functions/chat.ts');

async function storageThat(answers: RequestListener): Promise<void> {
  const server = createServer(answers);
  breakStorage(`http://localhost:${await listenOnFreePort(server)}`);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
}

const lead = { name: 'Ann', email: 'ann@example.com', county: 'other', consent: true };
const get = (path: string) => new Request(address(path));

test.each<[string, RequestListener]>([
  ['hangs', () => {}],
  ['answers 500', (_, response) => response.writeHead(500).end()],
  ['answers 403', (_, response) => response.writeHead(403).end()],
  ['cuts the connection', (request) => request.socket.destroy()],
  ['cuts its answer half way', (_, response) => response.writeHead(200, { 'content-length': '9' }).end('{"ver')],
])('storage that %s: 503 within 8 seconds, from every function', async (_name, answers) => {
  await storageThat(answers);
  const question = { message: 'how long does probate take' };
  const [page, state, ...replies] = await within(8000, () =>
    Promise.all([
      chat(postForm('/api/chat', question), contextOf()),
      health(get('/api/health'), contextOf()),
      leads(postJson('/api/leads', lead, { 'idempotency-key': 'one' }), contextOf()),
      leads(postJson('/api/leads', { ...lead, elapsed: 1 }, { 'idempotency-key': 'spam' }), contextOf()),
      faqs(get('/api/faqs'), contextOf()),
      blogPosts(get('/api/blog-posts'), contextOf()),
      chat(postJson('/api/chat', question), contextOf()),
    ]),
  );
  for (const reply of [page, state, ...replies])
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([503, 'no-store']);
  for (const reply of [page, ...replies]) expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  for (const reply of replies) expect(await reply.json()).toEqual({ error: expect.stringMatching(/try again/) });
  expect(parse(await page.text()).querySelector('[data-fill="message"]')?.textContent).toContain('try again');
  expect(await state.json()).toMatchObject({ status: 'failing', storage: { deploy: 'failing', leads: 'failing' } });
});

test('a deploy whose data is not JSON: 503', async () => {
  await storageThat((_, response) => response.writeHead(200).end('<html>'));
  expect((await faqs(get('/api/faqs'), contextOf())).status).toBe(503);
});
