import { once } from 'node:events';
import { createServer } from 'node:net';
import { listenOnFreePort } from './listen-on-free-port.ts';

/** A port that nothing listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenOnFreePort(server);
  server.close();
  await once(server, 'close');
  return port;
}
