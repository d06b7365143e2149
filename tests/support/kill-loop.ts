// Repeatedly kills the local server during a stream of leads, then compares the store with the acknowledgments.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
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

/** Waits for one more recorded acknowledgment, 30 seconds at most. */
async function nextAcknowledgement(file: string): Promise<void> {
  // The file does not exist before the first one.
  const size = async () => (await stat(file).catch(() => ({ size: 0 }))).size;
  const before = await size();
  for (let waited = 0; waited < 30_000 && (await size()) === before; waited += 50) await wait(50);
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
  const [data, acknowledgedFile] = [join(folder, 'data'), join(folder, 'acknowledged')];
  const port = await freePort();
  const mails: string[] = [];
  const mail = await mailServer(mails);
  const start = () => startServer({ PORT: String(port), SITE_DATA: data, SMTP_URL: mail.url, WEBHOOK_URL: '' });

  const visitors = ['tests/support/kill-client.ts', `http://localhost:${port}`, acknowledgedFile, String(pause)];
  const client = spawn(process.execPath, visitors, { stdio: 'inherit' });
  const clientEnded = once(client, 'exit');
  try {
    for (let index = 1; index <= kills; index++) {
      const server = start();
      // One in five is killed while it starts, one before it did much, the others soon after it stored a lead of
      // its own.
      if (index % 5 > 0) await waitUntilReady(server);
      if (index % 5 > 1) await nextAcknowledgement(acknowledgedFile);
      await wait(Math.random() * within);
      await kill(server);
    }
    const last = start();
    await waitUntilReady(last);
    client.kill('SIGTERM');
    await clientEnded;
    await kill(last);
  } finally {
    client.kill('SIGKILL');
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

  const acknowledged = (await readFile(acknowledgedFile, 'utf8')).trim().split('\n');
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
    lost: acknowledged.filter((line) => !ids.has(line.split(' ')[0] ?? '')),
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
