// Mail server and webhook faults after a lead was accepted: the visitor is not affected, and failed
// deliveries are retried.
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import leads from '../../netlify/functions/leads.ts';
import { deliver } from '../../netlify/lib/deliver.ts';
import { outboxEntries } from '../../netlify/lib/outbox.ts';
import { settings } from '../../netlify/lib/settings.ts';
import type { OutboxEntry } from '../../src/features/leads/outbox.ts';
import { listLeads } from '../support/list-leads.ts';
import { listenOnFreePort } from '../support/listen-on-free-port.ts';
import { webhookSecret } from '../support/mail-and-webhook.ts';
import { contextOf, deployForTests, finishBackgroundWork, postJson } from '../support/netlify.ts';
import { store } from '../support/sent-leads.ts';
import { faultyMailServer, faultyWebhook } from './faulty-servers.ts';

deployForTests();

/** What the function went on with after its last reply. */
let delivery: Promise<unknown>;
function send(body: object, id: string): Promise<Response> {
  const context = contextOf();
  const waitUntil = (work: Promise<unknown>) => {
    delivery = work;
    context.waitUntil(work);
  };
  return leads(postJson('/api/leads', body, { 'idempotency-key': id }), { ...context, waitUntil });
}

let healed = false;
let mail: Awaited<ReturnType<typeof faultyMailServer>>;
let webhook: Awaited<ReturnType<typeof faultyWebhook>>;
/** Accepts the connection and never responds. */
let silent: Server;
let silentPort: number;
beforeAll(async () => {
  mail = await faultyMailServer(() => healed);
  webhook = await faultyWebhook(() => healed);
  silent = createServer();
  silentPort = await listenOnFreePort(silent);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  webhook.close();
  silent.close();
  await mail.close();
});

/** Each fault, the delivery it affects, and its error in the outbox; none if the delivery succeeds. */
const cases: { name: string; kind: OutboxEntry['kind']; error?: RegExp; mail?: 'away' | 'silent' }[] = [
  { name: 'away', kind: 'visitor-mail', error: /ECONNREFUSED/, mail: 'away' },
  { name: 'silent', kind: 'visitor-mail', error: /Greeting never received/, mail: 'silent' },
  { name: 'hanging', kind: 'visitor-mail', error: /[Tt]imeout/ },
  { name: "refused.o'brien", kind: 'visitor-mail' },
  { name: 'full', kind: 'visitor-mail', error: /Mailbox full/ },
  { name: 'dropped', kind: 'visitor-mail', error: /closed unexpectedly|ECONNRESET/ },
  { name: 'hook-500', kind: 'webhook', error: /The webhook answered 500\./ },
  { name: 'hook-hangs', kind: 'webhook', error: /timeout/ },
  { name: 'hook-cut', kind: 'webhook', error: /fetch failed: / },
  { name: 'hook-moved', kind: 'webhook', error: /redirect/ },
  { name: 'hook-endless-reply', kind: 'webhook' },
];
const emailOf = (name: string) => `${name}@example.com`;

test('every fault of mail server and webhook: the response does not wait, and failed deliveries are retried', async () => {
  const servers = {
    away: 'smtp://127.0.0.1:1',
    silent: `smtp://127.0.0.1:${silentPort}`,
  };
  const subjects = new Map<string, string>();
  for (const fault of cases) {
    vi.stubEnv('SMTP_URL', fault.mail ? servers[fault.mail] : mail.url);
    vi.stubEnv('WEBHOOK_SECRET', webhookSecret);
    vi.stubEnv('WEBHOOK_URL', webhook.url);
    const response = await send({ form: 'guide-email', email: emailOf(fault.name) }, fault.name);
    expect([fault.name, response.status]).toEqual([fault.name, 201]);
    // The visitor does not wait for the delivery.
    expect([fault.name, await Promise.race([delivery, 'under way'])]).toEqual([fault.name, 'under way']);
    subjects.set(fault.name, ((await response.json()) as { id: string }).id);
  }
  await finishBackgroundWork();

  expect(await listLeads(store(), 'leads/')).toHaveLength(cases.length);
  const waiting = await outboxEntries(store());
  for (const { name, kind, error, mail: server } of cases) {
    const entries = waiting.filter(({ subject }) => subject === subjects.get(name));
    // A server that is away keeps both mails; any other fault keeps only the delivery it strikes.
    const kinds = server ? ['operator-mail', 'visitor-mail'] : error ? [kind] : [];
    expect([name, entries.map((entry) => entry.kind).sort()]).toEqual([name, kinds]);
    for (const entry of entries) {
      expect(entry).toMatchObject({ attempts: 1, lastError: expect.stringMatching(error ?? /^$/) });
      expect(entry.lastError).not.toMatch(/@example\.com|o'/);
      expect(entry.deadLettered).toBeUndefined();
    }
  }
  const { refused } = await store().get(`delivered/${subjects.get("refused.o'brien")}/visitor-mail`, { type: 'json' });
  expect(refused).toMatch(/550 <\(address\)> is unknown here/);

  healed = true;
  vi.stubEnv('SMTP_URL', mail.url);
  const later = () => new Date(Date.now() + 20 * 60_000);
  await deliver(store(), settings('dev'), await outboxEntries(store()), later);
  expect(await outboxEntries(store())).toEqual([]);
  for (const { name, kind } of cases) {
    const sent = mail.taken.filter(({ to }) => to === emailOf(name)).map(({ id }) => id);
    // Only a mail that was taken and never confirmed goes out again, under the same id.
    const expected = name === 'dropped' ? 2 : name.startsWith('refused') ? 0 : 1;
    expect([name, sent.length, new Set(sent).size]).toEqual([name, expected, Math.min(expected, 1)]);
    const called = webhook.calls.filter((id) => id === subjects.get(name)).length;
    expect([name, called]).toEqual([name, kind === 'webhook' && name !== 'hook-endless-reply' ? 2 : 1]);
  }
});
