// `npm run bench:store`: the operator's commands, the daily care, the outbox and the health answer over a store of
// 10,000 and of 100,000 leads (or as many as the argument says), each in a process of its own beside the store's
// server.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { shareBlobs } from '../netlify/local/shared-blobs.ts';
import { uploadDeployBlobs } from '../netlify/local/upload-deploy-blobs.ts';
import type { OutboxEntry } from '../src/features/leads/outbox.ts';
import { leadStoreName, type StoredLead } from '../src/features/leads/stored-lead.ts';
import build from '../tests/support/build-once.ts';
import type { FunctionAnswer, FunctionCall } from '../tests/support/call-function.ts';
import type { Measured } from './measure.ts';
import { printTable, type Row } from './table.ts';

const many = Number(process.argv[2] ?? 100_000);
const few = many / 10;
/** What a lead among many may cost beside one among few. */
const growth = 1.3;
/** Every address that visitors left, but for one in a thousand. */
const common = 'ann@example.com';
const rare = 'bea@example.com';
const run = promisify(execFile);

/** One measurement. */
interface Taken {
  seconds: number;
  /** Megabytes at most. */
  held: number;
}

const leadOf = (id: string, at: number, now: number): StoredLead => ({
  id,
  // One in a thousand is three years old and due for removal.
  receivedAt: new Date(now - (at % 1000 === 1 ? 3 * 365 : at % 700) * 86_400_000).toISOString(),
  form: 'consultation',
  lead: {
    name: 'Ann Example',
    email: at % 1000 === 0 ? rare : common,
    phone: '',
    county: 'franklin',
    probateType: 'General Consultation',
    timeframe: '',
    userIntent: 'Consultation Request',
    propertyAddress: '',
    notes: 'My mother has died and left a house. '.repeat(20),
    consent: true,
  },
  consent: { given: true, version: '', wording: '', page: '/lead-form', at: new Date(now).toISOString() },
});

/** Writes the leads where the server keeps them, and for each a mail that failed and waits for its next attempt. */
async function fill(folder: string, leads: number): Promise<void> {
  const now = Date.now();
  for (let part = 0; part < leads; part += 500) {
    const files = Array.from({ length: 500 }, async (_, at) => {
      const id = randomBytes(16).toString('hex');
      const entry: OutboxEntry = {
        subject: id,
        kind: 'operator-mail',
        createdAt: new Date(now).toISOString(),
        attempts: 9,
        nextAt: new Date(now + 86_400_000).toISOString(),
      };
      await mkdir(join(folder, 'outbox', id), { recursive: true });
      await writeFile(join(folder, 'leads', id), JSON.stringify(leadOf(id, part + at, now)));
      await writeFile(join(folder, 'outbox', id, entry.kind), JSON.stringify(entry));
    });
    await Promise.all(files);
  }
}

async function command(folder: string, ...words: string[]): Promise<Taken> {
  const measured = join(folder, 'measured.json');
  const node = ['--import', './bench/measure.ts', 'netlify/operator/leads.ts', ...words];
  const began = performance.now();
  const env = { ...process.env, SITE_DATA: join(folder, 'data'), MEASURED: measured };
  await run(process.execPath, node, { env, maxBuffer: 2 ** 30 });
  const seconds = (performance.now() - began) / 1000;
  const { peak } = JSON.parse(await readFile(measured, 'utf8')) as Measured;
  return { seconds, held: peak / 2 ** 20 };
}

async function call(name: string, path: string): Promise<Taken> {
  const asked: FunctionCall = { path, context: 'dev' };
  const node = ['tests/support/call-function.ts', `netlify/functions/${name}.ts`, JSON.stringify(asked)];
  const { stdout } = await run(process.execPath, node, { env: { ...process.env, MAIL_FOLDER: '/nowhere' } });
  const { status, text, took, held } = JSON.parse(stdout) as FunctionAnswer;
  if (status >= 300) throw new Error(`${name} answered ${status}: ${text}`);
  return { seconds: took / 1000, held };
}

/** Everything, over a store with so many leads. What removes comes last. */
async function measure(leads: number): Promise<Record<string, Taken>> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-store-'));
  const data = join(folder, 'data');
  const stored = join(data, 'entries/0', `site:${leadStoreName('dev')}`);
  await mkdir(join(stored, 'leads'), { recursive: true });
  await fill(stored, leads);
  const blobs = await shareBlobs(data);
  await uploadDeployBlobs('.netlify/blobs/deploy');
  const taken = {
    list: await command(folder, 'list'),
    'export --csv': await command(folder, 'export', '--csv'),
    'export --json': await command(folder, 'export', '--json'),
    outbox: await command(folder, 'outbox'),
    'delete --email': await command(folder, 'delete', '--email', rare),
    'health answer': await call('health', '/api/health'),
    'outbox run, nothing due': await call('deliver-outbox', '/'),
    'daily care': await call('daily-care', '/'),
  };
  await blobs.stop();
  await rm(folder, { recursive: true });
  return taken;
}

/** Seconds that a thing may take among many leads, where the platform ends it; a command may take what it needs. */
const limits: Record<string, number> = { 'health answer': 6.5, 'outbox run, nothing due': 30, 'daily care': 30 };
/** What holds a portion of the store at a time and nothing of the others. */
const flat = ['export --csv', 'export --json', 'outbox', 'delete --email', ...Object.keys(limits)];
/** Megabytes by which one and the same process may differ from run to run. */
const noise = 64;

await build();
const [small, large] = [await measure(few), await measure(many)];
const rows = Object.entries(large).flatMap(([name, { seconds, held }]): Row[] => {
  const before = small[name] ?? { seconds: Number.NaN, held: Number.NaN };
  const limit = limits[name];
  const most = limit ?? before.seconds * 10 * growth;
  const isFlat = flat.includes(name);
  return [
    {
      name,
      product: `${seconds.toFixed(1)} s`,
      reference: `${before.seconds.toFixed(1)} s`,
      ratio: `${(seconds / before.seconds).toFixed(1)}×`,
      limit: limit ? `${limit} s` : `${10 * growth}×`,
      met: seconds <= most,
    },
    {
      name: `${name}: memory`,
      product: `${held.toFixed(0)} MB`,
      reference: `${before.held.toFixed(0)} MB`,
      ratio: `${(held / before.held).toFixed(1)}×`,
      limit: isFlat ? `${growth}×, or ${noise} MB more` : '1024 MB',
      met: isFlat ? held <= Math.max(before.held * growth, before.held + noise) : held <= 1024,
    },
  ];
});
printTable(`Store: ${many} leads beside ${few}, each with a mail that waits`, rows);
