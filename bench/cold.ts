// `npm run bench:cold`: what the first question on a cold instance of the bundled function costs more than the second,
// the best of several new processes. Its data comes from a Blobs server on this machine: a network's time is not in it.
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { zipFunctions } from '@netlify/zip-it-and-ship-it';
import { startBlobs } from '../netlify/local/blobs.ts';
import { uploadDeployBlobs } from '../netlify/local/upload-deploy-blobs.ts';
import build from '../tests/support/build-once.ts';
import { includedFiles } from '../tests/support/platform.ts';
import type { Asked } from './cold-question.ts';
import { printTable, times } from './table.ts';

const starts = 9;
/** Milliseconds that the first question may take longer. */
const limit = 150;

await build();
const folder = await mkdtemp(join(tmpdir(), 'bench-cold-'));
await zipFunctions('netlify/functions', join(folder, 'bundled'), {
  archiveFormat: 'none',
  basePath: process.cwd(),
  config: await includedFiles(),
});
const root = join(folder, 'bundled/chat');
const entry = (await readdir(root, { recursive: true })).find((file) => file.endsWith('chat.mjs')) ?? '';
const blobs = await startBlobs(join(folder, 'data'));
await uploadDeployBlobs('.netlify/blobs/deploy');

const runs: Asked[][] = [];
// One after another, and not waiting for them in a way that would stop the Blobs server here.
for (let at = 0; at < starts; at++) {
  const { stdout } = await promisify(execFile)(process.execPath, ['bench/cold-question.ts', join(root, entry)]);
  runs.push(JSON.parse(stdout) as Asked[]);
}
await blobs.stop();
await rm(folder, { recursive: true });

const rows = (['time', 'processor'] as const).map((what) => {
  // Other programs on the machine only ever add.
  const least = (which: number) => Math.min(...runs.map((asked) => asked[which]?.[what] ?? Number.NaN));
  const [first, second] = [least(0), least(1)];
  return {
    name: `the first question, ${what === 'time' ? 'from asking to answer' : 'time of the processor'}`,
    product: `${first.toFixed(0)} ms`,
    reference: `${second.toFixed(0)} ms`,
    ratio: times(first, second),
    limit: `${limit} ms more`,
    met: first - second <= limit,
  };
});
printTable(`The first question of ${starts} cold instances, beside the second`, rows);
