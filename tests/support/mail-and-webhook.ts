// A mail server and a webhook receiver for each test of the calling file, and what they received.
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeEach, vi } from 'vitest';
import { listenOnFreePort } from './listen-on-free-port.ts';
import { mailServer } from './mail-server.ts';

export const webhookSecret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

/** How the webhook receiver answers a call, unless a test says otherwise. */
export const accept: RequestListener = (_request, response) => response.writeHead(200).end();

/**
 * Starts both before each test and names them in the environment: without `hasWebhook` the mail server alone. `state`
 * says how they answer.
 */
export function mailAndWebhook({ hasWebhook = true } = {}) {
  const state = { refusing: false, answerCall: accept };
  const mails: string[] = [];
  // Raw addresses from the SMTP dialog: the server library would decode them.
  const recipients: string[] = [];
  const calls: { body: string; headers: IncomingHttpHeaders }[] = [];

  beforeEach(async () => {
    Object.assign(state, { refusing: false, answerCall: accept });
    for (const received of [mails, recipients, calls]) received.length = 0;
    const smtp = await mailServer(mails, {
      onMailFrom: (_address, _session, done) => done(state.refusing ? new Error('Try later') : null),
    });
    smtp.server.server.on('connection', (socket: Socket) =>
      socket.on('data', (chunk) =>
        recipients.push(
          ...String(chunk)
            .matchAll(/^RCPT TO:<(.+)>/gm)
            .map(([, to = '']) => to),
        ),
      ),
    );
    const webhook = createServer(async (request, response) => {
      calls.push({ body: await text(request), headers: request.headers });
      state.answerCall(request, response);
    });
    vi.stubEnv('SMTP_URL', smtp.url);
    const port = await listenOnFreePort(webhook);
    vi.stubEnv('WEBHOOK_URL', hasWebhook ? `http://localhost:${port}` : '');
    vi.stubEnv('WEBHOOK_SECRET', hasWebhook ? webhookSecret : '');
    return async () => {
      webhook.closeAllConnections();
      webhook.close();
      await smtp.close();
    };
  });

  return { mails, recipients, calls, state };
}
