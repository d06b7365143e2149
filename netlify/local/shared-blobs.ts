// One Blobs server for a folder: a second one on the same files would race with it. The server writes its address and
// key into server.json, and other programs connect to it.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type BlobsAddress,
  connectToBlobs,
  type LocalBlobs,
  removePartialWrites,
  siteID,
  startBlobs,
} from './blobs.ts';

/** How long a server on this machine may take to answer, in milliseconds. */
const timeout = 2000;

/** Beside the stores, in the server's own folder. */
const addressFile = (directory: string): string => join(directory, 'server.json');

/** Starts the only Blobs server of `directory` and writes its address there. Throws when one is running already. */
export async function shareBlobs(directory: string): Promise<LocalBlobs> {
  if (await runningServer(directory))
    throw new Error(`another server uses the data in ${directory}. Stop it, or choose another folder with SITE_DATA.`);
  await removePartialWrites(directory);
  const blobs = await startBlobs(directory);
  const file = addressFile(directory);
  await mkdir(directory, { recursive: true });
  // `mode` applies to a new file only.
  await rm(file, { force: true });
  const { edgeURL, token } = blobs;
  await writeFile(file, JSON.stringify({ edgeURL, token }), { mode: 0o600, flag: 'wx' });
  return {
    ...blobs,
    stop: async () => {
      await rm(file, { force: true });
      await blobs.stop();
    },
  };
}

/** Connects this process to the running server of `directory`, or starts one until `stop`. */
export async function openBlobs(directory: string): Promise<{ stop(): Promise<void> }> {
  const address = await runningServer(directory);
  if (!address) return startBlobs(directory);
  connectToBlobs(address);
  return { stop: async () => {} };
}

/** Address of the running server of `directory`; undefined if there is none, or if it was killed. */
async function runningServer(directory: string): Promise<BlobsAddress | undefined> {
  try {
    const address = JSON.parse(await readFile(addressFile(directory), 'utf8')) as BlobsAddress;
    const headers = { authorization: `Bearer ${address.token}` };
    const listing = `${address.edgeURL}/${siteID}/site:none`;
    const response = await fetch(listing, { headers, signal: AbortSignal.timeout(timeout) });
    // Another program may listen on that port by now.
    return Array.isArray(((await response.json()) as { blobs?: unknown }).blobs) ? address : undefined;
  } catch {
    // No file, no connection, or a response that is not a Blobs server's.
    return undefined;
  }
}
