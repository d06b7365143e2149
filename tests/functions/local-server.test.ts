// `npm start`: start, restart, kill, ports and build failures.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { glob, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startBlobs } from '../../netlify/local/blobs.ts';
import type { StoredLead } from '../../src/features/leads/stored-lead.ts';
import { freePort } from '../support/free-port.ts';
import { listenOnFreePort } from '../support/listen-on-free-port.ts';
import { startServer, waitForExit, waitUntilReady } from '../support/local-server.ts';
import { copyProject } from '../support/project-copy.ts';
import { storeUndelivered } from '../support/sent-leads.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { command } from './leads-command.ts';

let data: string;
beforeEach(() => {
  data = temporaryFolder();
  vi.stubEnv('SITE_DATA', data);
});

/** Starts a server over the test's data, which is killed when the test ends. */
const run = (env: Record<string, string>) => {
  const server = startServer(env);
  onTestFinished(async () => void (await waitForExit(server, 'SIGKILL')));
  return server;
};

const listLeads = async (): Promise<StoredLead[]> => JSON.parse((await command('list', '--json')).stdout);

const lead = { name: 'Ann', email: 'ann@example.com', county: 'other', consent: true, page: '/lead-form' };

test('a lead whose mail failed survives a kill, and is mailed once after the restart', async () => {
  const mail = join(data, 'mail');
  const first = run({ SMTP_URL: 'smtp://127.0.0.1:1' });
  const address = await waitUntilReady(first);
  const sent = await fetch(`${address}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'one' },
    body: JSON.stringify(lead),
  });
  expect(sent.status).toBe(201);
  const { id } = (await sent.json()) as { id: string };
  await waitForExit(first, 'SIGKILL');
  expect((await listLeads()).map((stored) => stored.id)).toEqual([id]);
  await makeDeliveriesDue();

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const restarted = run({ SMTP_URL: '', MAIL_FOLDER: mail });
    await waitUntilReady(restarted);
    expect((await listLeads())[0]?.lead.email).toBe('ann@example.com');
    expect(await waitForExit(restarted, signal)).toBe(0);
  }
  expect((await readdir(mail)).filter((file) => file.startsWith(id))).toEqual([`${id}.operator-mail.eml`]);
});

/** Makes every outbox entry due now. */
async function makeDeliveriesDue(): Promise<void> {
  const folder = join(data, 'entries/0/site:leads-dev/outbox');
  for (const file of await Array.fromAsync(glob('**/operator-mail', { cwd: folder }))) {
    const entry = JSON.parse(await readFile(join(folder, file), 'utf8'));
    await writeFile(join(folder, file), JSON.stringify({ ...entry, nextAt: '2026-01-01T00:00:00.000Z' }));
  }
}

test('while the first mails hang, pages are served, redirects with their query, and the three 404s', async () => {
  // Accepts the connection and never responds.
  const silent = createTcpServer();
  onTestFinished(() => void silent.close());
  const smtp = `smtp://127.0.0.1:${await listenOnFreePort(silent)}`;
  // A lead with a pending mail, as a server leaves it that stopped before sending.
  const blobs = await startBlobs(data);
  await storeUndelivered();
  await blobs.stop();
  // It says that it is ready when its first mails are sent.
  const port = await freePort();
  run({ PORT: String(port), SMTP_URL: smtp });
  await once(silent, 'connection');
  const get = (path: string) => fetch(`http://localhost:${port}${path}`, { redirect: 'manual' });
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
  for (const [text, paths] of Object.entries(notFound))
    for (const path of paths) {
      const response = await get(path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.text()).toContain(text);
    }
});

test('a port in use is reported in one sentence', async () => {
  const other = createServer();
  const port = await listenOnFreePort(other);
  const server = run({ PORT: String(port) });
  const errors = text(server.stderr);
  expect(await waitForExit(server)).toBe(1);
  expect((await errors).trim()).toBe(
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
  const project = await copyProject(['netlify']);
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
  const errors = text(broken.stderr);
  expect(await waitForExit(broken)).toBe(1);
  expect(await errors).toContain('The site could not be built: the reason is above.');

  const server = await start('mkdir -p dist && echo "<p>Built just now</p>" > dist/index.html');
  const printed = text(server.stderr);
  const address = await waitUntilReady(server);
  expect((await fetch(`${address}/api/broken`)).status).toBe(500);
  expect(await (await fetch(address)).text()).toContain('Built just now');
  await waitForExit(server, 'SIGTERM');
  const log = await printed;
  expect(log).toMatch(/^broken failed: Error at /m);
  expect(log).toMatch(/^A promise failed: TypeError at /m);
  expect(log).not.toContain('ann@');
  await project.remove();
});
