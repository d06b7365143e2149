import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fingerprint } from '../../shared/fingerprint.build.ts';
import { blobKeys } from './deploy-data.ts';

/** A blob, from what the content collections print for it; `startedAt` is when the build started. */
function blobOf(key: string, printed: string, startedAt: Date): string | Blob {
  switch (key) {
    case blobKeys.faqs:
      return JSON.stringify({ version: fingerprint(printed), items: JSON.parse(printed) });
    case blobKeys.posts:
      return JSON.stringify({ ...JSON.parse(printed), buildBegan: startedAt.toISOString() });
    case blobKeys.answerData:
      // Compressed: a cold start waits for it, and reads a third of the bytes.
      return new Blob([gzipSync(printed)]);
    default:
      return printed;
  }
}

/** The blobs of one deploy, by key; `read` gets what src/pages/deploy-data prints under the same name. */
export async function deployBlobs(
  read: (name: string) => Promise<string>,
  startedAt: Date,
): Promise<Map<string, string | Blob>> {
  const keys = Object.values(blobKeys);
  return new Map(await Promise.all(keys.map(async (key) => [key, blobOf(key, await read(key), startedAt)] as const)));
}

/** Writes the blobs where the deploy takes them from, clearing what an older build left. */
export async function writeDeployBlobs(blobs: Map<string, string | Blob>, directory: string): Promise<void> {
  await rm(directory, { recursive: true, force: true });
  for (const [key, content] of blobs) {
    const file = join(directory, key);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, typeof content === 'string' ? content : content.stream());
  }
}
