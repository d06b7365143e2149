// The keys of a local store, a page at a time, as the real store lists them: the library's own server reads the state of
// every file of the store for each listing, and hands all keys out at once.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Keys on a page of the real store. */
export const pageSize = 1000;

interface Wanted {
  prefix: string;
  /** The last key of the page before; empty for the first page. */
  after: string;
  most: number;
}

/** Sorted keys of a store's folder that begin with `prefix` and come after `after`, `most` of them. No folder, no keys. */
export async function keysOf(root: string, wanted: Wanted): Promise<string[]> {
  const keys: string[] = [];
  await walk(root, '', wanted, keys);
  return keys;
}

async function walk(root: string, folder: string, wanted: Wanted, keys: string[]): Promise<void> {
  const { prefix, after, most } = wanted;
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return [];
  });
  // A folder with its slash, so that its keys stand among the files' as they would in one sorted list.
  const paths = entries.map((entry) => folder + entry.name + (entry.isDirectory() ? '/' : '')).sort(byCode);
  for (const path of paths) {
    if (keys.length === most) return;
    const mayHold = path.startsWith(prefix) || (path.endsWith('/') && prefix.startsWith(path));
    if (!mayHold || (path <= after && !after.startsWith(path))) continue;
    if (path.endsWith('/')) await walk(root, path, wanted, keys);
    else if (path > after) keys.push(path);
  }
}

const byCode = (a: string, b: string): number => (a < b ? -1 : 1);
