// The built site as Netlify would serve it: pages, redirects, headers, functions and storage. Works without internet.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { callFunction, loadFunctions, waitForPendingWork } from './functions.ts';
import { isClientDisconnect, requestOf, send, withBody } from './http-messages.ts';
import { startPages } from './pages.ts';
import { routesTo } from './routes.ts';
import { startSchedules } from './schedule.ts';
import { shareBlobs } from './shared-blobs.ts';
import { uploadDeployBlobs } from './upload-deploy-blobs.ts';

/** How long a stopping server waits for deliveries in progress, in milliseconds; interrupted ones are retried. */
const shutdownTimeout = 3000;

/** Listens on the port and responds 503 until the site is served; throws the system's error when the port is in use. */
export async function listen(port: number): Promise<Server> {
  const server = createServer((_request, response) => {
    response.writeHead(503, { 'retry-after': '5' }).end('The site is being built.');
  });
  await once(server.listen(port), 'listening');
  return server;
}

export interface SiteOptions {
  /** The project folder, with the output of its last build. */
  root: string;
  /** The data folder, which persists leads across restarts. */
  data: string;
}

/** Serves the last build. Returns a function that stops it. */
export async function serveSite(server: Server, { root, data }: SiteOptions): Promise<() => Promise<void>> {
  const blobs = await shareBlobs(data);
  await uploadDeployBlobs(join(root, '.netlify/blobs/deploy'));
  const pages = await startPages(root);
  const functions = await loadFunctions(join(root, 'netlify/functions'));
  const routes = routesTo(functions);

  const respond = async (message: IncomingMessage): Promise<Response> => {
    const request = requestOf(message);
    if (!request) return new Response(null, { status: 400 });
    const match = routes(new URL(request.url).pathname);
    if (!match) return pages.answer(request);
    const complete = await withBody(request, message);
    if (!complete) return new Response('The body is over 6 MB.', { status: 413 });
    return callFunction(match.called, complete, match.params);
  };
  const handle = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      await send(message, response, await respond(message));
    } catch (error) {
      if (!isClientDisconnect(error)) console.error(error);
      response.headersSent ? response.destroy() : response.writeHead(500).end();
    }
  };
  server.removeAllListeners('request').on('request', handle);
  // Last: their first runs wait for a mail server that hangs.
  const stopSchedules = await startSchedules(functions);

  return async () => {
    stopSchedules();
    server.closeAllConnections();
    server.close();
    await waitForPendingWork(shutdownTimeout);
    await pages.stop();
    await blobs.stop();
  };
}
