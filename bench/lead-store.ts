// 10,000 leads through the real handler, some of them twice, beside plain writes; then what reads such a store.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { getStore } from '@netlify/blobs';
import type { Context } from '@netlify/functions';
import leads from '../netlify/functions/leads.ts';
import { leadStoreName } from '../src/features/leads/stored-lead.ts';
import { listLeads } from '../tests/support/list-leads.ts';
import { callFunction } from '../tests/support/platform.ts';
import { limited, milliseconds, percentile, type Row, seconds, zeroCount } from './table.ts';

const count = 10_000;
const concurrency = 50;
const deployContext = 'dev';
/** Deliveries are enqueued, and none is made: those have their own tests. */
const context = { deploy: { context: deployContext }, waitUntil: () => {} } as unknown as Context;

/** Runs `work` `count` times, 50 concurrently; returns each duration in milliseconds. */
async function timesOf(
  work: (index: number, measureTime: <T>(part: Promise<T>) => Promise<T>) => Promise<void>,
): Promise<number[]> {
  const times: number[] = [];
  const measureTime = async <T>(part: Promise<T>): Promise<T> => {
    const started = performance.now();
    const result = await part;
    times.push(performance.now() - started);
    return result;
  };
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < count; index = next++) await work(index, measureTime);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return times;
}

const leadAt = (index: number) => ({
  form: 'consultation',
  name: `Lead ${index}`,
  email: `lead-${index}@example.com`,
  county: 'other',
  notes: 'My mother has died and left a house. '.repeat(20),
  consent: true,
});

/** Writes the leads and counts what is stored. */
async function writeRows(): Promise<Row[]> {
  const plain = getStore({ name: 'plain', consistency: 'strong' });
  const writes = await timesOf(async (index, measureTime) => {
    await measureTime(plain.setJSON(`plain/${index}`, leadAt(index), { onlyIfNew: true }));
  });
  const acknowledged = new Set<string>();
  const answers = await timesOf(async (index, measureTime) => {
    const send = async () => {
      const request = new Request('http://localhost/api/leads', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': `bench-${index}` },
        body: JSON.stringify(leadAt(index)),
      });
      const response = await measureTime(leads(request, context));
      if (!response.ok) throw new Error(`Lead ${index} was answered ${response.status}.`);
      acknowledged.add(((await response.json()) as { id: string }).id);
    };
    // One in ten is sent twice: half of these at the same moment, half once more after the answer.
    await Promise.all(index % 20 === 0 ? [send(), send()] : [send()]);
    if (index % 20 === 10) await send();
  });
  const store = getStore({ name: leadStoreName(deployContext), consistency: 'strong' });
  const stored = await listLeads(store, 'leads/');
  const ids = new Set(stored.map(({ id }) => id));
  const duplicates = stored.length - new Set(stored.map(({ lead }) => lead.email)).size;
  return [
    zeroCount(
      'leads acknowledged and not stored',
      [...acknowledged].filter((id) => !ids.has(id)).length,
      `${acknowledged.size} acknowledged`,
    ),
    zeroCount('leads stored twice', duplicates, `${stored.length} stored`),
    limited('a lead, p50', percentile(answers, 0.5), percentile(writes, 0.5), 1000, milliseconds),
    limited('a lead, p99', percentile(answers, 0.99), percentile(writes, 0.99), 6500, milliseconds),
  ];
}

async function command(data: string, ...words: string[]): Promise<number> {
  const began = performance.now();
  const env = { ...process.env, SITE_DATA: data };
  await promisify(execFile)(process.execPath, ['netlify/operator/leads.ts', ...words], { env, maxBuffer: 2 ** 30 });
  return (performance.now() - began) / 1000;
}

async function call(name: string, path: string): Promise<{ took: number; held: number }> {
  // Without a mail server pending deliveries are read, and none is attempted.
  const env = { ...process.env, SMTP_URL: '', MAIL_FOLDER: '' };
  const call = { path, context: deployContext };
  const { status, text, load, took, held } = await callFunction(`netlify/functions/${name}.ts`, call, { env });
  if (status >= 300) throw new Error(`${name} answered ${status}: ${text}`);
  return { took: (load + (took[0] ?? 0)) / 1000, held };
}

/** Measures over the Blobs server that this process is pointed at, whose data is in `data`. */
export async function leadStoreRows(data: string): Promise<Row[]> {
  const rows = await writeRows();
  // A command has no time limit of its own: a minute is what an operator may wait.
  for (const words of [
    ['list'],
    ['export', '--csv'],
    ['export', '--json'],
    ['outbox'],
    ['delete', '--email', 'lead-7@example.com'],
  ])
    rows.push(limited(words.join(' '), await command(data, ...words), undefined, 60, seconds));
  const calls: [name: string, path: string, limit: number][] = [
    ['health', '/api/health', 6.5],
    ['deliver-outbox', '/', 30],
    ['hourly-care', '/', 30],
    ['daily-care', '/', 30],
  ];
  for (const [name, path, limit] of calls) {
    const { took, held } = await call(name, path);
    rows.push(limited(name, took, undefined, limit, seconds));
    rows.push(limited(`${name}: memory`, held, undefined, 512, (megabytes) => `${megabytes.toFixed(0)} MB`));
  }
  return rows;
}
