// `npm run bench:functions`: size and start of each bundled function, and the time of its answers over a Blobs server
// on this machine, beside a function that does nothing.
import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Context } from '@netlify/functions';
import { zipFunctions } from '@netlify/zip-it-and-ship-it';
import { startBlobs } from '../netlify/local/blobs.ts';
import { uploadDeployBlobs } from '../netlify/local/upload-deploy-blobs.ts';
import build from '../tests/support/build-once.ts';
import { includedFiles } from '../tests/support/platform.ts';
import { percentile } from './percentile.ts';
import { previewContext } from './preview-context.ts';
import { printTable, type Row, times } from './table.ts';

const calls = Number(process.argv[2] ?? 300);
const starts = 5;
const warmUp = 20;

type Handler = (request: Request, context: Context) => Promise<Response>;
const get = (path: string) => () => new Request(`http://localhost${path}`);
const post = (path: string, body: (at: number) => unknown) => (at: number) =>
  new Request(`http://localhost${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': `bench-${at}` },
    body: JSON.stringify(body(at)),
  });

/** The functions that visitors wait for, each with a request that it answers in full. */
const requests: Record<string, (at: number) => Request> = {
  leads: post('/api/leads', (at) => ({
    form: 'consultation',
    name: `Lead ${at}`,
    email: `lead-${at}@example.com`,
    county: 'other',
    consent: true,
  })),
  chat: post('/api/chat', (at) => ({
    message: ['What does probate cost?', 'How long does probate take?', 'What does an executor do?'][at % 3],
    context: 'Ohio probate guidance',
  })),
  faqs: get('/api/faqs'),
  'blog-posts': get('/api/blog-posts?limit=12'),
  health: get('/api/health'),
};
const nothing = 'nothing';

await build();

const folder = await mkdtemp(join(tmpdir(), 'bench-functions-'));
const source = join(folder, 'empty');
await mkdir(source);
await cp('package.json', join(folder, 'package.json'));
await writeFile(join(source, `${nothing}.ts`), "export default async () => Response.json({ status: 'ok' });\n");
const options = { archiveFormat: 'none' as const, basePath: process.cwd(), config: await includedFiles() };
await zipFunctions('netlify/functions', join(folder, 'bundled'), options);
await zipFunctions(source, join(folder, 'bundled'), options);

/** Bytes of the function's own code and of the packages that travel with it. */
async function sizeOf(name: string): Promise<number> {
  const root = join(folder, 'bundled', name);
  const files = (await readdir(root, { recursive: true })).filter((file) => /\.m?js$/.test(file));
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(root, file))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Milliseconds that a new process takes to load it, at best. */
async function startOf(name: string): Promise<number> {
  const root = join(folder, 'bundled', name);
  const entry = (await readdir(root, { recursive: true })).find((file) => file.endsWith(`${name}.mjs`)) ?? '';
  const all = Array.from({ length: starts }, () =>
    Number(execFileSync(process.execPath, ['bench/start-function.ts', join(root, entry)], { encoding: 'utf8' })),
  );
  return Math.min(...all);
}

/** Milliseconds of each answer, one after another, the first ones left out. */
async function answersOf(handler: Handler, request: (at: number) => Request): Promise<number[]> {
  const all: number[] = [];
  for (let at = 0; at < calls + warmUp; at++) {
    const begun = performance.now();
    const response = await handler(request(at), previewContext);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`Answered ${response.status}: ${request(at).url}`);
    if (at >= warmUp) all.push(performance.now() - begun);
  }
  return all;
}

const blobs = await startBlobs(join(folder, 'data'));
await uploadDeployBlobs('.netlify/blobs/deploy');
const load = async (file: string): Promise<Handler> => ((await import(file)) as { default: Handler }).default;
const reference = {
  size: await sizeOf(nothing),
  start: await startOf(nothing),
  answers: await answersOf(await load(join(source, `${nothing}.ts`)), get('/')),
};
const rows: Row[] = [];
for (const [name, request] of Object.entries(requests)) {
  const size = await sizeOf(name);
  const start = await startOf(name);
  const answers = await answersOf(await load(`../netlify/functions/${name}.ts`), request);
  const kb = (bytes: number) => `${(bytes / 1024).toFixed(0)} kB`;
  const ms = (time: number) => `${time.toFixed(time < 10 ? 2 : 0)} ms`;
  rows.push(
    {
      name: `${name}: code`,
      product: kb(size),
      reference: kb(reference.size),
      ratio: times(size, reference.size),
      limit: '4×',
      met: size <= 4 * reference.size,
    },
    {
      name: `${name}: start`,
      product: ms(start),
      reference: ms(reference.start),
      ratio: times(start, reference.start),
      limit: '300 ms',
      met: start <= 300,
    },
    ...([0.5, 0.99] as const).map((share) => ({
      name: `${name}: answer, p${share * 100}`,
      product: ms(percentile(answers, share)),
      reference: ms(percentile(reference.answers, share)),
      ratio: times(percentile(answers, share), percentile(reference.answers, share)),
      limit: share === 0.5 ? '50 ms' : '500 ms',
      met: percentile(answers, share) <= (share === 0.5 ? 50 : 500),
    })),
  );
}
await blobs.stop();
await rm(folder, { recursive: true });
printTable(`Functions: ${calls} calls each, beside a function that does nothing`, rows);
