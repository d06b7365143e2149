// What the local Blobs server adds to the library's own server.
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { getDeployStore, getStore } from '@netlify/blobs';
import { expect, test } from 'vitest';
import { localDeployID, startBlobs } from '../../netlify/local/blobs.ts';
import { openBlobs, shareBlobs } from '../../netlify/local/shared-blobs.ts';
import { uploadDeployBlobs } from '../../netlify/local/upload-deploy-blobs.ts';
import { listenOnFreePort } from '../support/listen-on-free-port.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

test('partial writes are removed from the store’s folder only', async () => {
  const foreign = ['.env', '.bashrc', 'home/.profile'];
  const written = 'entries/0/site:leads-dev/leads';
  const data = temporaryFolder({
    ...Object.fromEntries(foreign.map((file) => [file, 'mine'])),
    [`${written}/.k3x9`]: '{"id":',
    [`${written}/a-lead`]: '{}',
  });
  const blobs = await shareBlobs(data);
  expect(await readdir(join(data, written))).toEqual(['a-lead']);
  expect(await readdir(data, { recursive: true })).toEqual(expect.arrayContaining(foreign));
  await blobs.stop();
});

test('uploading deploy blobs replaces those of an older build', async () => {
  const blobs = await startBlobs(temporaryFolder());
  for (const key of ['posts/old', 'posts/new']) await uploadDeployBlobs(temporaryFolder({ [key]: key }));
  const store = getDeployStore({ deployID: localDeployID });
  expect((await store.list()).blobs.map(({ key }) => key)).toEqual(['posts/new']);
  expect(await store.get('posts/new')).toBe('posts/new');
  await blobs.stop();
});

test('a listing is complete during concurrent deletions', async () => {
  const blobs = await startBlobs(temporaryFolder());
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
  const keys = Array.from({ length: 1200 }, (_, index) => `outbox/${String(index).padStart(4, '0')}/mail`);
  const all = [...keys, 'outbox/0500-1', 'leads/0500', 'outbox-2/0500'];
  const files = Object.fromEntries(all.map((key) => [`entries/0/site:tried/${key}`, '{}']));
  const blobs = await startBlobs(temporaryFolder(files));
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
  const data = temporaryFolder();
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
