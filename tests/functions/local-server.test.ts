// `npm start` as the operator meets it: ready, whole, stopped, killed and started again.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, glob, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getStore } from '@netlify/blobs';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createLead, listLeads } from '../../netlify/lib/lead-store.ts';
import { redeliver } from '../../netlify/lib/outbox.ts';
import { startBlobs } from '../../netlify/local/blobs.ts';
import type { StoredLead } from '../../src/features/leads/stored-lead.ts';
import { freePort } from '../support/free-port.ts';
import { ready, startServer } from '../support/local-server.ts';
import { copyProject } from '../support/project-copy.ts';

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
afterEach(async () => {
  for (const server of servers.splice(0)) {
    if (server.exitCode !== null || server.signalCode !== null) continue;
    server.kill('SIGKILL');
    await once(server, 'exit');
  }
});

const listed = (): StoredLead[] =>
  JSON.parse(
    execFileSync(process.execPath, ['netlify/local/leads.ts', 'list', '--json'], {
      env: { ...process.env, SITE_DATA: data },
      encoding: 'utf8',
    }),
  );

const lead = { name: 'Ann', email: 'ann@example.com', county: 'other', consent: true, page: '/lead-form' };

test('a lead is listed, and still is after the server was killed and started again', async () => {
  const first = run();
  const address = await ready(first);
  const sent = await fetch(`${address}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'one' },
    body: JSON.stringify(lead),
  });
  expect(sent.status).toBe(201);
  const { id } = (await sent.json()) as { id: string };
  first.kill('SIGKILL');
  await once(first, 'exit');
  expect(listed().map((kept) => kept.id)).toEqual([id]);

  const second = run();
  await ready(second);
  expect(listed()[0]?.lead.email).toBe('ann@example.com');
  second.kill('SIGINT');
  const [code] = await once(second, 'exit');
  expect(code).toBe(0);
});

test('a lead stored while its mail could not go out is mailed once after a kill and a restart', async () => {
  const mail = join(data, 'mail');
  const first = run({ SMTP_URL: 'smtp://127.0.0.1:1' });
  const address = await ready(first);
  const sent = await fetch(`${address}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'two' },
    body: JSON.stringify({ ...lead, name: 'Bea' }),
  });
  const { id } = (await sent.json()) as { id: string };
  first.kill('SIGKILL');
  await once(first, 'exit');
  await forgetWaiting();

  for (let start = 0; start < 2; start++) {
    const again = run({ SMTP_URL: '', MAIL_FOLDER: mail });
    await ready(again);
    again.kill('SIGTERM');
    await once(again, 'exit');
  }
  expect((await readdir(mail)).filter((file) => file.startsWith(id))).toEqual([`${id}.operator-mail.eml`]);
});

/** Makes everything in the outbox owed now, as the passing of time does. */
async function forgetWaiting(): Promise<void> {
  const folder = join(data, 'entries/0/site:leads-dev/outbox');
  for (const file of await Array.fromAsync(glob('**/operator-mail', { cwd: folder }))) {
    const entry = JSON.parse(await readFile(join(folder, file), 'utf8'));
    await writeFile(join(folder, file), JSON.stringify({ ...entry, nextAt: '2026-01-01T00:00:00.000Z' }));
  }
}

test('pages, redirects with their query, and the three 404s', async () => {
  const server = run();
  const address = await ready(server);
  const get = (path: string) => fetch(address + path, { redirect: 'manual' });
  for (const path of ['/', '/faq', '/faq/', '/blog', '/cost-of-probate-in-ohio', '/probate/cost-of-probate-in-ohio']) {
    const response = await get(path);
    expect([path, response.status]).toEqual([path, 200]);
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  }
  for (const [from, to] of [
    ['/probate/avoiding-probate-in-ohio?a=b', '/avoiding-probate-in-ohio?a=b'],
    ['/probate-question?q=x', '/chatbot?q=x'],
  ]) {
    const response = await get(from ?? '');
    expect([response.status, new URL(response.headers.get('location') ?? '', address).href]).toEqual([
      301,
      `${address}${to}`,
    ]);
  }
  for (const [path, words] of [
    ['/nothing-here', '404 Page Not Found'],
    ['/blog/nothing-here', 'Post Not Found'],
    ['/probate/nothing-here', 'The probate topic you&#39;re looking for'],
    // Asked for by name they are not there either.
    ['/404', '404 Page Not Found'],
    ['/404/', '404 Page Not Found'],
    ['/blog/404', 'Post Not Found'],
    ['/probate/404', 'The probate topic you&#39;re looking for'],
  ]) {
    const response = await get(path ?? '');
    expect([path, response.status]).toEqual([path, 404]);
    expect(await response.text()).toContain(words);
  }
  server.kill('SIGTERM');
  await once(server, 'exit');
});

test('visitors are served while the first mails hang', async () => {
  // Takes the connection and says nothing.
  const silent = createTcpServer();
  silent.listen(0);
  const port = await freePort();
  const smtp = `smtp://127.0.0.1:${(silent.address() as { port: number }).port}`;
  await leaveOwedMail();
  const server = run({ PORT: String(port), SMTP_URL: smtp });
  const [socket] = await once(silent, 'connection');
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
  server.kill('SIGKILL');
  await once(server, 'exit');
  socket.destroy();
  silent.close();
});

/** A lead whose mail waits, as the server leaves it when it is stopped before the mail went out. */
async function leaveOwedMail(): Promise<void> {
  const blobs = await startBlobs(data);
  const store = getStore({ name: 'leads-dev', consistency: 'strong' });
  const id = 'c'.repeat(32);
  const [kept] = await listLeads(store, 'leads/');
  await createLead(store, { ...(kept as StoredLead), id });
  await redeliver(store, id, 'operator-mail', new Date());
  await blobs.stop();
}

test('a taken port is named in one sentence', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, resolve));
  const { port } = other.address() as { port: number };
  const server = run({ PORT: String(port) });
  let said = '';
  server.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(server, 'exit');
  expect(code).toBe(1);
  expect(said.trim()).toBe(
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

test('the site is built before it is served, a build that fails is told, and a function that fails stops nothing', async () => {
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
  let said = '';
  broken.stderr.on('data', (chunk) => {
    said += chunk;
  });
  expect(await once(broken, 'exit')).toEqual([1, null]);
  expect(said).toContain('The site could not be built: the reason stands above.');

  const server = await start('mkdir -p dist && echo "<p>Built just now</p>" > dist/index.html');
  let log = '';
  server.stderr.on('data', (chunk) => {
    log += chunk;
  });
  const address = await ready(server);
  expect((await fetch(`${address}/api/broken`)).status).toBe(500);
  expect(await (await fetch(address)).text()).toContain('Built just now');
  expect(log).toMatch(/^broken failed: Error at /m);
  expect(log).toMatch(/^A promise failed: TypeError at /m);
  expect(log).not.toContain('ann@');
  server.kill();
  await once(server, 'exit');
  await project.remove();
});
