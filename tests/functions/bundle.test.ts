// What Netlify makes of the functions: one each, under its own paths, with the pages it fills in.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipFunctions } from '@netlify/zip-it-and-ship-it';
import { expect, test } from 'vitest';

const paths: Record<string, string[]> = {
  leads: ['/api/leads'],
  chat: ['/api/chat'],
  faqs: ['/api/faqs'],
  'blog-posts': ['/api/blog-posts', '/api/blog-posts/:slug'],
  'rebuild-when-due': [],
  'deliver-outbox': [],
  'daily-care': [],
  health: ['/api/health'],
};

test('each function bundles under its paths, and form functions bring their pages', { timeout: 60_000 }, async () => {
  const directory = await mkdtemp(join(tmpdir(), 'functions-'));
  const includedFiles = ['.netlify/function-pages/*.html'];
  const bundled = await zipFunctions('netlify/functions', directory, {
    archiveFormat: 'none',
    basePath: process.cwd(),
    config: { leads: { includedFiles }, chat: { includedFiles } },
  });
  expect(
    Object.fromEntries(bundled.map(({ name, routes }) => [name, routes?.map(({ pattern }) => pattern) ?? []])),
  ).toEqual(paths);
  // The bundler drops a rate limit without a word when it cannot read it.
  const limits = Object.fromEntries(bundled.map(({ name, trafficRules }) => [name, trafficRules?.action.config]));
  expect(limits.leads).toMatchObject({
    rateLimitConfig: { windowLimit: 20, windowSize: 60 },
    aggregate: { keys: [{ type: 'ip' }, { type: 'domain' }] },
  });
  expect(limits.chat).toMatchObject({ rateLimitConfig: { windowLimit: 30, windowSize: 60 } });
  for (const name of ['leads', 'chat']) {
    const pages = await readdir(join(directory, name, '.netlify/function-pages'));
    expect(pages.filter((page) => page.endsWith('.html')).sort()).toEqual([
      'answer.html',
      'download-guide-enhanced.html',
      'download-guide.html',
      'lead-form-simple.html',
      'lead-form.html',
      'message.html',
      'optimized-lead-form.html',
      'selling-house-probate.html',
    ]);
  }
  await rm(directory, { recursive: true });
});
