// `npm run bench:http`: visitors without pause against `npm start` itself, at 1, 10 and 50 connections: pages,
// questions, leads and live data mixed. Then counts the leads that were acknowledged. SECONDS changes how long each
// part takes.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getStore } from '@netlify/blobs';
import autocannon from 'autocannon';
import chat from '../netlify/functions/chat.ts';
import { startBlobs } from '../netlify/local/blobs.ts';
import { openBlobs } from '../netlify/local/shared-blobs.ts';
import { uploadDeployBlobs } from '../netlify/local/upload-deploy-blobs.ts';
import { leadStoreName } from '../src/features/leads/stored-lead.ts';
import build from '../tests/support/build-once.ts';
import { listLeads } from '../tests/support/list-leads.ts';
import { ready, startServer } from '../tests/support/local-server.ts';
import { memoryOf } from './memory.ts';
import { percentile } from './percentile.ts';
import { previewContext } from './preview-context.ts';
import { printTable, type Row, times } from './table.ts';
import { formatPercentiles, visitsOf } from './visits.ts';

const seconds = Number(process.env.SECONDS ?? 20);
const most = 50;
/** What a question over HTTP may take beside its handler called in this process, at one connection. */
const questionLimit = 5;
/** Memory of the server at the end beside that after the warm-up, both at 50 connections. */
const growth = 1.15;

await build();
const folder = await mkdtemp(join(tmpdir(), 'http-'));

/**
 * Milliseconds of each of 500 questions that the handler is asked in this process, one after another, once it is warm.
 */
async function bareQuestions(): Promise<number[]> {
  const blobs = await startBlobs(join(folder, 'bare'));
  await uploadDeployBlobs('.netlify/blobs/deploy');
  const all: number[] = [];
  const log = console.log;
  console.log = () => {};
  for (let at = 0; at < 550; at++) {
    const request = new Request('http://localhost/api/chat', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'What does probate cost?', context: 'load' }),
    });
    const begun = performance.now();
    await (await chat(request, previewContext)).arrayBuffer();
    if (at >= 50) all.push(performance.now() - begun);
  }
  console.log = log;
  await blobs.stop();
  return all;
}

const bare = await bareQuestions();
const data = join(folder, 'data');
const server = startServer({
  SITE_DATA: data,
  MAIL_FOLDER: join(folder, 'mail'),
  SMTP_URL: '',
  WEBHOOK_URL: '',
  RATE_LIMITS: '',
  // With a gigabyte to spare V8 collects seldom, and what grows would look like what is only not collected yet.
  NODE_OPTIONS: '--max-old-space-size=256',
});
// A bench that breaks off leaves no server behind.
process.once('exit', () => server.kill());
const url = await ready(server);

const memory = memoryOf(server);
/** Megabytes that the server held on average in the second half of a part that took `seconds`. */
const held = (): number => memory.lately(seconds / 2);

const acknowledged = new Set<string>();
const run = async (connections: number) => {
  const { requests, took } = visitsOf(acknowledged);
  const { non2xx, errors } = await autocannon({ url, connections, duration: seconds, timeout: 30, requests });
  return { connections, took, wrong: non2xx + errors };
};

await run(most);
const before = held();
const rows: Row[] = [];
for (const connections of [1, 10, most]) {
  const { took, wrong } = await run(connections);
  const at = `${connections} ${connections === 1 ? 'connection' : 'connections'}`;
  for (const [kind, all] of Object.entries(took)) {
    const isQuestion = kind === 'a question';
    const limited = isQuestion && connections === 1;
    rows.push({
      name: `${at}: ${kind}, ${all.length} times`,
      product: `${formatPercentiles(all)} ms`,
      reference: isQuestion ? `its handler: ${formatPercentiles(bare)} ms` : '',
      ratio: isQuestion ? times(percentile(all, 0.5), percentile(bare, 0.5)) : '',
      ...(limited ? { limit: `${questionLimit}×` } : {}),
      met: all.length > 0 && (!limited || percentile(all, 0.5) <= questionLimit * percentile(bare, 0.5)),
    });
  }
  const answers = Object.values(took).reduce((sum, all) => sum + all.length, 0);
  rows.push({
    name: `${at}: answers other than success, of ${answers} (${(answers / seconds).toFixed(0)} a second)`,
    product: String(wrong),
    reference: '',
    ratio: '',
    limit: '0',
    met: wrong === 0,
  });
}
const after = held();
memory.stop();

const blobs = await openBlobs(data);
const store = getStore({ name: leadStoreName('dev'), consistency: 'strong' });
const kept = new Set((await listLeads(store, 'leads/')).map(({ id }) => id));
await blobs.stop();
const ended = new Promise((resolve) => server.once('exit', resolve));
server.kill('SIGTERM');
await ended;
await rm(folder, { recursive: true, force: true });
const lost = [...acknowledged].filter((id) => !kept.has(id)).length;
rows.push(
  {
    name: 'leads',
    product: `${acknowledged.size} acknowledged, ${lost} lost`,
    reference: '',
    ratio: '',
    limit: '0 lost',
    met: acknowledged.size > 0 && lost === 0,
  },
  {
    name: 'memory at 50 connections, at the end beside after the warm-up',
    product: `${after.toFixed(0)} MB`,
    reference: `${before.toFixed(0)} MB`,
    ratio: times(after, before),
    limit: `${growth}×`,
    met: after <= before * growth,
  },
);
printTable(`HTTP: visitors without pause against the local server, ${seconds} s each`, rows);
