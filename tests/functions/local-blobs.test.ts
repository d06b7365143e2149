// What the local Blobs server adds to the library's own server.
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDeployStore, getStore } from '@netlify/blobs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { localDeployID, startBlobs } from '../../netlify/local/blobs.ts';
import { openBlobs, shareBlobs } from '../../netlify/local/shared-blobs.ts';
import { uploadDeployBlobs } from '../../netlify/local/upload-deploy-blobs.ts';
import { listenOnFreePort } from '../support/listen-on-free-port.ts';

let data: string;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'blobs-'));
});
afterEach(() => rm(data, { recursive: true }));

test('partial writes are removed from the store’s folder only', async () => {
  const written = join(data, 'entries/0/site:leads-dev/leads');
  await mkdir(written, { recursive: true });
  await mkdir(join(data, 'home'));
  const foreign = ['.env', '.bashrc', 'home/.profile'];
  for (const file of foreign) await writeFile(join(data, file), 'mine');
  await writeFile(join(written, '.k3x9'), '{"id":');
  await writeFile(join(written, 'a-lead'), '{}');
  const blobs = await shareBlobs(data);
  expect(await readdir(written)).toEqual(['a-lead']);
  expect(await readdir(data, { recursive: true })).toEqual(expect.arrayContaining(foreign));
  await blobs.stop();
});

test('uploading deploy blobs replaces those of an older build', async () => {
  const printed = join(data, 'printed');
  const blobs = await startBlobs(data);
  for (const key of ['posts/old', 'posts/new']) {
    const file = join(printed, key);
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, key);
    await uploadDeployBlobs(printed);
    await rm(file);
  }
  const store = getDeployStore({ deployID: localDeployID });
  expect((await store.list()).blobs.map(({ key }) => key)).toEqual(['posts/new']);
  expect(await store.get('posts/new')).toBe('posts/new');
  await blobs.stop();
});

test('a listing is complete during concurrent deletions', async () => {
  const blobs = await startBlobs(data);
  const store = getStore({ name: 'tried', consistency: 'strong' });
  const keys = Array.from({ length: 100 }, (_, index) => `entry-${String(index).padStart(3, '0')}`);
  const [deletedKeys, remainingKeys] = [keys.slice(0, 60), keys.slice(60)];
  await Promise.all(keys.map((key) => store.set(key, 'x')));
  const listings = await Promise.all(
    deletedKeys.map(async (key) => {
      const [listing] = await Promise.all([store.list(), store.delete(key)]);
      return listing.blobs.map((blob) => blob.key).filter((listed) => remainingKeys.includes(listed));
    }),
  );
  for (const listing of listings) expect(listing.toSorted()).toEqual(remainingKeys);
  await blobs.stop();
});

test('listings have pages of a thousand sorted keys, without duplicates', async () => {
  const folder = join(data, 'entries/0/site:tried');
  const keys = Array.from({ length: 1200 }, (_, index) => `outbox/${String(index).padStart(4, '0')}/mail`);
  for (const key of [...keys, 'outbox/0500-1', 'leads/0500', 'outbox-2/0500']) {
    await mkdir(join(folder, key, '..'), { recursive: true });
    await writeFile(join(folder, key), '{}');
  }
  const blobs = await startBlobs(data);
  const store = getStore({ name: 'tried', consistency: 'strong' });
  const pages: string[][] = [];
  for await (const page of store.list({ prefix: 'outbox/', paginate: true }))
    pages.push(page.blobs.map(({ key }) => key));
  expect(pages.map(({ length }) => length)).toEqual([1000, 201]);
  expect(pages.flat()).toEqual([...keys, 'outbox/0500-1'].sort());
  expect((await store.list({ prefix: 'outbox/05' })).blobs).toHaveLength(101);
  expect((await store.list()).blobs).toHaveLength(1203);
  expect((await getStore('nobody').list()).blobs).toEqual([]);
  await blobs.stop();
});

const serverInUse = (): string => JSON.parse(atob(process.env.NETLIFY_BLOBS_CONTEXT ?? '')).edgeURL;

test('a folder has one server: other programs connect to it while it runs, and start their own afterwards', async () => {
  const shared = await shareBlobs(data);
  const file = join(data, 'server.json');
  // The token opens the store: nobody else on this machine may read it.
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await expect(shareBlobs(data)).rejects.toThrow('another server uses the data');

  const used = await openBlobs(data);
  expect(serverInUse()).toBe(shared.edgeURL);
  await used.stop();
  const store = getStore({ name: 'tried', consistency: 'strong' });
  await store.set('key', 'still there');

  const address = await readFile(file, 'utf8');
  await shared.stop();
  await expect(stat(file)).rejects.toThrow('ENOENT');
  const other = createServer((_request, response) => response.end('{}'));
  const otherAddress = `http://localhost:${await listenOnFreePort(other)}`;
  // As a server leaves it that was killed, and where another program listens on its port since.
  for (const staleAddress of [address, JSON.stringify({ edgeURL: otherAddress, token: 'a token' })]) {
    await writeFile(file, staleAddress);
    const opened = await openBlobs(data);
    expect([shared.edgeURL, otherAddress]).not.toContain(serverInUse());
    expect(await getStore({ name: 'tried', consistency: 'strong' }).get('key')).toBe('still there');
    await opened.stop();
  }
  other.close();
  const next = await shareBlobs(data);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ edgeURL: next.edgeURL, token: next.token });
  await next.stop();
});
