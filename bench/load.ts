// `npm run bench:load`: visitors without pause, from this process: pages, questions, leads and live data mixed, beside
// a function that does nothing. SECONDS and VISITORS change how long and how many at a time. The handlers run in one
// plain server: the local server starts a worker for every call, and would be measured instead of them.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import build from '../tests/support/build-once.ts';
import { ready } from '../tests/support/local-server.ts';
import { percentile } from './percentile.ts';
import { printTable, type Row, times } from './table.ts';

const seconds = Number(process.env.SECONDS ?? 60);
const visitors = Number(process.env.VISITORS ?? 4);
/** Memory after the first third, in which the server warms up, against the last third. */
const growth = 1.15;

await build();
const data = await mkdtemp(join(tmpdir(), 'load-'));
const server = spawn(process.execPath, ['bench/handlers.ts', data], { stdio: ['ignore', 'pipe', 'inherit'] });
// A bench that breaks off leaves no server behind.
process.once('exit', () => server.kill());
const address = await ready(server);
const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
const questions = ['What does probate cost?', 'How long does it take?', 'Who is the executor?', 'asdf qwer'];

/** What visitors do, each as often as it is named. */
const kinds: Record<string, (at: number) => [path: string, init?: RequestInit]> = {
  nothing: () => ['/nothing'],
  'a page': (at) => [['/', '/faq', '/how-does-probate-work-in-ohio', '/blog', '/lead-form'][at % 5] ?? '/'],
  'a question': (at) => ['/api/chat', json({ message: questions[at % questions.length], context: 'load' })],
  'a lead': (at) => [
    '/api/leads',
    json(
      { form: 'consultation', name: 'Ann Example', email: `load-${at}@example.com`, county: 'other', consent: true },
      { 'idempotency-key': crypto.randomUUID() },
    ),
  ],
  'the questions': () => ['/api/faqs'],
  'the posts': () => ['/api/blog-posts?limit=12'],
};
const names = Object.keys(kinds);
const took: Record<string, number[]> = Object.fromEntries(names.map((name) => [name, []]));
const wrong: string[] = [];
const memory: number[] = [];
const start = performance.now();
const elapsed = () => (performance.now() - start) / 1000;

const sampling = setInterval(() => {
  const held = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1];
  memory.push(Number(held) / 1024);
}, 500);

let next = 0;
async function visitor(): Promise<void> {
  while (elapsed() < seconds) {
    const at = next++;
    const name = names[at % names.length] ?? '';
    const [path, init] = kinds[name]?.(at) ?? ['/'];
    const begun = performance.now();
    try {
      const response = await fetch(address + path, { ...init, signal: AbortSignal.timeout(30_000) });
      await response.arrayBuffer();
      if (!response.ok) wrong.push(`${name}: ${response.status}`);
    } catch (error) {
      wrong.push(`${name}: ${error}`);
    }
    took[name]?.push(performance.now() - begun);
  }
}
await Promise.all(Array.from({ length: visitors }, visitor));
clearInterval(sampling);
server.kill('SIGTERM');
await rm(data, { recursive: true, force: true });

const third = Math.floor(memory.length / 3);
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const [before, after] = [mean(memory.slice(third, 2 * third)), mean(memory.slice(2 * third))];
const reference = took.nothing ?? [];
const own = names.slice(1).reduce((sum, name) => sum + (took[name]?.length ?? 0), 0);
const shown = (all: number[]) =>
  `p50 ${percentile(all, 0.5).toFixed(0)} ms, p99 ${percentile(all, 0.99).toFixed(0)} ms`;
const rows: Row[] = names.slice(1).map((name) => ({
  name: `${name}, ${took[name]?.length} times`,
  product: shown(took[name] ?? []),
  reference: shown(reference),
  ratio: times(percentile(took[name] ?? [], 0.5), percentile(reference, 0.5)),
  met: (took[name]?.length ?? 0) > 0,
}));
rows.push(
  {
    name: `answers other than success, of ${next} (${(own / seconds).toFixed(0)} of the site's own a second)`,
    product: String(wrong.length),
    reference: '0',
    ratio: '',
    limit: '0',
    met: wrong.length === 0,
  },
  {
    name: 'memory: last third beside second third',
    product: `${after.toFixed(0)} MB`,
    reference: `${before.toFixed(0)} MB`,
    ratio: times(after, before),
    limit: `${growth}×`,
    met: after <= before * growth,
  },
);
if (wrong.length > 0) console.log([...new Set(wrong)].slice(0, 10).join('\n'));
printTable(`Load: ${visitors} visitors without pause for ${seconds} s`, rows);
