// The local stand-in for Netlify Blobs: the library's own server, made safe for races and for a crash.
import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setEnvironmentContext } from '@netlify/blobs';
import { BlobsServer } from '@netlify/blobs/server';

const siteID = '0';
export const localDeployID = '0';

interface Handler {
  handleRequest(request: Request): Promise<Response>;
  start(): Promise<{ port: number }>;
  stop(): Promise<void>;
}

// The types call `handleRequest` private; it is the one place through which every request goes.
const LibraryServer = BlobsServer as unknown as new (options: { directory: string; token: string }) => Handler;

/**
 * `BlobsServer` with what the real store has and the local one lacks: writes of one key one after another, so that of
 * many create-only writes exactly one succeeds, and an ETag on reads.
 */
class SerialBlobsServer extends LibraryServer {
  readonly #last = new Map<string, Promise<Response>>();

  override handleRequest(request: Request): Promise<Response> {
    if (request.method === 'PUT')
      return this.#inTurn(new URL(request.url).pathname, () => super.handleRequest(request));
    return super.handleRequest(request).then((response) => (request.method === 'GET' ? withETag(response) : response));
  }

  async #inTurn(key: string, write: () => Promise<Response>): Promise<Response> {
    const mine = (this.#last.get(key) ?? Promise.resolve()).then(write);
    this.#last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (this.#last.get(key) === mine) this.#last.delete(key);
    }
  }
}

async function withETag(response: Response): Promise<Response> {
  if (response.status !== 200) return response;
  const bytes = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.set('etag', `"${createHash('sha256').update(bytes).digest('hex')}"`);
  return new Response(bytes, { headers });
}

export interface LocalBlobs {
  stop(): Promise<void>;
}

/**
 * Starts a Blobs server that keeps its data in `directory` and points this process, and the functions it starts, at it.
 */
export async function startBlobs(directory: string): Promise<LocalBlobs> {
  const token = crypto.randomUUID();
  const server = new SerialBlobsServer({ directory, token });
  const { port } = await server.start();
  const edgeURL = `http://localhost:${port}`;
  setEnvironmentContext({
    deployID: localDeployID,
    edgeURL,
    primaryRegion: 'us-east-2',
    siteID,
    token,
    uncachedEdgeURL: edgeURL,
  });
  return server;
}

/** Removes the temporary files of writes that a crash cut off. Only for the one server of `directory`, before it starts. */
export async function removeCutOffWrites(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true }).catch(() => []);
  await Promise.all(
    entries
      .filter((entry) => /(^|\/)\.[a-z0-9]+$/.test(entry))
      .map((entry) => rm(join(directory, entry), { force: true })),
  );
}
