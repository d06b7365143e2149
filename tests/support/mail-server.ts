import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { listenOnFreePort } from './listen-on-free-port.ts';

/** A mail server that puts each whole mail into the list, unless `options` say otherwise. Clients may break off. */
export async function mailServer(mails: string[], options: SMTPServerOptions = {}) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      // Only a whole mail counts: a killed client breaks off in the middle.
      text(stream).then(
        (mail) => {
          mails.push(mail);
          done();
        },
        () => {},
      );
    },
    ...options,
  });
  server.on('error', () => {});
  const url = `smtp://127.0.0.1:${await listenOnFreePort(server.server, '127.0.0.1')}`;
  return { server, url, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}
