// The keys of a local store, one after another in their order: the library's own server reads the state of every file
// of the store for each listing, and hands all keys out at once.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

interface Wanted {
  prefix: string;
  /** The last key that is known already; empty to begin. */
  after: string;
}

/** Whether the library's server is still writing a file of this name: it is renamed to its key once it is whole. */
export const isUnfinished = (name: string): boolean => /^\.[a-z0-9]+$/.test(name);

/**
 * Sorted keys of a store's folder that begin with `prefix` and come after `after`. A folder that is not there has none.
 */
export async function* keysOf(root: string, wanted: Wanted, folder = ''): AsyncGenerator<string> {
  const { prefix, after } = wanted;
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return [];
  });
  const paths = entries
    .filter(({ name }) => !isUnfinished(name))
    // A folder with its slash, so that its keys are sorted among the files'.
    .map((entry) => folder + entry.name + (entry.isDirectory() ? '/' : ''))
    .filter((path) => path.startsWith(prefix) || (path.endsWith('/') && prefix.startsWith(path)))
    .filter((path) => path > after || after.startsWith(path))
    .sort();
  for (const path of paths) {
    if (path.endsWith('/')) yield* keysOf(root, wanted, path);
    else if (path > after) yield path;
  }
}

/** Keys on a page of the real store. */
const pageSize = 1000;
/** Maximum of open listings: a client that reads only a first page leaves one open. */
const mostOpen = 20;

interface Page {
  keys: string[];
  /** What to ask for the next page with; nothing after the last one. */
  cursor?: string | undefined;
}

/** Hands listings out in pages. A listing is continued, not restarted, for its next page. */
export class Listings {
  readonly #open = new Map<string, AsyncGenerator<string>>();

  async page(root: string, prefix: string, after: string): Promise<Page> {
    const name = (key: string) => JSON.stringify([root, prefix, key]);
    const going = after ? this.#open.get(name(after)) : undefined;
    this.#open.delete(name(after));
    const listing = going ?? keysOf(root, { prefix, after });
    const keys: string[] = [];
    while (keys.length < pageSize) {
      const { value, done } = await listing.next();
      if (done) return { keys };
      keys.push(value);
    }
    const cursor = keys.at(-1) ?? '';
    this.#open.set(name(cursor), listing);
    for (const oldest of this.#open.keys()) if (this.#open.size > mostOpen) this.#open.delete(oldest);
    return { keys, cursor };
  }
}
