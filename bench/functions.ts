// `npm run bench:functions`: the functions over a Blobs server on this machine. How large they are, how fast they start
// and answer, a store of 10,000 leads, and what a server that is killed over and over loses. KILLS changes how often.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shareBlobs } from '../netlify/local/shared-blobs.ts';
import { uploadDeployBlobs } from '../netlify/local/upload-deploy-blobs.ts';
import build from '../tests/support/build-once.ts';
import { killLoop } from '../tests/support/kill-loop.ts';
import { functionRows } from './function-calls.ts';
import { leadStoreRows } from './lead-store.ts';
import { printTable, zeroCount } from './table.ts';

await build();
const folder = await mkdtemp(join(tmpdir(), 'bench-functions-'));
const data = join(folder, 'data');
const blobs = await shareBlobs(data);
await uploadDeployBlobs('.netlify/blobs/deploy');
printTable('Functions: 300 calls each, beside a function that does nothing', await functionRows(folder));
printTable('10,000 leads, 50 at a time, one in ten sent twice, beside plain writes', await leadStoreRows(data));
await blobs.stop();
await rm(folder, { recursive: true });

const report = await killLoop({ kills: Number(process.env.KILLS ?? 10), within: 3000, pause: 0 });
const { lost, double, unsent, unknown, waiting } = report;
printTable(`${report.kills} kills of the local server during a stream of leads, in ${report.seconds} s`, [
  zeroCount('leads acknowledged and not stored', lost.length, `${report.acknowledged} acknowledged`),
  zeroCount('leads stored twice', double.length, `${report.stored} stored`),
  zeroCount(
    'mails owed and never sent',
    unsent.length,
    `${report.mails} mails, ${report.repeated} repeated under the same id`,
  ),
  zeroCount('mails that nobody was owed', unknown.length),
  zeroCount('deliveries still waiting', waiting),
]);
if (report.acknowledged === 0) process.exitCode = 1;
