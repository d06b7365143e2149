// Sorted keys of a local store. The library's own server stats every file of the store for each listing, and does not
// paginate.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

interface KeyRange {
  prefix: string;
  /** The last key of the page before; empty to begin. */
  after: string;
}

/** Whether the library's server is still writing a file of this name: it is renamed to its key once it is whole. */
export const isPartialWrite = (name: string): boolean => /^\.[a-z0-9]+$/.test(name);

/** Sorted keys of a store's folder that begin with `prefix` and sort after `after`; none if the folder is missing. */
export async function* keysOf(root: string, range: KeyRange, folder = ''): AsyncGenerator<string> {
  const { prefix, after } = range;
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return [];
  });
  const paths = entries
    .filter(({ name }) => !isPartialWrite(name))
    // A folder with its slash, so that its keys are sorted among the files'.
    .map((entry) => folder + entry.name + (entry.isDirectory() ? '/' : ''))
    .filter((path) => path.startsWith(prefix) || (path.endsWith('/') && prefix.startsWith(path)))
    .filter((path) => path > after || after.startsWith(path))
    .sort();
  for (const path of paths) {
    if (path.endsWith('/')) yield* keysOf(root, range, path);
    else if (path > after) yield path;
  }
}
