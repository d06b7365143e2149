// The local stand-in for Netlify Blobs: the library's own server, made safe for races and for a crash.
import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setEnvironmentContext } from '@netlify/blobs';
import { BlobsServer } from '@netlify/blobs/server';
import { isPartialWrite, keysOf } from './listing.ts';

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

// Both methods are private in the types; all requests go through the first, all listings through the second.
const LibraryServer = BlobsServer as unknown as new (options: { directory: string; token: string }) => Handler;

/** Keys on a page of the real store. */
const pageSize = 1000;

/**
 * `BlobsServer` with what it lacks compared to the real store: writes are serialized, so that exactly one of many
 * create-only writes succeeds; listings are paginated and leave out unfinished files; reads have an ETag.
 */
class SafeBlobsServer extends LibraryServer {
  #lastWrite: Promise<unknown> = Promise.resolve();

  override async handleRequest(request: Request): Promise<Response> {
    const { method } = request;
    if (method === 'PUT') {
      // Read before waiting in the queue, so that a slow client blocks no other.
      const body = Buffer.from(await request.arrayBuffer());
      const buffered = new Request(request.url, { method, headers: request.headers, body });
      return this.#serialize(() => super.handleRequest(buffered));
    }
    if (method === 'DELETE') return this.#serialize(() => super.handleRequest(request));
    const response = await super.handleRequest(request);
    if (method !== 'GET' || response.status !== 200) return response;
    const bytes = Buffer.from(await response.arrayBuffer());
    const headers = new Headers(response.headers);
    headers.set('etag', etagOf(bytes));
    return new Response(bytes, { headers });
  }

  override async listBlobs({ rootPath, url }: Listing): Promise<Response> {
    const [prefix, cursor] = ['prefix', 'cursor'].map((name) => url.searchParams.get(name) ?? '') as [string, string];
    const keys: string[] = [];
    for await (const key of keysOf(rootPath, { prefix, after: cursor })) {
      keys.push(key);
      if (keys.length === pageSize) break;
    }
    return Response.json({
      blobs: keys.map((key) => ({ key, etag: '' })),
      directories: [],
      ...(keys.length === pageSize ? { next_cursor: keys.at(-1) } : {}),
    });
  }

  /** Runs a write after all earlier ones have ended, whether they succeeded or not. */
  #serialize(write: () => Promise<Response>): Promise<Response> {
    const result = this.#lastWrite.then(write);
    this.#lastWrite = result.catch(() => {});
    return result;
  }
}

const etagOf = (bytes: Buffer): string => `"${createHash('sha256').update(bytes).digest('hex')}"`;
// ETags from the content: the library's are from the file's timestamp, which two writes may share.
Object.assign(BlobsServer, { generateETag: async (file: string) => etagOf(await readFile(file)) });

/** Where a Blobs server is, and its token. */
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
  connectToBlobs({ edgeURL, token });
  return { edgeURL, token, stop: () => server.stop() };
}

/** Points this process, and those it starts, at a Blobs server. */
export function connectToBlobs({ edgeURL, token }: BlobsAddress): void {
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
 * Removes temporary files of interrupted writes. Called before the only server of `directory` starts. Touches only the
 * server's own subfolder, because `directory` may be any folder of the operator's.
 */
export async function removePartialWrites(directory: string): Promise<void> {
  const storeFolder = join(directory, 'entries', siteID);
  // No folder yet.
  const files = await readdir(storeFolder, { recursive: true }).catch(() => []);
  await Promise.all(
    files.filter((file) => isPartialWrite(basename(file))).map((file) => rm(join(storeFolder, file), { force: true })),
  );
}
