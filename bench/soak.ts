// `npm run soak -- MINUTES` (30 by default): 50 connections without pause against `npm start` and four leads a second
// among them, a mail server and a webhook of which every third attempt fails, and one SIGKILL in the middle. Then
// counts what was acknowledged, kept and delivered.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getStore } from '@netlify/blobs';
import autocannon from 'autocannon';
import { deliver } from '../netlify/lib/deliver.ts';
import { outboxEntries } from '../netlify/lib/outbox.ts';
import { settings } from '../netlify/lib/settings.ts';
import { removeCutOffWrites, startBlobs } from '../netlify/local/blobs.ts';
import { leadStoreName } from '../src/features/leads/stored-lead.ts';
import build from '../tests/support/build-once.ts';
import { flakyMailServer, flakyWebhook } from '../tests/support/faulty-servers.ts';
import { freePort } from '../tests/support/free-port.ts';
import { listLeads } from '../tests/support/list-leads.ts';
import { ready, startServer } from '../tests/support/local-server.ts';
import { memoryOf } from './memory.ts';
import { startLeads } from './steady-leads.ts';
import { printTable, type Row } from './table.ts';
import { visitsOf } from './visits.ts';

const minutes = Number(process.argv[2] ?? 30);
const connections = 50;
/** Memory of a server in the last third of its time beside that in the middle one. */
const growth = 1.1;
/** Milliseconds after the server is back in which an answer may still be of its start. */
const settling = 1000;

await build();
const folder = await mkdtemp(join(tmpdir(), 'soak-'));
const data = join(folder, 'data');
const port = await freePort();
const url = `http://localhost:${port}`;
let healed = false;
const mail = await flakyMailServer(() => healed);
const hook = await flakyWebhook(() => healed);
const webhook = { WEBHOOK_URL: hook.url, WEBHOOK_SECRET: 'a secret of the soak' };
const start = (): ChildProcess => {
  // With a gigabyte to spare V8 collects seldom, and what grows would look like what is only not collected yet.
  const NODE_OPTIONS = '--max-old-space-size=256';
  const env = { PORT: String(port), SITE_DATA: data, SMTP_URL: mail.url, RATE_LIMITS: '', NODE_OPTIONS, ...webhook };
  const server = startServer(env);
  server.stderr?.pipe(process.stderr);
  process.once('exit', () => server.kill('SIGKILL'));
  return server;
};

const first = start();
await ready(first);
const memory = [memoryOf(first)];
/** When no server answered, or one that only just began: what fails then is explained. */
const gap = { from: Number.POSITIVE_INFINITY, to: Number.POSITIVE_INFINITY };
let answers = 0;
const failures: { began: number; ended: number; what: string }[] = [];
const note = (what: string | number, began = performance.now()): void => {
  answers += 1;
  if (typeof what === 'number' && what < 500) return;
  failures.push({ began, ended: performance.now(), what: String(what) });
};

const { requests } = visitsOf(new Set(), ['a page', 'a question', 'the questions', 'the posts']);
const ended = Promise.withResolvers<void>();
const traffic = autocannon({ url, connections, duration: minutes * 60, timeout: 30, requests }, () => ended.resolve());
// By when it was sent: in the rush of a start this process reads answers late, too.
traffic.on('response', (_client, status, _bytes, took) => note(status, performance.now() - took));
// Its own time limit is the one failure that it tells long after the request.
traffic.on('reqError', ({ message }) =>
  note(message, performance.now() - (/timed out|timeout/.test(message) ? 30_000 : 0)),
);
const leads = startLeads(url, note);

await Promise.race([
  wait(minutes * 30_000),
  once(first, 'exit').then(([status, signal]) => {
    throw new Error(`The server ended by itself: ${signal ?? status}.`);
  }),
]);
gap.from = performance.now();
first.kill('SIGKILL');
await once(first, 'exit');
const second = start();
// It says that it is ready once what waited was attempted, and answers long before.
ready(second).catch(() => {});
while (!(await fetch(url).catch(() => undefined))?.ok) await wait(100);
gap.to = performance.now() + settling;
memory.push(memoryOf(second));
await ended.promise;
const acknowledged = await leads.stop();
for (const one of memory) one.stop();
second.kill('SIGKILL');
await once(second, 'exit');

healed = true;
await removeCutOffWrites(data);
const blobs = await startBlobs(data);
const store = getStore({ name: leadStoreName('dev'), consistency: 'strong' });
Object.assign(process.env, webhook);
// What a kill broke off is owed again after some minutes, what failed often after hours, and an entry whose lead never
// came is forgotten after one.
for (const hours of [1, 24]) {
  const later = () => new Date(Date.now() + hours * 3_600_000);
  await deliver(store, { ...settings('dev'), smtpUrl: mail.url }, await outboxEntries(store), later);
}
const kept = await listLeads(store, 'leads/');
const waiting = (await outboxEntries(store)).length;
await blobs.stop();
await mail.close();
hook.close();
await rm(folder, { recursive: true, force: true });

const ids = new Set(kept.map(({ id }) => id));
const lost = [...acknowledged].filter((id) => !ids.has(id)).length;
const double = kept.length - new Set(kept.map(({ lead }) => lead.email)).size;
const owed = kept.flatMap(({ id, form }) => [
  `${id}.operator-mail`,
  ...(form === 'guide-email' ? [`${id}.visitor-mail`] : []),
  id,
]);
const taken = [...mail.taken, ...hook.taken];
const unsent = new Set(owed).difference(new Set(taken)).size;
const unknown = new Set(taken).difference(new Set(owed)).size;
const unexplained = failures.filter(({ began, ended }) => ended < gap.from || began > gap.to);
const none = (name: string, count: number, of: string): Row => ({
  name,
  product: String(count),
  reference: of,
  ratio: '',
  limit: '0',
  met: count === 0,
});
printTable(`Soak: ${minutes} minutes at ${connections} connections, four leads a second, one SIGKILL`, [
  none('leads lost', lost, `${acknowledged.size} acknowledged`),
  none('leads double', double, `${kept.length} kept`),
  none('answers of 500 or more, or none, that the kill does not explain', unexplained.length, `${answers} answers`),
  none('deliveries owed and never made', unsent, `${owed.length} owed`),
  none('deliveries that nobody owed', unknown, `${taken.length} taken, ${taken.length - new Set(taken).size} repeated`),
  none('deliveries still waiting', waiting, ''),
  ...memory.map((one, at): Row => {
    const [middle, last] = one.thirds();
    return {
      name: `memory of the ${at === 0 ? 'first' : 'second'} server, last third beside middle third`,
      product: `${last.toFixed(0)} MB`,
      reference: `${middle.toFixed(0)} MB`,
      ratio: `${(last / middle).toFixed(2)}×`,
      limit: `${growth}×`,
      met: last <= middle * growth,
    };
  }),
]);
for (const { what, began } of unexplained.slice(0, 10)) {
  console.log(`- ${what}, ${((began - gap.from) / 1000).toFixed(1)} s after the kill`);
}
if (acknowledged.size === 0) process.exitCode = 1;
process.exit();
