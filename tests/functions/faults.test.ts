// Everything the functions lean on, failing in every way, between a real request and a real server: what the visitor is
// told, what is stored, what is made good later. Storage that is simply down is tested in storage-failure.test.ts.
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { createServer as createSocketServer, type Server as SocketServer } from 'node:net';
import { getStore, setEnvironmentContext } from '@netlify/blobs';
import { parse } from 'node-html-parser';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import blogPosts from '../../netlify/functions/blog-posts.ts';
import faqs from '../../netlify/functions/faqs.ts';
import leads from '../../netlify/functions/leads.ts';
import { allLeads, leadStoreName } from '../../netlify/lib/lead-store.ts';
import { deliver, outboxEntries } from '../../netlify/lib/outbox.ts';
import { settings } from '../../netlify/lib/settings.ts';
import type { OutboxEntry } from '../../src/domain/outbox.ts';
import { address, afterReplies, contextOf, deployForTests, postForm, postJson } from './netlify.ts';

deployForTests();

const portOf = (server: { address(): unknown }): number => (server.address() as { port: number }).port;
const store = () => getStore({ name: leadStoreName('dev'), consistency: 'strong' });
const consultation = {
  form: 'consultation',
  name: 'Ann Example',
  email: 'ann@example.com',
  county: 'other',
  consent: true,
};
const send = (body: object, id: string) => leads(postJson('/api/leads', body, { 'idempotency-key': id }), contextOf());

/** Runs the call; fails when the visitor would have waited longer than eight seconds. */
async function promptly<T>(call: Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await call;
  expect(performance.now() - started).toBeLessThan(8000);
  return result;
}

describe('storage that', () => {
  type Fault = (incoming: IncomingMessage, reply: ServerResponse, pass: () => void) => void;
  let real: Record<string, string>;
  let proxy: Server;
  let fault: Fault = (_incoming, _reply, pass) => pass();

  beforeAll(async () => {
    real = JSON.parse(Buffer.from(process.env.NETLIFY_BLOBS_CONTEXT ?? '', 'base64').toString());
    proxy = createServer((incoming, reply) => {
      const pass = () => {
        const { hostname, port } = new URL(real.edgeURL ?? '');
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
    await new Promise<void>((resolve) => proxy.listen(0, resolve));
    const edgeURL = `http://localhost:${portOf(proxy)}`;
    setEnvironmentContext({ ...real, edgeURL, uncachedEdgeURL: edgeURL } as Parameters<
      typeof setEnvironmentContext
    >[0]);
  });
  afterEach(async () => {
    fault = (_incoming, _reply, pass) => pass();
    await afterReplies();
    await store().deleteAll();
  });
  afterAll(() => {
    proxy.closeAllConnections();
    proxy.close();
    setEnvironmentContext(real as unknown as Parameters<typeof setEnvironmentContext>[0]);
  });

  const isWrite = ({ method }: IncomingMessage) => method === 'PUT';
  const isLead = ({ url = '' }: IncomingMessage) => url.includes('/leads/');
  const half = (reply: ServerResponse) => {
    reply.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' }).write('{"version":"v","it');
    setTimeout(() => reply.destroy(), 20);
  };
  const answersAfter =
    (milliseconds: number): Fault =>
    (_incoming, _reply, pass) =>
      setTimeout(pass, milliseconds);
  const whenWriting =
    (then: Fault, which: (incoming: IncomingMessage) => boolean = () => true): Fault =>
    (incoming, reply, pass) =>
      isWrite(incoming) && which(incoming) ? then(incoming, reply, pass) : pass();

  test.each<[string, Fault]>([
    ['is full (507)', whenWriting((_, reply) => reply.writeHead(507).end())],
    ['is full (413)', whenWriting((_, reply) => reply.writeHead(413).end())],
    ['limits us (429)', whenWriting((_, reply) => reply.writeHead(429, { 'x-ratelimit-reset': '1' }).end())],
    ['takes what is owed and not the lead', whenWriting((_, reply) => reply.writeHead(500).end(), isLead)],
    ['takes what is owed and hangs on the lead', whenWriting(() => {}, isLead)],
    ['cuts every answer half way', (_, reply) => half(reply)],
    ['answers after ten seconds', answersAfter(10_000)],
  ])(
    '%s: the visitor reads 503, sends again later, and it is one lead with one mail',
    { timeout: 40_000 },
    async (_name, broken) => {
      fault = broken;
      const replies = await promptly(
        Promise.all([
          send(consultation, 'one'),
          leads(postForm('/api/leads', { ...consultation, consent: 'on', notes: 'Please call' }), contextOf()),
        ]),
      );
      expect(replies.map(({ status }) => status)).toEqual([503, 503]);
      expect(replies.map(({ headers }) => headers.get('retry-after'))).toEqual(['30', '30']);
      expect(await replies[0]?.json()).toEqual({
        error: 'We cannot do this at the moment. Please try again in a minute.',
      });
      const page = parse((await replies[1]?.text()) ?? '');
      expect(page.querySelector('[data-fill="form-message"]')?.textContent).toContain('Nothing you typed is lost');
      expect(page.querySelector('#notes')?.textContent).toBe('Please call');

      fault = (_incoming, _reply, pass) => pass();
      expect([200, 201]).toContain((await send(consultation, 'one')).status);
      await afterReplies();
      const kept = (await allLeads(store(), 'leads/')).filter(({ lead }) => lead.notes === '');
      expect(kept).toHaveLength(1);
      const owed = (await outboxEntries(store())).filter(({ subject }) => subject === kept[0]?.id);
      expect(owed.map(({ kind }) => kind)).toEqual(['operator-mail']);
    },
  );

  test('answers late, but within the visitor’s patience: the lead is accepted', { timeout: 20_000 }, async () => {
    fault = answersAfter(1500);
    expect((await promptly(send(consultation, 'late'))).status).toBe(201);
  });

  test.each<[string, (incoming: IncomingMessage) => boolean]>([
    ['of what is owed', (incoming) => !isLead(incoming)],
    ['of the lead', isLead],
  ])('writes and loses its own answer, %s: accepted, and one lead', async (_name, which) => {
    let lost = 0;
    fault = (incoming, reply, pass) => {
      if (!isWrite(incoming) || !which(incoming) || lost > 0) return pass();
      lost += 1;
      reply.writeHead = (() => {
        reply.destroy();
        return reply;
      }) as ServerResponse['writeHead'];
      pass();
    };
    expect([200, 201]).toContain((await promptly(send(consultation, 'lost answer'))).status);
    expect(lost).toBe(1);
    await afterReplies();
    expect(await allLeads(store(), 'leads/')).toHaveLength(1);
    expect(await outboxEntries(store())).toHaveLength(1);
  });

  test.each<[string, Fault]>([
    ['cuts every answer half way', (_, reply) => half(reply)],
    ['sends something that is no JSON', (_, reply) => reply.writeHead(200).end('<html>')],
    ['is full (507)', (_, reply) => reply.writeHead(507).end()],
  ])('%s: what is read is refused with 503 as well', { timeout: 20_000 }, async (_name, broken) => {
    fault = broken;
    const read = [
      faqs(new Request(address('/api/faqs')), contextOf()),
      blogPosts(new Request(address('/api/blog-posts')), contextOf()),
    ];
    for (const reply of await promptly(Promise.all(read))) {
      expect(reply.status).toBe(503);
      expect(reply.headers.get('cache-control')).toBe('no-store');
    }
  });
});

describe('what follows a lead', () => {
  const ids: { to: string; id: string }[] = [];
  const calls: string[] = [];
  let smtp: SMTPServer;
  let silent: SocketServer;
  let webhook: Server;

  beforeAll(async () => {
    // The fault is chosen by the visitor's address, so that all of them can happen at once.
    let healed = false;
    smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo: ({ address: to }, _session, done) => {
        if (to.startsWith('hanging') && !healed) return;
        if (to.startsWith('refused') && !healed)
          return done(Object.assign(new Error(`<${to}> is unknown here`), { responseCode: 550 }));
        if (to.startsWith('full') && !healed)
          return done(Object.assign(new Error('Mailbox full'), { responseCode: 452 }));
        done();
      },
      onData: async (stream, session, done) => {
        let mail = '';
        for await (const chunk of stream) if (mail.length < 10_000) mail += chunk;
        const to = session.envelope.rcptTo[0]?.address ?? '';
        ids.push({ to, id: /^Message-ID:\s+(\S+)/m.exec(mail)?.[1] ?? '' });
        if (to.startsWith('dropped') && !healed) {
          const { socket } = [
            ...(smtp as unknown as { connections: Set<{ id: string; _socket: { destroy(): void } }> }).connections,
          ]
            .filter(({ id }) => id === session.id)
            .map(({ _socket }) => ({ socket: _socket }))[0] ?? { socket: undefined };
          socket?.destroy();
          return;
        }
        done();
      },
      onMailFrom: (_address, _session, done) => {
        healed = heal;
        done();
      },
    });
    smtp.on('error', () => {});
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
    silent = createSocketServer();
    await new Promise<void>((resolve) => silent.listen(0, resolve));
    webhook = createServer(async (incoming, reply) => {
      let body = '';
      for await (const chunk of incoming) body += chunk;
      calls.push(String(incoming.headers['x-delivery-id']));
      const { email } = (JSON.parse(body) as { lead: { email: string } }).lead;
      if (heal || !email.startsWith('hook-')) return reply.writeHead(204).end();
      if (email.startsWith('hook-hangs')) return;
      if (email.startsWith('hook-cut')) return incoming.socket.destroy();
      if (email.startsWith('hook-moved')) return reply.writeHead(307, { location: 'http://localhost:1/' }).end();
      reply.writeHead(email.startsWith('hook-500') ? 500 : 200);
      const more = () => {
        while (!reply.destroyed && reply.write('x'.repeat(65_536)));
        reply.once('drain', more);
      };
      more();
    });
    await new Promise<void>((resolve) => webhook.listen(0, resolve));
  });
  let heal = false;
  afterAll(async () => {
    vi.unstubAllEnvs();
    webhook.closeAllConnections();
    webhook.close();
    silent.close();
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
  });

  /** Each fault, where it strikes, and what the operator reads in the outbox; nothing where the delivery succeeds. */
  const cases: { name: string; kind: OutboxEntry['kind']; error?: RegExp; mail?: 'away' | 'silent' }[] = [
    { name: 'away', kind: 'visitor-mail', error: /ECONNREFUSED/, mail: 'away' },
    { name: 'silent', kind: 'visitor-mail', error: /Greeting never received/, mail: 'silent' },
    { name: 'hanging', kind: 'visitor-mail', error: /[Tt]imeout/ },
    { name: 'refused', kind: 'visitor-mail', error: /is unknown here/ },
    { name: 'full', kind: 'visitor-mail', error: /Mailbox full/ },
    { name: 'dropped', kind: 'visitor-mail', error: /closed unexpectedly|ECONNRESET/ },
    { name: 'hook-500', kind: 'webhook', error: /The webhook answered 500\./ },
    { name: 'hook-hangs', kind: 'webhook', error: /timeout/ },
    { name: 'hook-cut', kind: 'webhook', error: /fetch failed: / },
    { name: 'hook-moved', kind: 'webhook', error: /redirect/ },
    { name: 'hook-endless-reply', kind: 'webhook' },
  ];
  const emailOf = (name: string) => `${name}@example.com`;

  test('every fault of mail server and webhook: the visitor is answered at once, the rest is made good', {
    timeout: 60_000,
  }, async () => {
    const here = { SMTP_URL: `smtp://127.0.0.1:${portOf(smtp.server)}`, WEBHOOK_SECRET: 'a secret' };
    const mail = { away: 'smtp://127.0.0.1:1', silent: `smtp://127.0.0.1:${portOf(silent)}` };
    const subjects = new Map<string, string>();
    for (const one of cases) {
      vi.stubEnv('SMTP_URL', one.mail ? mail[one.mail] : here.SMTP_URL);
      vi.stubEnv('WEBHOOK_SECRET', here.WEBHOOK_SECRET);
      vi.stubEnv('WEBHOOK_URL', `http://localhost:${portOf(webhook)}`);
      const started = performance.now();
      const response = await send({ form: 'guide-email', email: emailOf(one.name) }, one.name);
      expect([one.name, response.status]).toEqual([one.name, 201]);
      expect(performance.now() - started).toBeLessThan(2000);
      subjects.set(one.name, ((await response.json()) as { id: string }).id);
    }
    await afterReplies();

    expect(await allLeads(store(), 'leads/')).toHaveLength(cases.length);
    const waiting = await outboxEntries(store());
    for (const { name, kind, error, mail: server } of cases) {
      const own = waiting.filter(({ subject }) => subject === subjects.get(name));
      // A server that is away keeps both mails; any other fault keeps only the delivery it strikes.
      const kinds = server ? ['operator-mail', 'visitor-mail'] : error ? [kind] : [];
      expect([name, own.map((entry) => entry.kind).sort()]).toEqual([name, kinds]);
      for (const entry of own) {
        expect(entry).toMatchObject({ attempts: 1, lastError: expect.stringMatching(error ?? /^$/) });
        expect(entry.lastError).not.toContain('@example.com');
        expect(entry.parked).toBeUndefined();
      }
    }

    heal = true;
    vi.stubEnv('SMTP_URL', here.SMTP_URL);
    const later = () => new Date(Date.now() + 20 * 60_000);
    await deliver(store(), settings('dev'), await outboxEntries(store()), later);
    expect(await outboxEntries(store())).toEqual([]);
    for (const { name, kind } of cases) {
      const own = ids.filter(({ to }) => to === emailOf(name)).map(({ id }) => id);
      // Only a mail that was taken and never confirmed goes out again, under the same id.
      expect([name, own.length, new Set(own).size]).toEqual([name, name === 'dropped' ? 2 : 1, 1]);
      const called = calls.filter((id) => id === subjects.get(name)).length;
      expect([name, called]).toEqual([name, kind === 'webhook' && name !== 'hook-endless-reply' ? 2 : 1]);
    }
  });
});
