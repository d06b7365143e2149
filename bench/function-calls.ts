// Size, start and answers of each bundled function, beside a function that does nothing.
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zipFunctions } from '@netlify/zip-it-and-ship-it';
import type { FunctionAnswer, FunctionCall } from '../tests/support/call-function.ts';
import { bundleFunctions, callFunction } from '../tests/support/platform.ts';
import { limited, milliseconds, percentile, type Row } from './table.ts';

const calls = 300;
const starts = 5;
const warmUp = 20;
const emptyFunction = 'nothing';

/** The functions that visitors wait for, each with requests that it answers in full. */
const requests: Record<string, Pick<FunctionCall, 'path' | 'bodies'>> = {
  leads: {
    path: '/api/leads',
    bodies: Array.from({ length: calls }, (_, index) => ({
      form: 'consultation',
      name: `Lead ${index}`,
      email: `lead-${index}@example.com`,
      county: 'other',
      consent: true,
    })),
  },
  chat: {
    path: '/api/chat',
    bodies: ['What does probate cost?', 'How long does probate take?', 'What does an executor do?'].map((message) => ({
      message,
      context: 'Ohio probate guidance',
    })),
  },
  faqs: { path: '/api/faqs' },
  'blog-posts': { path: '/api/blog-posts?limit=12' },
  health: { path: '/api/health' },
};

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

async function measure(bundled: string, name: string, request: (typeof requests)[string]): Promise<Measured> {
  const root = join(bundled, name);
  const files = (await readdir(root, { recursive: true })).filter((file) => /\.m?js$/.test(file));
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(root, file))).size));
  const main = join(root, files.find((file) => file.endsWith(`${name}.mjs`)) ?? '');
  /** On a preview, which enqueues deliveries but sends none: those have their own tests. */
  const answering = async (times: number): Promise<FunctionAnswer> => {
    const answer = await callFunction(main, { ...request, context: 'branch-deploy', times }, { cwd: root });
    if (answer.status >= 300) throw new Error(`${name} answered ${answer.status}.`);
    return answer;
  };
  const runs: FunctionAnswer[] = [];
  for (let index = 0; index < starts; index++) runs.push(await answering(2));
  const minOf = (timing: (run: FunctionAnswer) => number | undefined) =>
    Math.min(...runs.map((run) => timing(run) ?? Number.NaN));
  return {
    size: sizes.reduce((sum, size) => sum + size, 0),
    cold: {
      load: minOf(({ load }) => load),
      first: minOf(({ took }) => took[0]),
      second: minOf(({ took }) => took[1]),
    },
    answers: (await answering(warmUp + calls)).took.slice(warmUp),
  };
}

/** How much longer than its second answer the first of a cold instance may take, in ms: chat loads the answers too. */
const coldLimit = (name: string): number => (name === 'chat' ? 250 : 150);

/** Measures every function of `requests` over the Blobs server that this process is pointed at. */
export async function functionRows(folder: string): Promise<Row[]> {
  const source = join(folder, 'source');
  await mkdir(source);
  await writeFile(join(folder, 'package.json'), '{"type": "module"}');
  await writeFile(join(source, `${emptyFunction}.ts`), "export default async () => Response.json({ status: 'ok' });\n");
  await zipFunctions(source, folder, { archiveFormat: 'none', basePath: process.cwd() });
  const reference = await measure(folder, emptyFunction, { path: '/' });
  const bundle = await bundleFunctions();
  const rows: Row[] = [];
  for (const [name, request] of Object.entries(requests)) {
    const { size, cold, answers } = await measure(bundle.folder, name, request);
    const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(0)} kB`;
    rows.push(
      limited(`${name}: code`, size, reference.size, 4 * reference.size, kilobytes),
      limited(`${name}: start`, cold.load, reference.cold.load, 300, milliseconds),
      limited(
        `${name}: first answer of a cold instance, beside its second`,
        cold.first,
        cold.second,
        cold.second + coldLimit(name),
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
