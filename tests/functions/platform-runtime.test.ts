// Every function through the platform's own local runtime, which bundles it and starts a worker for each call: what works
// in one warm process must not need it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NetlifyDev } from '@netlify/dev';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadFunctions } from '../../netlify/local/functions.ts';
import { deployForTests } from '../support/netlify.ts';

deployForTests();

let mail: string;
let netlify: NetlifyDev;
beforeAll(async () => {
  mail = await mkdtemp(join(tmpdir(), 'mail-'));
  process.env.MAIL_FOLDER = mail;
  const off = { enabled: false };
  netlify = new NetlifyDev({
    projectRoot: process.cwd(),
    skipGitignore: true,
    serverAddress: null,
    blobs: off,
    edgeFunctions: off,
    images: off,
    database: off,
    geolocation: off,
    aiGateway: off,
  });
  await netlify.start();
});
afterAll(async () => {
  await netlify.stop();
  delete process.env.MAIL_FOLDER;
  await rm(mail, { recursive: true });
});

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const calls: Record<string, [path: string, init: RequestInit, status: number, holds: string]> = {
  'blog-posts': ['/api/blog-posts/nothing-here', {}, 404, 'There is no such post.'],
  chat: ['/api/chat', json({ message: 'What does probate cost?' }), 200, 'sources'],
  'daily-care': ['/.netlify/functions/daily-care', {}, 204, ''],
  'deliver-outbox': ['/.netlify/functions/deliver-outbox', {}, 204, ''],
  faqs: ['/api/faqs', {}, 200, 'question'],
  health: ['/api/health', {}, 200, '"status":"ok"'],
  leads: ['/api/leads', json({ form: 'guide-email', email: 'ann@example.com' }), 201, 'guideDownloadUrl'],
  'rebuild-when-due': ['/.netlify/functions/rebuild-when-due', {}, 204, ''],
  'weekly-summary': ['/.netlify/functions/weekly-summary', {}, 204, ''],
};

test('there is a call for every function', async () => {
  const names = (await loadFunctions(join(process.cwd(), 'netlify/functions'))).map(({ name }) => name);
  expect(Object.keys(calls).sort()).toEqual(names);
});

test.each(Object.entries(calls))('%s', async (_name, [path, init, status, holds]) => {
  const found = await netlify.handleAndIntrospect(new Request(`http://localhost${path}`, init));
  const text = await found?.response.text();
  expect([found?.type, found?.response.status, text]).toEqual(['function', status, expect.stringContaining(holds)]);
});
