import { Agent, createServer, request } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { listenOnFreePort } from '../tests/support/listen-on-free-port.ts';

/** Minimum round-trip time of a network, in milliseconds. */
const roundTrip = 40;

/**
 * A proxy that delays each response of the server at `address`, like a network. On one machine fonts and scripts arrive
 * before the browser has painted its first frame, and Lighthouse, which simulates a slow network from its trace, takes
 * them for render-blocking. No real network is that fast.
 */
export async function delayedProxy(address: string): Promise<{ address: string; stop: () => void }> {
  const agent = new Agent({ keepAlive: true });
  const server = createServer(async (incoming, answer) => {
    await setTimeout(roundTrip);
    const { method, headers } = incoming;
    /** Either side closed the connection: the measurement continues. */
    const gaveUp = () => answer.destroy();
    const onward = request(address + incoming.url, { method, headers, agent });
    onward.on('response', (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      pipeline(answered, answer).catch(gaveUp);
    });
    pipeline(incoming, onward).catch(gaveUp);
  });
  return {
    address: `http://localhost:${await listenOnFreePort(server)}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}
