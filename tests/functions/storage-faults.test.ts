// Storage faults (away, full, slow, interrupted, lost responses) between a real request and a real store: the response,
// the stored leads, and resubmission.
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setEnvironmentContext } from '@netlify/blobs';
import { parse } from 'node-html-parser';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import blogPosts from '../../netlify/functions/blog-posts.ts';
import faqs from '../../netlify/functions/faqs.ts';
import health from '../../netlify/functions/health.ts';
import leads from '../../netlify/functions/leads.ts';
import pageVotes from '../../netlify/functions/page-votes.ts';
import { outboxEntries } from '../../netlify/lib/outbox.ts';
import { listLeads } from '../support/list-leads.ts';
import { listenOnFreePort } from '../support/listen-on-free-port.ts';
import { address, contextOf, deployForTests, finishBackgroundWork, postForm, postJson } from '../support/netlify.ts';
import { store as storeOf } from '../support/sent-leads.ts';

deployForTests();

/** Each test has a store of its own: a late write of one does not reach the next. */
let deployContext = '';
let tests = 0;
/** A chat that has not read its data yet: another test may have made it do so. */
let chat: typeof import('../../netlify/functions/chat.ts').default;
beforeEach(async () => {
  tests += 1;
  deployContext = `test-${tests}`;
  // Each refusal leaves a line in the log.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.resetModules();
  ({ default: chat } = await import('../../netlify/functions/chat.ts'));
});
const store = () => storeOf(deployContext);
const context = () => contextOf({}, deployContext);
/** How long a visitor may wait, in milliseconds, and how long a function waits for storage. */
const [maxWait, storageTimeout] = [8000, 6500];
const consultation = {
  form: 'consultation',
  name: 'Ann Example',
  email: 'ann@example.com',
  county: 'other',
  consent: true,
};
const question = { message: 'how long does probate take' };
const get = (path: string) => new Request(address(path));
const send = (body: object, id: string) => leads(postJson('/api/leads', body, { 'idempotency-key': id }), context());

const { setTimeout: reallyWait } = globalThis;

/**
 * The result of the call, which must arrive before its (fake) timers have advanced so many milliseconds. They
 * are advanced by hand, so that tests do not wait for time limits and a busy machine does not make a function look
 * slow.
 */
async function within<T>(milliseconds: number, call: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    let isOver = false;
    const result = call().finally(() => {
      isOver = true;
    });
    for (let elapsed = 0; elapsed < milliseconds && !isOver; elapsed += 100) {
      // What goes over a connection takes its own time.
      await new Promise((resolve) => reallyWait(resolve, 5));
      await vi.advanceTimersByTimeAsync(100);
    }
    // The last of the work may still be under way, but no timer goes on any more.
    const timeout = new Promise<never>((_, reject) => {
      const timer = reallyWait(() => reject(new Error(`There was no result within ${milliseconds} ms.`)), 20_000);
      timer.unref();
    });
    return await Promise.race([result, timeout]);
  } finally {
    vi.useRealTimers();
  }
}

describe('storage that', () => {
  type Fault = (incoming: IncomingMessage, reply: ServerResponse, pass: () => void) => void;
  const none: Fault = (_incoming, _reply, pass) => pass();
  let fault = none;

  beforeAll(async () => {
    const realContext = JSON.parse(atob(process.env.NETLIFY_BLOBS_CONTEXT ?? ''));
    const proxy = createServer((incoming, reply) => {
      const pass = () => {
        const { hostname, port } = new URL(realContext.edgeURL);
        const { method, headers, url: path } = incoming;
        const onward = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
          reply.writeHead(answer.statusCode ?? 500, answer.headers);
          answer.pipe(reply);
        });
        onward.on('error', () => reply.destroy());
        incoming.pipe(onward);
      };
      fault(incoming, reply, pass);
    });
    const edgeURL = `http://localhost:${await listenOnFreePort(proxy)}`;
    setEnvironmentContext({ ...realContext, edgeURL, uncachedEdgeURL: edgeURL });
    return () => {
      proxy.closeAllConnections();
      proxy.close();
      setEnvironmentContext(realContext);
    };
  });
  afterEach(async () => {
    fault = none;
    await finishBackgroundWork();
  });

  test.each<[string, Fault]>([
    ['hangs', () => {}],
    ['answers 500', (_, reply) => reply.writeHead(500).end()],
    ['answers 403', (_, reply) => reply.writeHead(403).end()],
    ['cuts the connection', ({ socket }) => socket.destroy()],
    ['cuts its answer half way', (_, reply) => reply.writeHead(200, { 'content-length': '9' }).end('{"ver')],
  ])('%s: 503 within 8 seconds, from every function', async (_name, broken) => {
    fault = broken;
    const [page, state, ...replies] = await within(maxWait, () =>
      Promise.all([
        chat(postForm('/api/chat', question), context()),
        health(get('/api/health'), context()),
        send(consultation, 'one'),
        send({ ...consultation, elapsed: 1 }, 'spam'),
        faqs(get('/api/faqs'), context()),
        blogPosts(get('/api/blog-posts'), context()),
        pageVotes(postJson('/api/page-votes', { page: '/plan', vote: 'no' }), context()),
        chat(postJson('/api/chat', question), context()),
      ]),
    );
    for (const reply of [page, state, ...replies])
      expect([reply.status, reply.headers.get('cache-control')]).toEqual([503, 'no-store']);
    for (const reply of [page, ...replies]) expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    for (const reply of replies) expect(await reply.json()).toEqual({ error: expect.stringMatching(/try again/) });
    expect(parse(await page.text()).querySelector('[data-fill="message"]')?.textContent).toContain('try again');
    expect(await state.json()).toMatchObject({ status: 'failing', storage: { deploy: 'failing', leads: 'failing' } });
  });

  test('holds data of a deploy that is not JSON: 503', async () => {
    fault = (_, reply) => reply.writeHead(200).end('<html>');
    expect((await faqs(get('/api/faqs'), context())).status).toBe(503);
  });

  const isWrite = ({ method }: IncomingMessage) => method === 'PUT';
  const isLead = ({ url = '' }: IncomingMessage) => url.includes('/leads/');
  /** Requests that storage delays. */
  const heldRequests = new Set<() => void>();
  const answersAfter =
    (milliseconds: number): Fault =>
    (_incoming, _reply, pass) => {
      const go = () => void (heldRequests.delete(go) && pass());
      heldRequests.add(go);
      setTimeout(go, milliseconds);
    };
  const whenWriting =
    (then: Fault, matches: (incoming: IncomingMessage) => boolean = () => true): Fault =>
    (incoming, reply, pass) =>
      isWrite(incoming) && matches(incoming) ? then(incoming, reply, pass) : pass();

  test.each<[string, Fault]>([
    ['takes most of the time for each call', answersAfter(0.8 * storageTimeout)],
    ['is full (507)', whenWriting((_, reply) => reply.writeHead(507).end())],
    ['limits us (429)', whenWriting((_, reply) => reply.writeHead(429, { 'x-ratelimit-reset': '1' }).end())],
    ['takes the outbox entry and not the lead', whenWriting((_, reply) => reply.writeHead(500).end(), isLead)],
    ['takes the outbox entry and hangs on the lead', whenWriting(answersAfter(10 * storageTimeout), isLead)],
    ['answers too late', answersAfter(1.5 * storageTimeout)],
  ])('%s: 503, and resubmission makes one lead with one mail', async (_name, broken) => {
    fault = broken;
    const replies = await within(maxWait, () =>
      Promise.all([
        send(consultation, 'one'),
        leads(postForm('/api/leads', { ...consultation, consent: 'on', notes: 'Please call' }), context()),
      ]),
    );
    expect(replies.map(({ status }) => status)).toEqual([503, 503]);
    expect(vi.mocked(console.error).mock.calls.filter(([line]) => /^Storage: (?!undefined)/.test(line))).toHaveLength(
      2,
    );
    expect(replies.map(({ headers }) => headers.get('retry-after'))).toEqual(['30', '30']);
    expect(await replies[0]?.json()).toEqual({
      error: 'We cannot do this at the moment. Please try again in a minute.',
    });
    const page = parse((await replies[1]?.text()) ?? '');
    const message = page.querySelector('[data-fill="form-message"]');
    expect(message?.textContent).toContain('Nothing you typed is lost');
    expect(message?.attributes).toMatchObject({ tabindex: '-1', autofocus: '' });
    expect(page.querySelectorAll('[autofocus]')).toHaveLength(1);
    expect(page.querySelector('title')?.textContent).toMatch(/^We could not keep your request just now \| ./);
    expect(page.querySelector('#notes')?.textContent).toBe('Please call');
    expect(page.querySelector('#county option[selected]')?.getAttribute('value')).toBe('other');

    fault = none;
    // What was held back comes while it is sent again.
    for (const go of heldRequests) go();
    expect([200, 201]).toContain((await send(consultation, 'one')).status);
    await finishBackgroundWork();
    const stored = (await listLeads(store(), 'leads/')).filter(({ lead }) => lead.notes === '');
    expect(stored).toHaveLength(1);
    const entries = (await outboxEntries(store())).filter(({ subject }) => subject === stored[0]?.id);
    expect(entries.map(({ kind }) => kind)).toEqual(['operator-mail']);
  });

  test('answers late, but within the time limit: the lead is accepted', async () => {
    fault = answersAfter(300);
    expect((await send(consultation, 'late')).status).toBe(201);
  });

  test.each<[string, (incoming: IncomingMessage) => boolean]>([
    ['of the outbox entry', (incoming) => !isLead(incoming)],
    ['of the lead', isLead],
  ])('writes and loses its response, %s: accepted, and one lead', async (_name, matches) => {
    let lostReplies = 0;
    fault = (incoming, reply, pass) => {
      if (!isWrite(incoming) || !matches(incoming) || lostReplies > 0) return pass();
      lostReplies += 1;
      reply.writeHead = (() => {
        reply.destroy();
        return reply;
      }) as ServerResponse['writeHead'];
      pass();
    };
    const response = await send(consultation, 'lost answer');
    expect([200, 201]).toContain(response.status);
    expect(lostReplies).toBe(1);
    await finishBackgroundWork();
    const { id } = (await response.json()) as { id: string };
    expect((await listLeads(store(), 'leads/')).map((lead) => lead.id)).toEqual([id]);
    expect(await outboxEntries(store(), id)).toHaveLength(1);
  });

  test('is full (507) at the first question: the failed read is not cached', async () => {
    const ask = () => chat(postJson('/api/chat', question), contextOf());
    fault = (_, reply) => reply.writeHead(507).end();
    expect((await ask()).status).toBe(503);
    fault = none;
    expect((await ask()).status).toBe(200);
  });
});
