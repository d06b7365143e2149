// The local stand-in for Netlify Blobs: the library's own server, made safe for races and for a crash.
import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setEnvironmentContext } from '@netlify/blobs';
import { BlobsServer } from '@netlify/blobs/server';
import { isUnfinished, Listings } from './listing.ts';
import { StoreLock } from './store-lock.ts';

export const siteID = '0';
export const localDeployID = '0';

interface Listing {
  /** The store's folder. */
  rootPath: string;
  url: URL;
}

interface Handler {
  handleRequest(request: Request): Promise<Response>;
  listBlobs(listing: Listing): Promise<Response>;
  start(): Promise<{ port: number }>;
  stop(): Promise<void>;
}

// The types call both methods private; every request goes through the one, and every listing through the other.
const LibraryServer = BlobsServer as unknown as new (options: { directory: string; token: string }) => Handler;

/**
 * `BlobsServer` with what the real store has and the local one lacks: changes of one key come one after another, so
 * that of many create-only writes exactly one succeeds; a store is emptied alone; a listing names no file that is half
 * written, comes in pages and holds nobody up; and reads have an ETag.
 */
class SafeBlobsServer extends LibraryServer {
  readonly #lock = new StoreLock();
  readonly #listings = new Listings();

  override async handleRequest(request: Request): Promise<Response> {
    const { method, url } = request;
    if (isWholeStore(url)) {
      const handled = () => super.handleRequest(request);
      return method === 'DELETE' ? this.#lock.alone(handled) : handled();
    }
    const key = new URL(url).pathname;
    if (method === 'PUT') return this.#lock.change(key, () => this.#put(request));
    if (method === 'DELETE') return this.#lock.change(key, () => super.handleRequest(request));
    const response = await super.handleRequest(request);
    if (request.method !== 'GET' || response.status !== 200) return response;
    const bytes = Buffer.from(await response.arrayBuffer());
    const headers = new Headers(response.headers);
    headers.set('etag', etagOf(bytes));
    return new Response(bytes, { headers });
  }

  override async listBlobs({ rootPath, url }: Listing): Promise<Response> {
    const [prefix, after] = ['prefix', 'cursor'].map((name) => url.searchParams.get(name) ?? '') as [string, string];
    const { keys, cursor } = await this.#listings.page(rootPath, prefix, after);
    return Response.json({
      blobs: keys.map((key) => ({ key, etag: '' })),
      directories: [],
      ...(cursor ? { next_cursor: cursor } : {}),
    });
  }

  /** The library's ETags come from a file's time stamp, which two writes may share; these come from the content. */
  async #put(request: Request): Promise<Response> {
    const headers = new Headers(request.headers);
    const wanted = headers.get('if-match');
    headers.delete('if-match');
    if (wanted) {
      const current = await this.handleRequest(
        new Request(request.url, { headers: { authorization: headers.get('authorization') ?? '' } }),
      );
      if (current.headers.get('etag') !== wanted) return new Response(null, { status: 412 });
    }
    const body = Buffer.from(await request.arrayBuffer());
    const response = await super.handleRequest(new Request(request.url, { method: 'PUT', headers, body }));
    const isApi = response.headers.get('content-type')?.includes('json');
    return response.ok && !isApi
      ? new Response(null, { status: response.status, headers: { etag: etagOf(body) } })
      : response;
  }
}

/** A request for all keys of a store, to list or to delete them: its path ends with the store's name. */
const isWholeStore = (url: string): boolean =>
  new URL(url).pathname.split('/').filter((part) => part && !part.startsWith('region:')).length === 2;

const etagOf = (bytes: Buffer): string => `"${createHash('sha256').update(bytes).digest('hex')}"`;

/** Where a Blobs server is, and what it wants to hear. */
export interface BlobsAddress {
  edgeURL: string;
  token: string;
}

export interface LocalBlobs extends BlobsAddress {
  stop(): Promise<void>;
}

/** Starts a Blobs server that keeps its data in `directory` and points this process, and those it starts, at it. */
export async function startBlobs(directory: string): Promise<LocalBlobs> {
  const token = crypto.randomUUID();
  const server = new SafeBlobsServer({ directory, token });
  const { port } = await server.start();
  const edgeURL = `http://localhost:${port}`;
  connectTo({ edgeURL, token });
  return { edgeURL, token, stop: () => server.stop() };
}

/** Points this process, and those it starts, at a Blobs server. */
export function connectTo({ edgeURL, token }: BlobsAddress): void {
  setEnvironmentContext({
    deployID: localDeployID,
    edgeURL,
    primaryRegion: 'us-east-2',
    siteID,
    token,
    uncachedEdgeURL: edgeURL,
  });
}

/**
 * Removes the temporary files of writes that a crash cut off. Only for the one server of `directory`, before it starts.
 * `directory` may be any folder of the operator's: only what lies where the server writes is the server's.
 */
export async function removeCutOffWrites(directory: string): Promise<void> {
  const written = join(directory, 'entries', siteID);
  // No folder yet: nothing was ever written.
  const files = await readdir(written, { recursive: true }).catch(() => []);
  await Promise.all(
    files.filter((file) => isUnfinished(basename(file))).map((file) => rm(join(written, file), { force: true })),
  );
}
