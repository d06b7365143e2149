// The built site as Netlify would serve it: pages, redirects, headers, functions and storage. Works without internet.

import { statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress } from 'node:zlib';
import { NetlifyDev } from '@netlify/dev';
import { removeCutOffWrites, startBlobs } from './blobs.ts';
import { startSchedules } from './schedule.ts';
import { uploadDeployBlobs } from './upload-deploy-blobs.ts';

const compressible = /^(text\/|application\/(json|xml|manifest)|image\/svg)/;

/** Takes the port, and answers 503 until the site is served; throws the system's error when the port is taken. */
export function listen(port: number): Promise<Server> {
  const server = createServer((_request, response) => {
    response.writeHead(503, { 'retry-after': '5' }).end('The site is being built.');
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, () => resolve(server));
  });
}

/** Serves what the last build printed. `data` is the folder that keeps leads across restarts. Gives back how to stop. */
export async function serveSite(server: Server, root: string, data: string): Promise<() => Promise<void>> {
  await removeCutOffWrites(data);
  const blobs = await startBlobs(data);
  await uploadDeployBlobs(join(root, '.netlify/blobs/deploy'));
  const off = { enabled: false };
  const netlify = new NetlifyDev({
    projectRoot: root,
    skipGitignore: true,
    serverAddress: null,
    blobs: off,
    edgeFunctions: off,
    images: off,
    database: off,
    geolocation: off,
    aiGateway: off,
  });
  await netlify.start();

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    request.headers['x-forwarded-for'] = request.socket.remoteAddress ?? '';
    request.headers['x-nf-client-connection-ip'] = request.socket.remoteAddress ?? '';
    const found = await netlify.handleAndIntrospectNodeRequest(request);
    if (!found) {
      // The page for everything else, with the headers that netlify.toml gives to pages.
      const page = await netlify.handle(new Request('http://localhost/404'));
      return send(request, response, new Response(page?.body, { headers: page?.headers ?? {}, status: 404 }));
    }
    // The only rewrites of netlify.toml are the 404 pages of the blog and the topics; the library gives them status 200,
    // and calls a page that shadows a rewrite a redirect too.
    const { body, headers, status } = found.response;
    const missing = found.type === 'redirect' && status === 200 && !isPage(join(root, 'dist'), request.url ?? '/');
    await send(request, response, missing ? new Response(body, { headers, status: 404 }) : found.response);
  };
  server.removeAllListeners('request').on('request', (request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      response.headersSent ? response.destroy() : response.writeHead(500).end();
    });
  });
  // Last: a mail server that hangs holds their first runs up.
  const stopSchedules = await startSchedules(join(root, 'netlify/functions'));

  return async () => {
    stopSchedules();
    server.closeAllConnections();
    server.close();
    await netlify.stop();
    await blobs.stop();
  };
}

function isPage(dist: string, address: string): boolean {
  const { pathname } = new URL(address, 'http://localhost');
  const file = join(dist, pathname.replace(/\/$/, '') || '/index');
  return [file, `${file}.html`].some((path) => statSync(path, { throwIfNoEntry: false })?.isFile());
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Response,
): Promise<void> {
  for (const [name, value] of headers) if (name !== 'content-length') response.setHeader(name, value);
  const brotli =
    /\bbr\b/.test(String(request.headers['accept-encoding'])) && compressible.test(headers.get('content-type') ?? '');
  if (brotli) response.setHeader('content-encoding', 'br').setHeader('vary', 'accept-encoding');
  response.writeHead(status);
  if (!body || request.method === 'HEAD') {
    await body?.cancel();
    response.end();
    return;
  }
  // The visitor went away while the answer was made.
  if (response.destroyed) return;
  const stream = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
  if (brotli)
    await pipeline(stream, createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }), response);
  else await pipeline(stream, response);
}
