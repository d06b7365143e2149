import { once } from 'node:events';
import { createServer } from 'node:net';
import { portOf } from './port-of.ts';

/** A port that nothing listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await portOf(server);
  server.close();
  await once(server, 'close');
  return port;
}
