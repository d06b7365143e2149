import { once } from 'node:events';
import type { Server } from 'node:net';

/** Starts a server on a free port of this machine, and returns the port. */
export async function listenOnFreePort(server: Server, host?: string): Promise<number> {
  await once(server.listen(0, host), 'listening');
  return (server.address() as { port: number }).port;
}
