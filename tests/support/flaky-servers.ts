// A mail server and a webhook's receiver of which every third attempt fails, in turn before and after they took it.
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

const portOf = (server: { address(): unknown }): number => (server.address() as { port: number }).port;

/** What comes of the next attempt, as long as `healed` is false. */
function turns(healed: () => boolean): () => 'taken' | 'refused' | 'cut off' {
  let attempts = 0;
  return () => {
    attempts += 1;
    if (healed() || attempts % 3 > 0) return 'taken';
    return attempts % 6 > 0 ? 'refused' : 'cut off';
  };
}

/** Notes the part before the @ of each Message-ID that it took whole: "ID.kind". One that is cut off was taken. */
export async function flakyMailServer(healed: () => boolean) {
  const taken: string[] = [];
  const sockets = new Map<number | undefined, Socket>();
  const next = turns(healed);
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, { remotePort }, done) => {
      let mail = '';
      stream.on('data', (chunk) => {
        if (mail.length < 10_000) mail += chunk;
      });
      stream.on('error', () => {});
      stream.on('end', () => {
        const turn = next();
        if (turn === 'refused') return done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
        taken.push(/^Message-ID:\s+<([^@]+)@/m.exec(mail)?.[1] ?? 'none');
        if (turn === 'cut off') sockets.get(remotePort)?.destroy();
        else done();
      });
    },
  });
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    const { remotePort } = socket;
    sockets.set(remotePort, socket);
    socket.once('close', () => sockets.delete(remotePort));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { taken, url: `smtp://127.0.0.1:${portOf(server.server)}`, close };
}

/** Notes the delivery id of each call that it took whole. */
export async function flakyWebhook(healed: () => boolean) {
  const taken: string[] = [];
  const next = turns(healed);
  const server = createServer(async (incoming, reply) => {
    incoming.on('error', () => {});
    const chunks = await incoming.toArray().catch(() => undefined);
    if (!chunks) return;
    const turn = next();
    if (turn !== 'refused') taken.push(String(incoming.headers['x-delivery-id']));
    if (turn === 'cut off') incoming.socket.destroy();
    else reply.writeHead(turn === 'taken' ? 204 : 500).end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { taken, url: `http://localhost:${portOf(server)}`, close };
}
