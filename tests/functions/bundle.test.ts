// The functions as Netlify bundles them: paths, schedules, rate limits, included pages and size;
// and one call of each from its bundle, in a process with only the platform's variables. The settings
// are those of netlify.toml.
import { execFileSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { loadFunctions } from '../../netlify/local/functions.ts';
import type { FunctionCall } from '../support/call-function.ts';
import { deployForTests } from '../support/netlify.ts';
import { bundleFunctions, callBundled, platformConfig } from '../support/platform.ts';

deployForTests();

const schedules = {
  'deliver-outbox': '*/2 * * * *',
  'daily-care': '0 11 * * *',
  'hourly-care': '@hourly',
  'weekly-summary': '30 11 * * 1',
  'rebuild-when-due': '@hourly',
};
/** Of a function: its paths, a call, and the status and a part of the answer. */
type Expected = [paths: string[], call: Omit<FunctionCall, 'context'>, status: number, holds: string];
const functions: Record<string, Expected> = {
  // The health check asks when the last delivery was.
  ...Object.fromEntries(
    Object.keys(schedules).map((name): [string, Expected] => [
      name,
      [[], { path: `/.netlify/functions/${name}` }, 204, ''],
    ]),
  ),
  'blog-posts': [['/api/blog-posts', '/api/blog-posts/:slug'], { path: '/api/blog-posts?limit=2' }, 200, '"slug"'],
  chat: [['/api/chat'], { path: '/api/chat', bodies: [{ message: 'What does probate cost?' }] }, 200, 'sources'],
  confirmation: [['/confirmation/sent'], { path: '/confirmation/sent?reference=4F2A-91C7' }, 200, '4F2A-91C7'],
  faqs: [['/api/faqs'], { path: '/api/faqs' }, 200, 'question'],
  health: [['/api/health'], { path: '/api/health' }, 200, '"status":"ok"'],
  leads: [
    ['/api/leads'],
    { path: '/api/leads', bodies: [{ form: 'guide-email', email: 'ann@example.com' }] },
    201,
    'guideDownloadUrl',
  ],
  'page-votes': [['/api/page-votes'], { path: '/api/page-votes', bodies: [{ page: '/plan', vote: 'yes' }] }, 200, '{}'],
};
const names = Object.keys(functions);

let bundle: Awaited<ReturnType<typeof bundleFunctions>>;
beforeAll(async () => {
  bundle = await bundleFunctions();
  return bundle.remove;
}, 120_000);

test('the platform reads the included files of each function', async () => {
  const { functions } = await platformConfig();
  expect(Object.keys(functions).sort()).toEqual(['*', 'chat', 'confirmation', 'leads']);
});

test('each function has its paths', () => {
  expect(
    Object.fromEntries(bundle.bundled.map(({ name, routes }) => [name, routes?.map(({ pattern }) => pattern) ?? []])),
  ).toEqual(Object.fromEntries(Object.entries(functions).map(([name, [paths]]) => [name, paths])));
});

test('the bundler reads each rate limit', async () => {
  const written = await loadFunctions(join(process.cwd(), 'netlify/functions'));
  const limited: Record<string, number | undefined> = {};
  for (const { name, config } of written) {
    const limit = 'rateLimit' in config ? config.rateLimit : undefined;
    const { windowLimit, windowSize, aggregateBy } = limit ?? {};
    if (limit) limited[name] = windowLimit;
    // The bundler silently drops a rate limit that it cannot read, and an `aggregateBy` that is not a list.
    expect([name, bundle.bundled.find((bundled) => bundled.name === name)?.trafficRules?.action.config]).toEqual([
      name,
      limit && {
        rateLimitConfig: expect.objectContaining({ windowLimit, windowSize }),
        aggregate: { keys: [aggregateBy].flat().map((type) => ({ type })) },
      },
    ]);
  }
  expect(limited).toEqual({ chat: 30, health: 60, leads: 20, 'page-votes': 10 });
});

test('the bundler reads the schedules', () => {
  const scheduled = bundle.bundled.filter(({ schedule }) => schedule);
  expect(Object.fromEntries(scheduled.map(({ name, schedule }) => [name, schedule]))).toEqual(schedules);
});

test.each([
  ['chat', ['answer.html', 'message.html']],
  ['confirmation', ['confirmation.html', 'message.html']],
  [
    'leads',
    [
      'answer.html',
      'confirmation.html',
      'download-guide-enhanced.html',
      'download-guide.html',
      'lead-form-simple.html',
      'lead-form.html',
      'message.html',
      'optimized-lead-form.html',
      'selling-house-probate.html',
    ],
  ],
])('%s includes the pages it fills in', async (name, expected) => {
  const pages = await readdir(join(bundle.folder, name, '.netlify/function-pages'));
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
  const mains = names.map((name) => pathToFileURL(join(bundle.folder, name, 'netlify/functions', `${name}.mjs`)).href);
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', recorder, ...mains], {
    encoding: 'utf8',
    cwd: bundle.folder,
  });
  return (JSON.parse(printed) as string[])
    .filter((url) => url.startsWith('file:'))
    .map((url) => url.slice(pathToFileURL(bundle.folder).href.length + 1));
}

/** Megabytes: one and a half times what the largest function, for questions, held (168). The platform gives 1024. */
const maxMegabytes = 250;

test.each(Object.entries(functions))(
  `%s answers from its bundle alone, in less than ${maxMegabytes} MB`,
  async (name, [, call, status, holds]) => {
    const answer = await callBundled(bundle.folder, name, { ...call, context: 'production' });
    expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(holds)]);
    expect(answer.held).toBeLessThan(maxMegabytes);
  },
);

/** Largest size in bytes of what is ours in the question function, compressed, without the model's packages; it had 443,491. */
const budget = 445_000;

test('every function starts from its bundle, and the one for questions does so without the model', async () => {
  const loaded = loadedAtStart();
  for (const name of names) expect(loaded).toContain(`${name}/netlify/functions/${name}.mjs`);
  expect(loaded.filter((file) => /node_modules\/(?:ai|@ai-sdk|zod)\//.test(file))).toEqual([]);

  const sizes = { started: 0, model: 0, platform: 0 };
  for (const entry of await readdir(join(bundle.folder, 'chat'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = relative(bundle.folder, join(entry.parentPath, entry.name));
    const content = await readFile(join(bundle.folder, file));
    const isPlatform = file.startsWith('chat/___netlify-');
    const isLate = file.endsWith('js') && file.includes('/node_modules/') && !loaded.includes(file);
    sizes[isPlatform ? 'platform' : isLate ? 'model' : 'started'] += deflateRawSync(content).byteLength;
  }
  console.log('The question function, compressed, in bytes:', sizes);
  expect(sizes.started).toBeLessThan(budget);
  expect(sizes.model).toBeGreaterThan(100_000);
});
