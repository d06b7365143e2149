// What the local stand-in for Netlify Blobs adds to the library's own server.
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeCutOffWrites } from '../../netlify/local/blobs.ts';

test('half-written files go from where the server writes, and from nowhere else', async () => {
  const data = await mkdtemp(join(tmpdir(), 'blobs-'));
  const written = join(data, 'entries/0/site:leads-dev/leads');
  await mkdir(written, { recursive: true });
  await mkdir(join(data, 'home'));
  const own = ['.env', '.bashrc', 'home/.profile'];
  for (const file of own) await writeFile(join(data, file), 'mine');
  await writeFile(join(written, '.k3x9'), '{"id":');
  await writeFile(join(written, 'a-lead'), '{}');
  await removeCutOffWrites(data);
  expect(await readdir(written)).toEqual(['a-lead']);
  expect(await readdir(data, { recursive: true })).toEqual(expect.arrayContaining(own));
  await rm(data, { recursive: true });
});
