// Repeatedly kills the local server during a stream of leads, then compares the store with the acknowledgments.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getStore } from '@netlify/blobs';
import { deliver } from '../../netlify/lib/deliver.ts';
import { listKeys, readBatches } from '../../netlify/lib/lead-store.ts';
import { outboxEntries } from '../../netlify/lib/outbox.ts';
import { settings } from '../../netlify/lib/settings.ts';
import { removePartialWrites, startBlobs } from '../../netlify/local/blobs.ts';
import { leadStoreName } from '../../src/features/leads/stored-lead.ts';
import { freePort } from './free-port.ts';
import { listLeads } from './list-leads.ts';
import { startServer, waitUntilReady } from './local-server.ts';
import { mailServer } from './mail-server.ts';

async function kill(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) throw new Error('The server ended by itself.');
  server.kill('SIGKILL');
  await once(server, 'exit');
}

/** The id of the lead, once it is acknowledged; nothing where the server was killed before it answered. */
async function attempt(address: string, body: object, submission: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${address}/api/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': submission },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    });
    return response.ok ? ((await response.json()) as { id: string }).id : undefined;
  } catch {
    return undefined;
  }
}

/** Three visitors who send one lead after another until they are stopped, and the ids that they were given. */
function visitors(address: string, pause: number) {
  const acknowledged: string[] = [];
  let stopping = false;
  async function visit(visitor: number): Promise<void> {
    for (let index = 0; !stopping; index++) {
      const email = `visitor-${visitor}-${index}@example.com`;
      const body =
        index % 4 === 0
          ? { form: 'guide-email', email }
          : { form: 'consultation', name: 'Ann Example', email, county: 'other', consent: true };
      const submission = crypto.randomUUID();
      let id = await attempt(address, body, submission);
      // Two of three retry until it is acknowledged; the others give up.
      while (!id && !stopping && index % 3 > 0) {
        await wait(100);
        id = await attempt(address, body, submission);
      }
      if (id) acknowledged.push(id);
      await wait(pause);
    }
  }
  const ended = Promise.all([1, 2, 3].map(visit));
  const stop = () => {
    stopping = true;
    return ended;
  };
  return { acknowledged, stop };
}

interface KillOptions {
  kills: number;
  /** The longest time from a lead to the kill after it, in milliseconds. */
  within: number;
  /** From an acknowledgement to the visitor's next lead, in milliseconds. */
  pause: number;
}

export async function killLoop({ kills, within, pause }: KillOptions) {
  const started = performance.now();
  const folder = await mkdtemp(join(tmpdir(), 'kills-'));
  const data = join(folder, 'data');
  const port = await freePort();
  const mails: string[] = [];
  const mail = await mailServer(mails);
  const start = () => startServer({ PORT: String(port), SITE_DATA: data, SMTP_URL: mail.url, WEBHOOK_URL: '' });

  const { acknowledged, stop } = visitors(`http://localhost:${port}`, pause);
  /** Waits for one more acknowledgment, 30 seconds at most. */
  const nextAcknowledgement = async () => {
    const before = acknowledged.length;
    for (let waited = 0; waited < 30_000 && acknowledged.length === before; waited += 50) await wait(50);
  };
  try {
    for (let index = 1; index <= kills; index++) {
      const server = start();
      // One in five is killed while it starts, one before it did much, the others soon after it stored a lead of
      // its own.
      if (index % 5 > 0) await waitUntilReady(server);
      if (index % 5 > 1) await nextAcknowledgement();
      await wait(Math.random() * within);
      await kill(server);
    }
    const last = start();
    await waitUntilReady(last);
    await stop();
    await kill(last);
  } finally {
    stop();
  }

  await removePartialWrites(data);
  const blobs = await startBlobs(data);
  const store = getStore({ name: leadStoreName('dev'), consistency: 'strong' });
  // What a kill broke off is due again after some minutes, an entry whose lead never came is forgotten after an hour.
  for (const minutes of [5, 70]) {
    const later = () => new Date(Date.now() + minutes * 60_000);
    await deliver(store, { ...settings('dev'), smtpUrl: mail.url }, await outboxEntries(store), later);
  }
  const leads = await listLeads(store, 'leads/');
  const waiting = (await outboxEntries(store)).length;
  // A guide within the limits of the day has a marker with the id of its lead; the others are not mailed.
  const mailed = new Set<string>();
  for await (const markers of readBatches<{ id: string }>(store, await listKeys(store, 'mailed/')))
    for (const { value } of markers) mailed.add(value.id);
  await blobs.stop();
  await mail.close();

  await rm(folder, { recursive: true });
  const ids = new Set(leads.map(({ id }) => id));
  const emails = leads.map(({ lead }) => lead.email);
  const expected = new Set(
    leads.flatMap(({ id }) => [`${id}.operator-mail`, ...(mailed.has(id) ? [`${id}.visitor-mail`] : [])]),
  );
  const sentIds = mails.map((text) => /^Message-ID:\s+<([^@]+)@/m.exec(text)?.[1] ?? 'none');
  const sent = new Set(sentIds);
  return {
    kills,
    seconds: Math.round((performance.now() - started) / 1000),
    acknowledged: acknowledged.length,
    stored: leads.length,
    /** Acknowledged and not stored. */
    lost: acknowledged.filter((id) => !ids.has(id)),
    /** Submissions that are stored more than once. */
    double: emails.filter((email, index) => emails.indexOf(email) !== index),
    /** Mails that were sent, repetitions included. */
    mails: sentIds.length,
    /** Pending mails of stored leads that never went out. */
    unsent: [...expected].filter((id) => !sent.has(id)),
    /** Mails that went out more than once, each under its one id. */
    repeated: sentIds.length - sent.size,
    /** Message ids that belong to no mail of a lead. */
    unknown: [...sent].filter((id) => !expected.has(id)),
    /** Deliveries still in the outbox. */
    waiting,
  };
}
