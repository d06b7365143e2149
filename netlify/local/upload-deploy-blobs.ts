import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getDeployStore } from '@netlify/blobs';
import { localDeployID } from './blobs.ts';

/** Puts the build's deploy blobs into the local deploy's store, as a deploy does, clearing what an older build left. */
export async function uploadDeployBlobs(directory: string): Promise<void> {
  const store = getDeployStore({ deployID: localDeployID });
  await store.deleteAll();
  for await (const entry of glob('**/*', { cwd: directory, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    await store.set(file.slice(directory.length + 1), await readFile(file, 'utf8'));
  }
}
