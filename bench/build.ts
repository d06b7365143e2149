// `npm run bench:build`: what each further post costs, in this site and in a bare Astro site with the same posts, built
// from nothing in turns. POSTS ("250,500,1000") changes how many, ROUNDS (1) how often; the best round counts.
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { linkPackages, siteFiles } from '../tests/support/project-copy.ts';
import { bareSite } from './bare-site.ts';
import type { Measured } from './measure.ts';
import { generatedPosts } from './posts.ts';
import { printTable, type Row } from './table.ts';

/** Maximum cost of a further post, as a multiple of its cost in the bare site. */
const maxRatio = 3;
/** Maximum growth of that cost from the smaller half of the posts to the larger: linear, plus noise. */
const maxGrowth = 1.5;

const sizes = (process.env.POSTS ?? '250,500,1000').split(',').map(Number);
const rounds = Number(process.env.ROUNDS ?? 1);
const folder = await mkdtemp(join(tmpdir(), 'bench-'));
const roots = { site: join(folder, 'site'), bare: join(folder, 'bare') };
type Which = keyof typeof roots;

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

for (const part of siteFiles) await cp(part, join(roots.site, part), { recursive: true });
for (const [file, content] of Object.entries(bareSite)) await write(join(roots.bare, file), content);

interface Cost {
  /** Of the processor, children included. */
  seconds: number;
  megabytes: number;
}

async function build(root: string): Promise<Cost> {
  for (const output of ['node_modules', 'dist', '.astro', '.netlify'])
    await rm(join(root, output), { recursive: true, force: true });
  await linkPackages(root);
  const measured = join(folder, 'measured');
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1', MEASURED: measured };
  const astro = join(root, 'node_modules/astro/bin/astro.mjs');
  await promisify(execFile)(process.execPath, ['--import', resolve('bench/measure.ts'), astro, 'build'], {
    cwd: root,
    env,
    maxBuffer: 64 * 1024 * 1024,
  });
  const { processor, children, peak } = JSON.parse(await readFile(measured, 'utf8')) as Measured;
  return { seconds: processor + children, megabytes: peak / 2 ** 20 };
}

const results: Record<Which, Cost[]> = { site: [], bare: [] };
for (const posts of sizes) {
  const best: Partial<Record<Which, Cost>> = {};
  for (let round = 0; round < rounds; round++) {
    for (const site of ['site', 'bare'] as const) {
      for (const [file, content] of generatedPosts(posts))
        await write(join(roots[site], 'src/content/blog', file), content);
      const { seconds, megabytes } = await build(roots[site]);
      console.log(`${posts} posts, ${site}: ${seconds.toFixed(1)} s of the processor, ${megabytes.toFixed(0)} MB`);
      const { seconds: bestSeconds = Infinity, megabytes: bestMegabytes = Infinity } = best[site] ?? {};
      best[site] = { seconds: Math.min(bestSeconds, seconds), megabytes: Math.min(bestMegabytes, megabytes) };
    }
  }
  for (const site of ['site', 'bare'] as const) results[site].push(best[site] as Cost);
}
await rm(folder, { recursive: true });

/** What each post between these two sizes costs. */
const perPost = (site: Which, unit: keyof Cost, start: number, end: number): number => {
  const [smaller, larger] = [results[site].at(start), results[site].at(end)] as [Cost, Cost];
  return ((larger[unit] - smaller[unit]) * 1000) / ((sizes.at(end) as number) - (sizes.at(start) as number));
};
const units = { seconds: ['time', 'ms'], megabytes: ['memory', 'kB'] } as const;
const rows = (['seconds', 'megabytes'] as const).flatMap((unit): Row[] => {
  const [name, symbol] = units[unit];
  const row = (title: string, ours: number, reference: number, limit: number): Row => ({
    name: title,
    product: `${ours.toFixed(1)} ${symbol}`,
    reference: `${reference.toFixed(1)} ${symbol}`,
    ratio: (ours / reference).toFixed(2),
    limit: String(limit),
    met: ours <= limit * reference,
  });
  const middle = Math.floor(sizes.length / 2);
  return [
    row(
      `${name} of each further post, beside the bare site`,
      perPost('site', unit, 0, -1),
      perPost('bare', unit, 0, -1),
      maxRatio,
    ),
    row(
      `${name} of each post from ${sizes[middle]} to ${sizes.at(-1)}, beside each from ${sizes[0]} to ${sizes[middle]}`,
      perPost('site', unit, middle, -1),
      perPost('site', unit, 0, middle),
      maxGrowth,
    ),
  ];
});
printTable(`Build with ${sizes.join(', ')} posts, best of ${rounds}`, rows);
