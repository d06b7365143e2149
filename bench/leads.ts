// `npm run bench:leads`: many leads through the real handler over a real Blobs server, 50 at a time, beside as many
// plain writes to that server; then counts what is kept.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getStore } from '@netlify/blobs';
import leads from '../netlify/functions/leads.ts';
import { startBlobs } from '../netlify/local/blobs.ts';
import { leadStoreName } from '../src/features/leads/stored-lead.ts';
import { listLeads } from '../tests/support/list-leads.ts';
import { percentile } from './percentile.ts';
import { previewContext } from './preview-context.ts';
import { printTable, times as ratio } from './table.ts';

const many = Number(process.argv[2] ?? 10_000);
const atATime = 50;
const directory = await mkdtemp(join(tmpdir(), 'bench-leads-'));
const blobs = await startBlobs(directory);

/** Does something `many` times, 50 at a time. How long each took in milliseconds, and how many there were a second. */
async function measured(work: (at: number, timed: <T>(part: Promise<T>) => Promise<T>) => Promise<void>) {
  const times: number[] = [];
  const timed = async <T>(part: Promise<T>): Promise<T> => {
    const started = performance.now();
    const done = await part;
    times.push(performance.now() - started);
    return done;
  };
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < many; at = next++) await work(at, timed);
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: atATime }, worker));
  const perSecond = times.length / ((performance.now() - started) / 1000);
  return { perSecond, p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

const lead = (at: number) => ({
  form: 'consultation',
  name: `Lead ${at}`,
  email: `lead-${at}@example.com`,
  county: 'other',
  consent: true,
});
const plain = getStore({ name: 'plain', consistency: 'strong' });
const writes = await measured(async (at, timed) => {
  await timed(plain.setJSON(`plain/${at}`, lead(at), { onlyIfNew: true }));
});

const acknowledged = new Set<string>();
const sent = await measured(async (at, timed) => {
  const send = async () => {
    const request = new Request('http://localhost/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': `bench-${at}` },
      body: JSON.stringify(lead(at)),
    });
    const response = await timed(leads(request, previewContext));
    if (!response.ok) throw new Error(`Lead ${at} was answered ${response.status}.`);
    acknowledged.add(((await response.json()) as { id: string }).id);
  };
  // One in ten is sent twice: half of these at the same moment, half once more after the answer.
  await Promise.all(at % 20 === 0 ? [send(), send()] : [send()]);
  if (at % 20 === 10) await send();
});

const store = getStore({ name: leadStoreName(previewContext.deploy.context), consistency: 'strong' });
const kept = await listLeads(store, 'leads/');
await blobs.stop();
await rm(directory, { recursive: true });

const ids = new Set(kept.map(({ id }) => id));
const lost = [...acknowledged].filter((id) => !ids.has(id)).length;
const double = kept.length - new Set(kept.map((one) => one.lead.email)).size;
const whole = kept.length === many && lost === 0 && double === 0;
const ms = (time: number) => `${time.toFixed(0)} ms`;
printTable(`Leads: ${many}, ${atATime} at a time, one in ten sent twice, beside plain writes`, [
  {
    name: 'kept',
    product: `${acknowledged.size} acknowledged, ${kept.length} kept, ${lost} lost, ${double} double`,
    reference: '',
    ratio: '',
    limit: '0 lost, 0 double',
    met: whole,
  },
  {
    name: 'a second',
    product: sent.perSecond.toFixed(0),
    reference: writes.perSecond.toFixed(0),
    ratio: ratio(sent.perSecond, writes.perSecond),
    met: true,
  },
  ...(['p50', 'p99'] as const).map((share) => ({
    name: `an answer, ${share}`,
    product: ms(sent[share]),
    reference: ms(writes[share]),
    ratio: ratio(sent[share], writes[share]),
    met: true,
  })),
]);
