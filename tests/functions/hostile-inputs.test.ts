// Misbehaving mail servers, and control characters and malformed encodings in form fields.
import { createServer, type Server, type Socket } from 'node:net';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import leads from '../../netlify/functions/leads.ts';
import { outboxEntries } from '../../netlify/lib/outbox.ts';
import { atNoon } from '../support/at-noon.ts';
import { interceptRequests } from '../support/intercept-requests.ts';
import { listLeads } from '../support/list-leads.ts';
import { listenOnFreePort } from '../support/listen-on-free-port.ts';
import { mailAndWebhook } from '../support/mail-and-webhook.ts';
import { contextOf, deployForTests, postJson } from '../support/netlify.ts';
import { readMail } from '../support/read-mail.ts';
import {
  consultation,
  deliverInMinutes,
  keysIn,
  runDelivery,
  runHourlyCare,
  send,
  store,
} from '../support/sent-leads.ts';

deployForTests();
const { mails, recipients } = mailAndWebhook({ hasWebhook: false });
beforeEach(() => store().deleteAll());

/** An SMTP server that answers each command with `reply`, by hand: undefined says nothing. */
async function rawMailServer(reply: (command: string, socket: Socket) => string | undefined): Promise<Server> {
  const server = createServer((socket) => {
    let inData = false;
    socket.on('error', () => {});
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
  vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${await listenOnFreePort(server, '127.0.0.1')}`);
  return server;
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
    ['answers with numbers that do not exist', 'RCPT', '999 what'],
    ['answers with an address and control characters', 'RCPT', '450 <ann@example.com>\u0007\u001b[31m'],
  ])('%s: the lead is accepted, and the mail is sent once the server works', async (_name, commands, answer) => {
    const { SMTP_URL: working = '' } = process.env;
    const server = await rawMailServer((command, socket) => {
      if (!commands.split(' ').includes(command)) return defaultReplies[command];
      if (!answer) socket.destroy();
      return answer;
    });
    expect((await send(consultation)).status).toBe(201);
    const [entry] = await outboxEntries(store());
    expect(entry).toMatchObject({ kind: 'operator-mail', attempts: 1, lastError: expect.any(String) });
    expect(entry?.deadLettered).toBeUndefined();
    expect(entry?.lastError).not.toMatch(/example\.com|Ann/);
    server.close();
    vi.stubEnv('SMTP_URL', working);
    await deliverInMinutes(5);
    expect([mails.length, (await outboxEntries(store())).length]).toEqual([1, 0]);
  });

  test.each([
    ['550 <ann@example.com>: unknown', 'ann@example.com'],
    ['550 <"ann..e"@example.com>: unknown', 'ann..e@example.com'],
    ['550 ann@xn--mnchen-3ya.de unknown', 'ann@münchen.de'],
    ['550 a&b=c@example.com unknown', 'a&b=c@example.com'],
    ['550 mailto:ann@example.com unknown', 'ann@example.com'],
    ["550 'o'brien@example.com' unknown", "o'brien@example.com"],
  ])('responds %j: the record has no address, and the mail is not retried', async (answer, email) => {
    const server = await rawMailServer((command) => (command === 'RCPT' ? answer : defaultReplies[command]));
    await send({ form: 'guide-email', email });
    server.close();
    const keys = (await keysIn()).filter((key) => !key.startsWith('leads/'));
    const records = await Promise.all(keys.map((key) => store().get(key)));
    expect(records.join('\n')).toContain('550');
    for (const part of [email, email.split('@')[0] ?? '', 'xn--mnchen']) expect(records.join('\n')).not.toContain(part);
    expect((await outboxEntries(store())).map(({ kind }) => kind)).toEqual(['operator-mail']);
  });

  test('sends an endless greeting: the attempt fails without reading on', async () => {
    let bytes = 0;
    const server = await rawMailServer((_command, socket) => {
      const line = `220-${'x'.repeat(60_000)}\r\n`;
      const write = () => {
        while (!socket.destroyed && socket.write(line)) bytes += line.length;
      };
      socket.on('drain', write);
      write();
      return undefined;
    });
    expect((await send(consultation)).status).toBe(201);
    server.close();
    expect(await outboxEntries(store())).toMatchObject([
      { lastError: expect.stringContaining('maximum allowed size') },
    ]);
    expect(bytes).toBeLessThan(20_000_000);
  });
});

const hidden = ['\u0000', '\u001b', '\u007f', '\u202e', '\u2066', '\u200b', '\ufeff', '\u{e0041}', '\ud800', '\udfff'];

describe('control characters and malformed encodings', () => {
  test.each(hidden)('%j in every field: a lead with a readable mail, or a refusal', async (character) => {
    const typed = { name: `An${character}n`, email: `ann${character}@example.com`, phone: `614${character} 555 0163` };
    const response = await send({ ...consultation, ...typed, notes: `a${character}b` });
    if (response.status === 422)
      return expect(Object.keys(((await response.json()) as { fields: object }).fields)).toEqual(['email']);
    expect(response.status).toBe(201);
    expect(recipients).toHaveLength(1);
    const { headers, text, html } = readMail(mails[0] ?? '');
    for (const part of [headers.join('\n'), text, html]) expect(part).not.toContain(character);
    expect(headers).toContain('Subject: New lead: Consultation Request, Ann');
    expect((await listLeads(store(), 'leads/'))[0]?.lead.email).toBe('ann@example.com');
    return undefined;
  });

  test.each<[string, string]>([
    ['a field twice', 'form=guide-email&email=ann%40example.com&email=bea%40example.com'],
    ['the honeypot twice, empty at last', 'form=guide-email&email=ann%40example.com&topic=x&topic='],
    ['thirty thousand fields', `form=guide-email&email=ann%40example.com${'&a'.repeat(30_000)}`],
  ])('a plain form with %s is refused at once', async (_name, body) => {
    const began = performance.now();
    const response = await leads(
      postJson('/api/leads', body, { 'content-type': 'application/x-www-form-urlencoded' }),
      contextOf(),
    );
    expect([response.status, await listLeads(store(), 'leads/')]).toEqual([400, []]);
    expect(performance.now() - began).toBeLessThan(1000);
  });

  test.each([
    ['%ff%fe', '\ufffd\ufffd'],
    ['%00Ann', 'Ann'],
    ['Ann%0d%0aBcc:%20x', 'Ann Bcc: x'],
    ['%u0041nn', '%u0041nn'],
    ['A%2', 'A%2'],
  ])('a plain form whose name is %s', async (encoded, name) => {
    const body = `form=consultation&name=${encoded}&email=ann%40example.com&county=other&consent=on`;
    const response = await leads(
      postJson('/api/leads', body, { 'content-type': 'application/x-www-form-urlencoded' }),
      contextOf(),
    );
    expect(response.status).toBe(303);
    expect((await listLeads(store(), 'leads/'))[0]?.lead.name).toBe(name);
  });
});

test.each([403, 500])(
  'a report whose delivery record cannot be written (%i) is repeated once rather than lost',
  async (status) => {
    atNoon();
    await send({ ...consultation, elapsed: 40 });
    const failing = interceptRequests(async ({ method, url }, pass) =>
      method === 'put' && /delivered\/[0-9a-f]{32}\/quarantine-report/.test(url)
        ? new Response(null, { status })
        : pass(),
    );
    await runHourlyCare();
    failing.mockRestore();
    expect(mails).toHaveLength(1);
    for (let hour = 1; hour <= 5; hour++) {
      vi.setSystemTime(Date.now() + 3_600_000);
      await runHourlyCare();
      await runDelivery();
    }
    vi.useRealTimers();
    expect([mails.length, await outboxEntries(store())]).toEqual([2, []]);
  },
);
