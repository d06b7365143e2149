// Size, start and answers of each bundled function, beside a function that does nothing.
import { execFile } from 'node:child_process';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Context } from '@netlify/functions';
import { zipFunctions } from '@netlify/zip-it-and-ship-it';
import type { FunctionAnswer, FunctionCall } from '../tests/support/call-function.ts';
import { bundleFunctions } from '../tests/support/platform.ts';
import { previewContext } from './preview-context.ts';
import { limited, milliseconds, percentile, type Row } from './table.ts';

const calls = 300;
const starts = 5;
const warmUp = 20;
const emptyFunction = 'nothing';

type Handler = (request: Request, context: Context) => Promise<Response>;

/** The functions that visitors wait for, each with a request that it answers in full. */
const requests: Record<string, { path: string; body?: (index: number) => unknown }> = {
  leads: {
    path: '/api/leads',
    body: (index) => ({
      form: 'consultation',
      name: `Lead ${index}`,
      email: `lead-${index}@example.com`,
      county: 'other',
      consent: true,
    }),
  },
  chat: {
    path: '/api/chat',
    body: (index) => ({
      message: ['What does probate cost?', 'How long does probate take?', 'What does an executor do?'][index % 3],
      context: 'Ohio probate guidance',
    }),
  },
  faqs: { path: '/api/faqs' },
  'blog-posts': { path: '/api/blog-posts?limit=12' },
  health: { path: '/api/health' },
};

const requestAt = ({ path, body }: { path: string; body?: (index: number) => unknown }, index: number): Request =>
  new Request(`http://localhost${path}`, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': `bench-${index}` },
      body: JSON.stringify(body(index)),
    }),
  });

interface Measured {
  /** Bytes of the function's own code and of the packages that travel with it. */
  size: number;
  /**
   * Milliseconds to load, and of the first and the second answer: the minimum over several new processes, because other
   * programs on the machine only add time.
   */
  cold: { load: number; first: number; second: number };
  /** Milliseconds of each answer of a warm function. */
  answers: number[];
}

async function measure(
  bundled: string,
  name: string,
  request: (typeof requests)[string],
  file: string,
): Promise<Measured> {
  const root = join(bundled, name);
  const files = (await readdir(root, { recursive: true })).filter((file) => /\.m?js$/.test(file));
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(root, file))).size));
  const main = join(root, files.find((file) => file.endsWith(`${name}.mjs`)) ?? '');
  const runs: FunctionAnswer[] = [];
  for (let index = 0; index < starts; index++) {
    const { context } = previewContext.deploy;
    const call: FunctionCall = { path: request.path, body: request.body?.(index), context, times: 2 };
    const args = [resolve('tests/support/call-function.ts'), main, JSON.stringify(call)];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
    const answer = JSON.parse(stdout) as FunctionAnswer;
    if (answer.status >= 300) throw new Error(`${name} answered ${answer.status}.`);
    runs.push(answer);
  }
  const minOf = (timing: (run: FunctionAnswer) => number | undefined) =>
    Math.min(...runs.map((run) => timing(run) ?? Number.NaN));

  const { default: handler } = (await import(file)) as { default: Handler };
  const answers: number[] = [];
  for (let index = 0; index < calls + warmUp; index++) {
    const startedAt = performance.now();
    const response = await handler(requestAt(request, index), previewContext);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${name} answered ${response.status}.`);
    if (index >= warmUp) answers.push(performance.now() - startedAt);
  }
  return {
    size: sizes.reduce((sum, size) => sum + size, 0),
    cold: {
      load: minOf(({ load }) => load),
      first: minOf(({ took }) => took[0]),
      second: minOf(({ took }) => took[1]),
    },
    answers,
  };
}

/** Measures every function of `requests` over the Blobs server that this process is pointed at. */
export async function functionRows(folder: string): Promise<Row[]> {
  const source = join(folder, 'source');
  await mkdir(source);
  await writeFile(join(folder, 'package.json'), '{"type": "module"}');
  await writeFile(join(source, `${emptyFunction}.ts`), "export default async () => Response.json({ status: 'ok' });\n");
  await zipFunctions(source, folder, { archiveFormat: 'none', basePath: process.cwd() });
  const reference = await measure(folder, emptyFunction, { path: '/' }, join(source, `${emptyFunction}.ts`));
  const bundle = await bundleFunctions();
  const rows: Row[] = [];
  for (const [name, request] of Object.entries(requests)) {
    const file = `../netlify/functions/${name}.ts`;
    const { size, cold, answers } = await measure(bundle.folder, name, request, file);
    const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(0)} kB`;
    rows.push(
      limited(`${name}: code`, size, reference.size, 4 * reference.size, kilobytes),
      limited(`${name}: start`, cold.load, reference.cold.load, 300, milliseconds),
      limited(
        `${name}: first answer of a cold instance, beside its second`,
        cold.first,
        cold.second,
        cold.second + (name === 'chat' ? 250 : 150),
        milliseconds,
      ),
      limited(`${name}: answer, p50`, percentile(answers, 0.5), percentile(reference.answers, 0.5), 50, milliseconds),
      limited(
        `${name}: answer, p99`,
        percentile(answers, 0.99),
        percentile(reference.answers, 0.99),
        500,
        milliseconds,
      ),
    );
  }
  await bundle.remove();
  return rows;
}
