// How a preview lists its changes, with a local server as the live site. The pages are those of a built folder.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { changesList, changesPlaceholder } from '../../src/features/preview/banner.ts';
import { type PreviewOptions, previewChanges } from '../../src/integrations/preview-changes.ts';
import { listenOnFreePort } from '../support/listen-on-free-port.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const page = (words: string, script = 'a') =>
  `<title>T</title><body>${changesPlaceholder}<main><script src="/_astro/${script}.js"></script><p>${words}</p></main>`;

/** Runs the build's step over these pages. */
async function built(pages: Record<string, string>, options: Partial<PreviewOptions>) {
  const dist = temporaryFolder(pages);
  const logged: string[] = [];
  const step = previewChanges({ isPreview: false, showsDrafts: false, liveSite: '', version: 'abc', ...options });
  const logger = { info: (line: string) => logged.push(line) };
  await step.hooks['astro:build:done']?.({ dir: pathToFileURL(`${dist}/`), logger } as never);
  return { logged, read: (file: string) => readFile(join(dist, file), 'utf8') };
}

async function liveSite(body: string, status = 200): Promise<string> {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/content-manifest.json' ? status : 404).end(body);
  });
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${await listenOnFreePort(server, '127.0.0.1')}`;
}

test('a preview lists exactly the new, changed and removed pages against the manifest of the live site', async () => {
  const before = { 'index.html': page('Home', 'old'), 'faq.html': page('One'), 'blog/gone.html': page('Gone') };
  const live = await built(before, { isPreview: false });
  const site = await liveSite(await live.read('content-manifest.json'));
  const after = { 'index.html': page('Home', 'new'), 'faq.html': page('Two'), 'blog/draft.html': page('Draft') };
  const preview = await built(
    { ...after, 'function-pages/answer.html': page('') },
    { isPreview: true, showsDrafts: true, liveSite: site },
  );
  const html = await preview.read('index.html');
  expect(html).toContain('This branch changes 3 pages');
  expect(changesList([{ path: '/faq', kind: 'new' }])).toContain('This branch changes 1 page,');
  expect(html.match(/<li>.*?<\/li>/g)).toEqual([
    '<li>New: <a href="/blog/draft">/blog/draft</a></li>',
    '<li>Removed: /blog/gone</li>',
    '<li>Changed: <a href="/faq">/faq</a></li>',
  ]);
  // A manifest of drafts is nobody's business.
  await expect(preview.read('content-manifest.json')).rejects.toThrow('ENOENT');
});

test('a preview without changes says so', async () => {
  const same = { 'index.html': page('Home') };
  const site = await liveSite(await (await built(same, {})).read('content-manifest.json'));
  expect(await (await built(same, { isPreview: true, liveSite: site })).read('index.html')).toContain(
    'changes no page',
  );
});

test.each([
  ['is not there', async () => 'http://127.0.0.1:1', 'did not answer'],
  ['has no manifest yet', () => liveSite('Not found', 404), 'answered 404'],
  ['answers with a page', () => liveSite('<!doctype html>'), 'answered with something else'],
  ['answers with other JSON', () => liveSite('{"pages":[]}'), 'answered with something else'],
])('a live site that %s is reported on the page and in the log, and stops nothing', async (_name, start, why) => {
  const site = await start();
  const { logged, read } = await built({ 'index.html': page('Home') }, { isPreview: true, liveSite: site });
  expect(await read('index.html')).toContain(`the live site (${site}) ${why}.`);
  expect(logged).toEqual([`The preview is not compared: ${site} ${why}.`]);
});

test('a build that shows drafts publishes no manifest', async () => {
  const { read } = await built({ 'index.html': page('Home') }, { showsDrafts: true });
  await expect(read('content-manifest.json')).rejects.toThrow('ENOENT');
});
