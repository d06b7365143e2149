// Mail servers and webhook receivers that fail as the visitor's address says, so that all faults can happen at once.
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';

const portOf = (server: { address(): unknown }): number => (server.address() as { port: number }).port;

const answer = (message: string, responseCode: number): Error => Object.assign(new Error(message), { responseCode });

/** Calls `onMail` with each mail it was sent whole: `end` takes it or refuses it, `cutOff` ends the connection. */
async function mailServer(
  onMail: (mail: string, session: SMTPServerSession, end: (error?: Error) => void, cutOff: () => void) => void,
  own: SMTPServerOptions = {},
) {
  const sockets = new Map<number | undefined, Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      let mail = '';
      stream.on('data', (chunk) => {
        if (mail.length < 10_000) mail += chunk;
      });
      stream.on('error', () => {});
      stream.on('end', () => onMail(mail, session, done, () => sockets.get(session.remotePort)?.destroy()));
    },
    ...own,
  });
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    const { remotePort } = socket;
    sockets.set(remotePort, socket);
    socket.once('close', () => sockets.delete(remotePort));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${portOf(server.server)}`, close };
}

async function receiver(onCall: RequestListener) {
  const server = createServer(onCall);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://localhost:${portOf(server)}`, close };
}

/** While `healed` is false: `refused@…` 550, `full@…` 452, `hanging@…` no answer, `dropped@…` cut off after DATA. */
export async function faultyMailServer(healed: () => boolean) {
  const taken: { to: string; id: string }[] = [];
  const server = await mailServer(
    (mail, { envelope }, end, cutOff) => {
      const to = envelope.rcptTo[0]?.address ?? '';
      taken.push({ to, id: /^Message-ID:\s+(\S+)/m.exec(mail)?.[1] ?? '' });
      if (to.startsWith('dropped') && !healed()) cutOff();
      else end();
    },
    {
      onRcptTo: ({ address: to }, _session, done) => {
        if (healed()) done();
        else if (to.startsWith('refused')) done(answer(`<${to}> is unknown here`, 550));
        else if (to.startsWith('full')) done(answer('Mailbox full', 452));
        else if (!to.startsWith('hanging')) done();
      },
    },
  );
  return { taken, ...server };
}

function endless(reply: ServerResponse): void {
  let more = true;
  while (more && !reply.destroyed) more = reply.write('x'.repeat(65_536));
  reply.once('drain', () => endless(reply));
}

const hookFaults: Record<string, (incoming: IncomingMessage, reply: ServerResponse) => void> = {
  'hook-hangs': () => {},
  'hook-cut': ({ socket }) => socket.destroy(),
  'hook-moved': (_incoming, reply) => reply.writeHead(307, { location: 'http://localhost:1/' }).end(),
  'hook-500': (_incoming, reply) => endless(reply.writeHead(500)),
  'hook-endless-reply': (_incoming, reply) => endless(reply.writeHead(200)),
};

/** While `healed` is false, the part of the lead's address before the @ chooses the fault. */
export async function faultyWebhook(healed: () => boolean) {
  const calls: string[] = [];
  const server = await receiver(async (incoming, reply) => {
    let body = '';
    for await (const chunk of incoming) body += chunk;
    calls.push(String(incoming.headers['webhook-id']));
    const [fault = ''] = (JSON.parse(body) as { lead: { email: string } }).lead.email.split('@');
    const fail = healed() ? undefined : hookFaults[fault];
    if (fail) fail(incoming, reply);
    else reply.writeHead(204).end();
  });
  return { calls, ...server };
}
