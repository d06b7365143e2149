import { once } from 'node:events';
import type { Server } from 'node:net';

/** Lets a server listen on a free port of this machine, and gives that. */
export async function portOf(server: Server, host?: string): Promise<number> {
  await once(server.listen(0, host), 'listening');
  return (server.address() as { port: number }).port;
}
