// `npm run bench:build`: builds this site with generated posts in turns with a bare Astro site that shows the same
// posts, few and many. POSTS ("1000,5000") and ROUNDS ("3,1") change how many of each.
import { spawn } from 'node:child_process';
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { linkPackages, siteFiles } from '../tests/support/project-copy.ts';
import { bareSite } from './bare-site.ts';
import type { Measured } from './measure.ts';
import { generatedPosts } from './posts.ts';
import { growth, type Run, type Runs, report } from './report.ts';

const numbers = (list: string): number[] => list.split(',').map(Number);
const sizes = numbers(process.env.POSTS ?? '1000,5000');
const rounds = numbers(process.env.ROUNDS ?? '3,1');

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
const site = join(folder, 'site');
const bare = join(folder, 'bare');

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** A build from nothing: no content, pictures or bundles from before. */
async function build(root: string, ...options: string[]): Promise<Run> {
  for (const old of ['node_modules', 'dist', '.astro', '.netlify'])
    await rm(join(root, old), { recursive: true, force: true });
  await linkPackages(root);
  return buildAgain(root, ...options);
}

/** A build with what the one before left. */
async function buildAgain(root: string, ...options: string[]): Promise<Run> {
  const measured = join(folder, 'measured');
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1', MEASURED: measured };
  const measure = join(import.meta.dirname, 'measure.ts');
  const astro = join(root, 'node_modules/astro/bin/astro.mjs');

  const start = performance.now();
  const child = spawn(process.execPath, ['--import', measure, astro, 'build', ...options], { cwd: root, env });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      log += chunk;
    });
  }
  const status = await new Promise((resolve) => child.on('close', resolve));
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(`${root} could not be built:\n${log.slice(-4000)}`);
  return { seconds, log, ...(JSON.parse(await readFile(measured, 'utf8')) as Measured) };
}

for (const part of siteFiles) await cp(part, join(site, part), { recursive: true });
await cp('bench/timed-config.mjs', join(site, 'bench/timed-config.mjs'));
for (const [file, content] of Object.entries(bareSite)) await write(join(bare, file), content);
const timed = ['--config', 'bench/timed-config.mjs'];
const shown = ({ seconds, processor, children, peak }: Run) =>
  `${seconds.toFixed(1)} s (processor ${(processor + children).toFixed(1)} s), ${Math.round(peak / 2 ** 20)} MB`;

async function measured(posts: number, rounds: number): Promise<Runs> {
  for (const [file, content] of generatedPosts(posts)) {
    for (const root of [site, bare]) await write(join(root, 'src/content/blog', file), content);
  }
  const runs: Runs = { posts, site: [], bare: [], again: { site: [], bare: [] } };
  for (let round = 1; round <= rounds; round++) {
    const ours = await build(site, ...timed);
    const theirs = await build(bare);
    runs.site.push(ours);
    runs.bare.push(theirs);
    console.log(`${posts} posts, round ${round} of ${rounds}: this site ${shown(ours)}; bare site ${shown(theirs)}`);
  }
  const [changed = ''] = generatedPosts(1).keys();
  for (let round = 1; round <= rounds; round++) {
    for (const root of [site, bare])
      await appendFile(join(root, 'src/content/blog', changed), '\nOne more sentence.\n');
    const ours = await buildAgain(site, ...timed);
    const theirs = await buildAgain(bare);
    runs.again.site.push(ours);
    runs.again.bare.push(theirs);
    console.log(`${posts} posts, after one changed post: this site ${shown(ours)}; bare site ${shown(theirs)}`);
  }
  return runs;
}

const all: Runs[] = [];
for (const [at, posts] of sizes.entries()) all.push(await measured(posts, rounds[at] ?? 1));
await rm(folder, { recursive: true });
const results = all.map((runs) => report(runs, runs === all.at(-1)));
const [few, many] = all;
if (few && many) results.push(growth(few, many));
for (const { text, met } of results) {
  if (!met) process.exitCode = 1;
  console.log(`\n${text}`);
}
