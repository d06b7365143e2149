// Mail server and webhook failing in every way after a lead was taken: the visitor notices nothing, and failed
// deliveries are retried.
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import leads from '../../netlify/functions/leads.ts';
import { deliver } from '../../netlify/lib/deliver.ts';
import { outboxEntries } from '../../netlify/lib/outbox.ts';
import { settings } from '../../netlify/lib/settings.ts';
import type { OutboxEntry } from '../../src/features/leads/outbox.ts';
import { listLeads } from '../support/list-leads.ts';
import { webhookSecret } from '../support/mail-and-webhook.ts';
import { afterReplies, contextOf, deployForTests, postJson } from '../support/netlify.ts';
import { portOf } from '../support/port-of.ts';
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
/** Takes the connection and says nothing. */
let silent: Server;
let silentPort: number;
beforeAll(async () => {
  mail = await faultyMailServer(() => healed);
  webhook = await faultyWebhook(() => healed);
  silent = createServer();
  silentPort = await portOf(silent);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  webhook.close();
  silent.close();
  await mail.close();
});

/** Each fault, where it strikes, and what the operator reads in the outbox; nothing where the delivery succeeds. */
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

test('every fault of mail server and webhook: the visitor is answered at once, and failed deliveries are retried', async () => {
  const servers = {
    away: 'smtp://127.0.0.1:1',
    silent: `smtp://127.0.0.1:${silentPort}`,
  };
  const subjects = new Map<string, string>();
  for (const one of cases) {
    vi.stubEnv('SMTP_URL', one.mail ? servers[one.mail] : mail.url);
    vi.stubEnv('WEBHOOK_SECRET', webhookSecret);
    vi.stubEnv('WEBHOOK_URL', webhook.url);
    const response = await send({ form: 'guide-email', email: emailOf(one.name) }, one.name);
    expect([one.name, response.status]).toEqual([one.name, 201]);
    // The visitor does not wait for the delivery.
    expect([one.name, await Promise.race([delivery, 'under way'])]).toEqual([one.name, 'under way']);
    subjects.set(one.name, ((await response.json()) as { id: string }).id);
  }
  await afterReplies();

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
