// A mail server and a webhook receiver for each test of the calling file, and what they received.
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, vi } from 'vitest';
import { listenOnFreePort } from './listen-on-free-port.ts';
import { mailServer } from './mail-server.ts';

interface Call {
  body: string;
  headers: IncomingHttpHeaders;
}

export const webhookSecret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

/**
 * Starts both before each test and names them in the environment, which is as before after it: without `hasWebhook` the
 * mail server alone. `state` says how they answer.
 */
export function mailAndWebhook({ hasWebhook = true } = {}) {
  const state = { refusing: false, webhookStatus: 200 };
  const mails: string[] = [];
  // Raw addresses from the SMTP dialog: the server library would decode them.
  const recipients: string[] = [];
  const calls: Call[] = [];
  let smtp: Awaited<ReturnType<typeof mailServer>>;
  let webhook: Server;

  beforeEach(async () => {
    Object.assign(state, { refusing: false, webhookStatus: 200 });
    mails.length = 0;
    recipients.length = 0;
    calls.length = 0;
    smtp = await mailServer(mails, {
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
    webhook = createServer(async (request, response) => {
      calls.push({ body: await text(request), headers: request.headers });
      response.writeHead(state.webhookStatus).end();
    });
    vi.stubEnv('SMTP_URL', smtp.url);
    const port = await listenOnFreePort(webhook);
    vi.stubEnv('WEBHOOK_URL', hasWebhook ? `http://localhost:${port}` : '');
    vi.stubEnv('WEBHOOK_SECRET', hasWebhook ? webhookSecret : '');
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    webhook.close();
    await smtp.close();
  });

  return { mails, recipients, calls, state };
}
