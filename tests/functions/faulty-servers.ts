// Mail servers and webhook receivers that fail as the visitor's address says, so that all faults can happen at once.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { json, text } from 'node:stream/consumers';
import { listenOnFreePort } from '../support/listen-on-free-port.ts';
import { mailServer } from '../support/mail-server.ts';

const answer = (message: string, responseCode: number): Error => Object.assign(new Error(message), { responseCode });

/** Until `isHealed`: `refused@…` 550, `full@…` 452, `hanging@…` no answer, `dropped@…` cut off after DATA. */
export async function faultyMailServer(isHealed: () => boolean) {
  const taken: { to: string; id: string }[] = [];
  const sockets = new Map<number | undefined, Socket>();
  const { server, url, close } = await mailServer([], {
    onRcptTo: ({ address: to }, _session, done) => {
      if (isHealed()) done();
      else if (to.startsWith('refused')) done(answer(`<${to}> is unknown here`, 550));
      else if (to.startsWith('full')) done(answer('Mailbox full', 452));
      else if (!to.startsWith('hanging')) done();
    },
    onData: async (stream, { envelope, remotePort }, done) => {
      const mail = await text(stream);
      const to = envelope.rcptTo[0]?.address ?? '';
      taken.push({ to, id: /^Message-ID:\s+(\S+)/m.exec(mail)?.[1] ?? '' });
      if (to.startsWith('dropped') && !isHealed()) sockets.get(remotePort)?.destroy();
      else done();
    },
  });
  server.server.on('connection', (socket: Socket) => sockets.set(socket.remotePort, socket));
  return { taken, url, close };
}

function endless(reply: ServerResponse): void {
  let hasRoom = true;
  while (hasRoom && !reply.destroyed) hasRoom = reply.write('x'.repeat(65_536));
  reply.once('drain', () => endless(reply));
}

const hookFaults: Record<string, (incoming: IncomingMessage, reply: ServerResponse) => void> = {
  'hook-hangs': () => {},
  'hook-cut': ({ socket }) => socket.destroy(),
  'hook-moved': (_incoming, reply) => reply.writeHead(307, { location: 'http://localhost:1/' }).end(),
  'hook-500': (_incoming, reply) => endless(reply.writeHead(500)),
  'hook-endless-reply': (_incoming, reply) => endless(reply.writeHead(200)),
};

/** Until `isHealed`, the part of the lead's address before the @ chooses the fault. */
export async function faultyWebhook(isHealed: () => boolean) {
  const calls: string[] = [];
  const server = createServer(async (incoming, reply) => {
    calls.push(String(incoming.headers['webhook-id']));
    const [fault = ''] = ((await json(incoming)) as { lead: { email: string } }).lead.email.split('@');
    const fail = isHealed() ? undefined : hookFaults[fault];
    if (fail) fail(incoming, reply);
    else reply.writeHead(204).end();
  });
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { calls, url: `http://localhost:${await listenOnFreePort(server)}`, close };
}
