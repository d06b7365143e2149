// What Netlify makes of the functions: one each, under its own paths, with the pages it fills in, and no larger than it
// needs to be. The settings are those of netlify.toml.
import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { zipFunctions } from '@netlify/zip-it-and-ship-it';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadFunctions } from '../../netlify/local/functions.ts';
import { includedFiles } from '../support/included-files.ts';

const paths: Record<string, string[]> = {
  leads: ['/api/leads'],
  chat: ['/api/chat'],
  faqs: ['/api/faqs'],
  'blog-posts': ['/api/blog-posts', '/api/blog-posts/:slug'],
  'rebuild-when-due': [],
  'deliver-outbox': [],
  'daily-care': [],
  'weekly-summary': [],
  health: ['/api/health'],
};
const names = Object.keys(paths);

let directory: string;
let bundled: Awaited<ReturnType<typeof zipFunctions>>;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'functions-'));
  const config = includedFiles();
  expect(Object.keys(config)).toEqual(['*', 'leads', 'deliver-outbox', 'chat']);
  bundled = await zipFunctions('netlify/functions', directory, {
    archiveFormat: 'none',
    basePath: process.cwd(),
    config,
  });
}, 120_000);
afterAll(() => rm(directory, { recursive: true }));

test('each function has its paths', () => {
  expect(
    Object.fromEntries(bundled.map(({ name, routes }) => [name, routes?.map(({ pattern }) => pattern) ?? []])),
  ).toEqual(paths);
});

test('the bundler read each rate limit as it is written, which the local server holds visitors to', async () => {
  const written = await loadFunctions(join(process.cwd(), 'netlify/functions'));
  const limited: string[] = [];
  for (const { name, config } of written) {
    const limit = 'rateLimit' in config ? config.rateLimit : undefined;
    if (limit) limited.push(name);
    const { windowLimit, windowSize, aggregateBy } = limit ?? {};
    // The bundler drops a rate limit without a word when it cannot read it, and what it counts by when that is no list.
    expect([name, bundled.find((one) => one.name === name)?.trafficRules?.action.config]).toEqual([
      name,
      limit && {
        rateLimitConfig: expect.objectContaining({ windowLimit, windowSize }),
        aggregate: { keys: [aggregateBy].flat().map((type) => ({ type })) },
      },
    ]);
  }
  expect(limited).toEqual(['chat', 'health', 'leads']);
});

test.each([
  ['chat', ['answer.html', 'message.html']],
  [
    'leads',
    [
      'answer.html',
      'download-guide-enhanced.html',
      'download-guide.html',
      'lead-form-simple.html',
      'lead-form.html',
      'message.html',
      'optimized-lead-form.html',
      'selling-house-probate.html',
    ],
  ],
])('%s brings the pages it fills in', async (name, expected) => {
  const pages = await readdir(join(directory, name, '.netlify/function-pages'));
  expect(pages.filter((page) => page.endsWith('.html')).sort()).toEqual(expected);
});

const recorder = `
  import { registerHooks } from 'node:module';
  const loaded = [];
  registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context); } });
  for (const main of process.argv.slice(1)) await import(main);
  console.log(JSON.stringify(loaded));`;

/** The files that the bundled functions load when they start, in a process of its own. */
function loadedAtStart(): string[] {
  const mains = names.map((name) => pathToFileURL(join(directory, name, 'netlify/functions', `${name}.mjs`)).href);
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', recorder, ...mains], {
    encoding: 'utf8',
    cwd: directory,
  });
  return (JSON.parse(printed) as string[])
    .filter((url) => url.startsWith('file:'))
    .map((url) => url.slice(pathToFileURL(directory).href.length + 1));
}

/** Largest size of what is ours in the question function, compressed, the model's packages aside. */
const budget = 400_000;

test('every function starts from its bundle, and the one for questions does so without the model', async () => {
  const loaded = loadedAtStart();
  for (const name of names) expect(loaded).toContain(`${name}/netlify/functions/${name}.mjs`);
  expect(loaded.filter((file) => /node_modules\/(?:ai|@ai-sdk|zod)\//.test(file))).toEqual([]);

  const sizes = { started: 0, model: 0, platform: 0 };
  for (const entry of await readdir(join(directory, 'chat'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = relative(directory, join(entry.parentPath, entry.name));
    const content = await readFile(join(directory, file));
    const isPlatform = file.startsWith('chat/___netlify-');
    const isLate = file.endsWith('js') && file.includes('/node_modules/') && !loaded.includes(file);
    sizes[isPlatform ? 'platform' : isLate ? 'model' : 'started'] += deflateRawSync(content).byteLength;
  }
  console.log('The question function, compressed, in bytes:', sizes);
  expect(sizes.started).toBeLessThan(budget);
  expect(sizes.model).toBeGreaterThan(100_000);
});
