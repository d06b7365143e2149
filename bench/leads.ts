// `npm run bench:leads`: many leads through the real handler over a real Blobs server, 50 at a time; then counts them.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getStore } from '@netlify/blobs';
import type { Context } from '@netlify/functions';
import leads from '../netlify/functions/leads.ts';
import { allLeads, leadStoreName } from '../netlify/lib/lead-store.ts';
import { startBlobs } from '../netlify/local/blobs.ts';

const many = Number(process.argv[2] ?? 10_000);
const atATime = 50;
const directory = await mkdtemp(join(tmpdir(), 'bench-leads-'));
const blobs = await startBlobs(directory);
// Deliveries have their own tests; a preview's context owes them and sends none.
const deployContext = 'branch-deploy';
const context = {
  params: {},
  deploy: { id: '0', context: deployContext, published: false },
  waitUntil: () => {},
} as unknown as Context;

const times: number[] = [];
const acknowledged = new Set<string>();
let next = 0;
async function worker(): Promise<void> {
  for (let at = next++; at < many; at = next++) {
    const body = {
      form: 'consultation',
      name: `Lead ${at}`,
      email: `lead-${at}@example.com`,
      county: 'other',
      consent: true,
    };
    const request = new Request('http://localhost/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': `bench-${at}` },
      body: JSON.stringify(body),
    });
    const started = performance.now();
    const response = await leads(request, context);
    times.push(performance.now() - started);
    if (response.status !== 201) throw new Error(`Lead ${at} was answered ${response.status}.`);
    acknowledged.add(((await response.json()) as { id: string }).id);
  }
}

const started = performance.now();
await Promise.all(Array.from({ length: atATime }, worker));
const seconds = (performance.now() - started) / 1000;
const kept = await allLeads(getStore({ name: leadStoreName(deployContext), consistency: 'strong' }), 'leads/');
await blobs.stop();
await rm(directory, { recursive: true });

times.sort((a, b) => a - b);
const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(1)} ms`;
const lost = [...acknowledged].filter((id) => !kept.some((lead) => lead.id === id)).length;
console.log(
  `${many} leads, ${atATime} at a time: ${acknowledged.size} acknowledged, ${kept.length} kept, ${lost} lost, ${kept.length - new Set(kept.map(({ id }) => id)).size} double`,
);
console.log(`${(many / seconds).toFixed(0)} a second; p50 ${at(0.5)}, p99 ${at(0.99)}`);
process.exitCode = kept.length === many && lost === 0 ? 0 : 1;
