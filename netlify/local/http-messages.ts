// Converts between Node's HTTP messages and the Request and Response of functions and pages.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress } from 'node:zlib';

const compressible = /^(text\/|application\/(json|xml|manifest)|image\/svg)/;
/** Maximum body that the platform passes to a function, in bytes: https://docs.netlify.com/build/functions/overview/ */
const maxPayload = 6 * 1024 * 1024;

/**
 * Brotli quality. Netlify does not document its own; this is usual for compressing on the fly. At 11, pages are 10%
 * smaller but take 50 times as long.
 */
export const brotliQuality = 5;

/** The request without its body, as the platform passes it on; undefined for an invalid address or method. */
export function requestOf(message: IncomingMessage): Request | undefined {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) headers.set(name, [value ?? ''].flat().join(', '));
  try {
    const url = new URL(message.url ?? '/', `http://${message.headers.host ?? 'localhost'}`);
    return new Request(url, { method: message.method ?? 'GET', headers });
  } catch {
    // `Request` refuses the method TRACE, and `URL` an address such as "//".
    return undefined;
  }
}

/**
 * The request with its complete body, as functions get it; undefined when over 6 MB. Throws when the body is cut off.
 */
export async function withBody(request: Request, message: IncomingMessage): Promise<Request | undefined> {
  if (request.method === 'GET' || request.method === 'HEAD') return request;
  const chunks: Buffer[] = [];
  let size = 0;
  // Beyond the limit it reads on and drops: a client that is still sending would not see the reply.
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size <= maxPayload) chunks.push(chunk);
  }
  return size > maxPayload ? undefined : new Request(request, { body: Buffer.concat(chunks) });
}

/** Sends the response, compressed if worthwhile and accepted. Throws when the visitor closes the connection. */
export async function send(
  message: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Response,
): Promise<void> {
  for (const [name, value] of headers) if (name !== 'content-length') response.setHeader(name, value);
  const brotli =
    /\bbr\b/.test(String(message.headers['accept-encoding'])) && compressible.test(headers.get('content-type') ?? '');
  if (brotli) response.setHeader('content-encoding', 'br').setHeader('vary', 'accept-encoding');
  response.writeHead(status);
  if (!body || message.method === 'HEAD') {
    await body?.cancel();
    response.end();
    return;
  }
  const stream = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
  if (brotli)
    await pipeline(
      stream,
      createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
      response,
    );
  else await pipeline(stream, response);
}

/** Whether an error only means that the visitor closed the connection. */
export const isClientDisconnect = (error: unknown): boolean =>
  ['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE'].includes(
    (error as NodeJS.ErrnoException).code ?? '',
  );
