import { glob, readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { getDeployStore } from '@netlify/blobs';
import { localDeployID } from './blobs.ts';

/** Uploads the build's deploy blobs to the local deploy's store, as a deploy does, replacing those of an older build. */
export async function uploadDeployBlobs(directory: string): Promise<void> {
  const store = getDeployStore({ deployID: localDeployID });
  await store.deleteAll();
  const root = resolve(directory);
  for await (const entry of glob('**/*', { cwd: root, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    await store.set(relative(root, file), new Blob([await readFile(file)]));
  }
}
