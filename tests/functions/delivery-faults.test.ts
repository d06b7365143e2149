// Mail server and webhook faults after a lead was accepted: the visitor is not affected, and failed deliveries are
// retried.
import type { RequestListener, ServerResponse } from 'node:http';
import { createServer, type Socket } from 'node:net';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import leads from '../../netlify/functions/leads.ts';
import { outboxEntries } from '../../netlify/lib/outbox.ts';
import { listenOnFreePort } from '../support/listen-on-free-port.ts';
import { accept, mailAndWebhook } from '../support/mail-and-webhook.ts';
import { contextOf, deployForTests, finishBackgroundWork, postJson } from '../support/netlify.ts';
import { consultation, deliverInMinutes, keysIn, send, store } from '../support/sent-leads.ts';

deployForTests();
const { mails, calls, state } = mailAndWebhook();
beforeEach(() => store().deleteAll());

type Reply = (command: string, socket: Socket) => string | undefined;
/** Has mails sent to an SMTP server that answers each command with `reply`, by hand: undefined says nothing. */
async function rawMailServer(reply: Reply): Promise<void> {
  const ended = Promise.withResolvers<void>();
  onTestFinished(() => ended.resolve());
  const server = createServer((socket) => {
    let inData = false;
    socket.on('error', () => {});
    ended.promise.then(() => socket.destroy());
    const answer = (command: string) => {
      const text = reply(command, socket);
      if (text) socket.write(`${text}\r\n`);
      inData = text?.startsWith('354') ?? false;
    };
    answer('CONNECT');
    socket.on('data', (chunk) => {
      for (const line of String(chunk).split('\r\n').filter(Boolean)) {
        if (!inData) answer(line.replace(/[ :].*/, '').toUpperCase());
        else if (line === '.') answer('END');
      }
    });
  });
  ended.promise.then(() => server.close());
  vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${await listenOnFreePort(server, '127.0.0.1')}`);
}
const defaultReplies: Record<string, string> = {
  CONNECT: '220 ready',
  EHLO: '250 here',
  HELO: '250 here',
  MAIL: '250 yes',
  RCPT: '250 yes',
  DATA: '354 go on',
  END: '250 taken',
  QUIT: '221 bye',
};

describe('a mail server that', () => {
  /** The commands that go wrong, and what each is answered: nothing closes the connection. */
  test.each<[string, commands: string, answer?: string]>([
    ['is too busy to greet', 'CONNECT', '421 too busy'],
    ['greets in another language', 'CONNECT', 'HTTP/1.1 400 Bad Request'],
    ['refuses the greeting for good', 'EHLO HELO', '554 no'],
    ['refuses the sender for good', 'MAIL', '550 not you'],
    ['takes the mail and then says later', 'END', '451 later'],
    ['cuts off within the mail', 'DATA'],
    ['cuts off when it has the whole mail', 'END'],
    ['is full', 'RCPT', '452 Mailbox full'],
    ['answers with numbers that do not exist', 'RCPT', '999 what'],
    ['answers with an address and control characters', 'RCPT', '450 <ann@example.com>\u0007\u001b[31m'],
  ])('%s: the lead is accepted, and the mail is sent once the server works', async (_name, commands, answer) => {
    const { SMTP_URL: working = '' } = process.env;
    await rawMailServer((command, socket) => {
      if (!commands.split(' ').includes(command)) return defaultReplies[command];
      if (!answer) socket.destroy();
      return answer;
    });
    expect((await send(consultation)).status).toBe(201);
    const [entry] = await outboxEntries(store());
    expect(entry).toMatchObject({ kind: 'operator-mail', attempts: 1, lastError: expect.any(String) });
    expect(entry?.deadLettered).toBeUndefined();
    expect(entry?.lastError).not.toMatch(/example\.com|Ann/);
    vi.stubEnv('SMTP_URL', working);
    await deliverInMinutes(5);
    expect([mails.length, (await outboxEntries(store())).length]).toEqual([1, 0]);
  });

  test('is full: the mail to the visitor waits, too', async () => {
    await rawMailServer((command) => (command === 'RCPT' ? '452 Mailbox full' : defaultReplies[command]));
    await send({ form: 'guide-email', email: 'ann@example.com' });
    expect((await outboxEntries(store())).map(({ kind }) => kind).sort()).toEqual(['operator-mail', 'visitor-mail']);
  });

  test.each([
    ['550 <ann@example.com>: unknown', 'ann@example.com'],
    ['550 <"ann..e"@example.com>: unknown', 'ann..e@example.com'],
    ['550 ann@xn--mnchen-3ya.de unknown', 'ann@münchen.de'],
    ['550 a&b=c@example.com unknown', 'a&b=c@example.com'],
    ['550 mailto:ann@example.com unknown', 'ann@example.com'],
    ["550 'o'brien@example.com' unknown", "o'brien@example.com"],
  ])('responds %j: the record has no address, and the mail is not retried', async (answer, email) => {
    await rawMailServer((command) => (command === 'RCPT' ? answer : defaultReplies[command]));
    await send({ form: 'guide-email', email });
    const keys = (await keysIn()).filter((key) => !key.startsWith('leads/'));
    const records = await Promise.all(keys.map((key) => store().get(key)));
    expect(records.join('\n')).toContain('550');
    for (const part of [email, email.split('@')[0] ?? '', 'xn--mnchen']) expect(records.join('\n')).not.toContain(part);
    expect((await outboxEntries(store())).map(({ kind }) => kind)).toEqual(['operator-mail']);
  });

  test('sends an endless greeting: the attempt fails without reading on', async () => {
    let bytes = 0;
    await rawMailServer((_command, socket) => {
      const line = `220-${'x'.repeat(60_000)}\r\n`;
      const write = () => {
        while (!socket.destroyed && socket.write(line)) bytes += line.length;
      };
      socket.on('drain', write);
      write();
      return undefined;
    });
    expect((await send(consultation)).status).toBe(201);
    expect(await outboxEntries(store())).toMatchObject([
      { lastError: expect.stringContaining('maximum allowed size') },
    ]);
    expect(bytes).toBeLessThan(20_000_000);
  });

  const drip =
    (piece: string): Reply =>
    (command, socket) => {
      if (command === 'CONNECT') return defaultReplies.CONNECT;
      const dripping = setInterval(() => socket.write(piece), 50);
      socket.on('close', () => clearInterval(dripping));
      return undefined;
    };
  test.each<[string, Reply, error: RegExp]>([
    ['never greets', () => undefined, /Greeting never received|timeout/],
    [
      'never answers to the recipient',
      (command) => (command === 'RCPT' ? undefined : defaultReplies[command]),
      /^The mail server took too long\.$/,
    ],
    ['answers a line at a time, without end', drip('250-wait\r\n'), /^The mail server took too long\.$/],
    ['answers a byte at a time, without end', drip('2'), /^The mail server took too long\.$/],
  ])('%s: the attempt ends in time', async (_name, reply, error) => {
    const hung = Promise.withResolvers<void>();
    await rawMailServer((command, socket) => {
      const text = reply(command, socket);
      if (!text) hung.resolve();
      return text;
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const sent = send(consultation);
    await hung.promise;
    // A scheduled run, which starts no delivery after 12 seconds, is ended by the platform after 30.
    await vi.advanceTimersByTimeAsync(16_000);
    expect((await sent).status).toBe(201);
    expect(await outboxEntries(store())).toMatchObject([{ attempts: 1, lastError: expect.stringMatching(error) }]);
  });
});

function endless(reply: ServerResponse): void {
  let hasRoom = true;
  while (hasRoom && !reply.destroyed) hasRoom = reply.write('x'.repeat(65_536));
  reply.once('drain', () => endless(reply));
}

describe('a webhook that', () => {
  test.each<[string, RequestListener, error?: RegExp]>([
    ['answers 500, without end', (_, reply) => endless(reply.writeHead(500)), /^The webhook answered 500\.$/],
    ['cuts the connection', ({ socket }) => socket.destroy(), /^fetch failed: /],
    ['redirects', (_, reply) => reply.writeHead(307, { location: 'http://localhost:1/' }).end(), /redirect/],
    ['takes the lead and answers without end', (_, reply) => endless(reply.writeHead(200))],
  ])('%s: the mail is sent, and a failed call is repeated', async (_name, answer, error) => {
    state.answerCall = answer;
    expect((await send(consultation)).status).toBe(201);
    const failed = { kind: 'webhook', attempts: 1, lastError: error && expect.stringMatching(error) };
    expect(await outboxEntries(store())).toMatchObject(error ? [failed] : []);
    state.answerCall = accept;
    await deliverInMinutes(2);
    expect(await outboxEntries(store())).toEqual([]);
    expect([mails.length, calls.length]).toEqual([1, error ? 2 : 1]);
  });

  test('hangs: the visitor does not wait, and the call ends after 8 seconds', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    state.answerCall = () => {};
    expect((await leads(postJson('/api/leads', consultation), contextOf())).status).toBe(201);
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    expect(timeout.mock.calls).toEqual([[8000]]);
    limit.abort(new DOMException('The time is over.', 'TimeoutError'));
    await finishBackgroundWork();
    expect(await outboxEntries(store())).toMatchObject([
      { kind: 'webhook', attempts: 1, lastError: 'The time is over.' },
    ]);
  });
});
