// `npm start` as the operator meets it: ready, whole, stopped, killed and started again.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, glob, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createServer as createTcpServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startBlobs } from '../../netlify/local/blobs.ts';
import type { StoredLead } from '../../src/features/leads/stored-lead.ts';
import { freePort } from '../support/free-port.ts';
import { runLeads } from '../support/leads-command.ts';
import { ended, ready, startServer } from '../support/local-server.ts';
import { portOf } from '../support/port-of.ts';
import { copyProject } from '../support/project-copy.ts';
import { storedOnly } from '../support/sent-leads.ts';

let data: string;
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'site-'));
});
afterAll(() => rm(data, { recursive: true }));

/** The servers that a test started: one that fails leaves none behind, which would keep the data for itself. */
const servers: ChildProcess[] = [];
const run = (env: Record<string, string> = {}): ChildProcess => {
  const server = startServer({ SITE_DATA: data, ...env });
  servers.push(server);
  return server;
};
afterEach(() => Promise.all(servers.splice(0).map((server) => ended(server, 'SIGKILL'))));

const listed = async (): Promise<StoredLead[]> => JSON.parse((await runLeads(['list', '--json'], data)).stdout);

const lead = { name: 'Ann', email: 'ann@example.com', county: 'other', consent: true, page: '/lead-form' };

test('a lead whose mail could not go out survives a kill, and mailed once after it', async () => {
  const mail = join(data, 'mail');
  const first = run({ SMTP_URL: 'smtp://127.0.0.1:1' });
  const address = await ready(first);
  const sent = await fetch(`${address}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'one' },
    body: JSON.stringify(lead),
  });
  expect(sent.status).toBe(201);
  const { id } = (await sent.json()) as { id: string };
  await ended(first, 'SIGKILL');
  expect((await listed()).map((stored) => stored.id)).toEqual([id]);
  await forgetWaiting();

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const again = run({ SMTP_URL: '', MAIL_FOLDER: mail });
    await ready(again);
    expect((await listed())[0]?.lead.email).toBe('ann@example.com');
    expect(await ended(again, signal)).toBe(0);
  }
  expect((await readdir(mail)).filter((file) => file.startsWith(id))).toEqual([`${id}.operator-mail.eml`]);
});

/** Makes every entry of the outbox due now, as the passing of time does. */
async function forgetWaiting(): Promise<void> {
  const folder = join(data, 'entries/0/site:leads-dev/outbox');
  for (const file of await Array.fromAsync(glob('**/operator-mail', { cwd: folder }))) {
    const entry = JSON.parse(await readFile(join(folder, file), 'utf8'));
    await writeFile(join(folder, file), JSON.stringify({ ...entry, nextAt: '2026-01-01T00:00:00.000Z' }));
  }
}

describe('while the first mails hang', () => {
  // Takes the connection and says nothing.
  const silent = createTcpServer();
  let server: ChildProcess;
  let address: string;
  let mail: Socket;
  beforeAll(async () => {
    const smtp = `smtp://127.0.0.1:${await portOf(silent)}`;
    // It says that it is ready when its first mails are sent.
    const port = await freePort();
    address = `http://localhost:${port}`;
    await leaveOwedMail();
    server = startServer({ SITE_DATA: data, PORT: String(port), SMTP_URL: smtp });
    [mail] = await once(silent, 'connection');
  });
  afterAll(async () => {
    await ended(server, 'SIGKILL');
    mail.destroy();
    silent.close();
  });

  test('pages are served, redirects with their query, and the three 404s', async () => {
    const get = (path: string) => fetch(address + path, { redirect: 'manual' });
    for (const path of ['/', '/faq', '/faq/', '/blog', '/probate/cost-of-probate-in-ohio'])
      expect([path, (await get(path)).status]).toEqual([path, 200]);
    const moved = await get('/probate/avoiding-probate-in-ohio?a=b');
    expect([moved.status, moved.headers.get('location')]).toEqual([
      301,
      expect.stringMatching(/(?<!probate)\/avoiding-probate-in-ohio\?a=b$/),
    ]);
    const notFound = {
      // The last two cannot be decoded.
      '404 Page Not Found': ['/nothing-here', '/404', '/404/', '/100%', '/%c0%ae'],
      'Post Not Found': ['/blog/nothing-here', '/blog/404'],
      "The probate topic you're looking for": ['/probate/nothing-here', '/probate/404', '/probate/50%-off'],
    };
    for (const [words, paths] of Object.entries(notFound))
      for (const path of paths) {
        const response = await get(path);
        expect([path, response.status]).toEqual([path, 404]);
        expect(await response.text()).toContain(words);
      }
  });
});

/** A lead whose mail waits, as the server leaves it when it is stopped before the mail went out. */
async function leaveOwedMail(): Promise<void> {
  const blobs = await startBlobs(data);
  await storedOnly({ id: 'c'.repeat(32) });
  await blobs.stop();
}

test('a taken port is named in one sentence', async () => {
  const other = createServer();
  const port = await portOf(other);
  const server = run({ PORT: String(port) });
  let errors = '';
  server.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  expect(await ended(server)).toBe(1);
  expect(errors.trim()).toBe(
    `Port ${port} is taken by another program: stop that program, or choose another port with PORT=3000 npm start.`,
  );
  other.close();
});

const brokenFunction = `
export default async () => {
  Promise.reject(new TypeError('ann@example.com'));
  throw new Error('ann@example.com');
};
export const config = { path: '/api/broken' };
`;

test('the site is built before it is served, a build that fails is reported, and a function that fails stops nothing', async () => {
  const project = await copyProject();
  await cp('netlify', join(project.root, 'netlify'), { recursive: true });
  await project.write('netlify/functions/broken.ts', brokenFunction);
  const start = async (build: string) => {
    const manifest = JSON.parse(await project.read('package.json'));
    await project.write('package.json', JSON.stringify({ ...manifest, scripts: { build } }));
    return spawn(process.execPath, ['netlify/local/serve.ts'], {
      cwd: project.root,
      env: { ...process.env, PORT: '0', SITE_DATA: join(project.root, 'data') },
    });
  };
  const broken = await start('exit 1');
  let errors = '';
  broken.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  expect(await ended(broken)).toBe(1);
  expect(errors).toContain('The site could not be built: the reason is above.');

  const server = await start('mkdir -p dist && echo "<p>Built just now</p>" > dist/index.html');
  let log = '';
  server.stderr.on('data', (chunk) => {
    log += chunk;
  });
  const address = await ready(server);
  expect((await fetch(`${address}/api/broken`)).status).toBe(500);
  expect(await (await fetch(address)).text()).toContain('Built just now');
  await ended(server, 'SIGTERM');
  expect(log).toMatch(/^broken failed: Error at /m);
  expect(log).toMatch(/^A promise failed: TypeError at /m);
  expect(log).not.toContain('ann@');
  await project.remove();
});
