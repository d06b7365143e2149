import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

/** Largest accepted request body, in bytes. */
const maxBodyBytes = 64 * 1024;
/** Longest time a body may take to arrive, in milliseconds. */
const bodyTimeout = 10_000;

/** A request that is rejected before its content is validated. */
export class HttpError extends Error {
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/** A plain form post, sent without JavaScript: it is answered with a page. */
export const isFormPost = (request: Request): boolean => mediaType(request) === 'application/x-www-form-urlencoded';

/** Whether the reply should be a page: for a plain form post, or an address opened in a browser. */
export const wantsHtml = (request: Request): boolean =>
  isFormPost(request) || (request.headers.get('accept') ?? '').includes('text/html');

const mediaType = (request: Request): string =>
  (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** Throws a 405 with `Allow` unless the method is one of `allowed`. */
export function allowMethods(request: Request, ...allowed: string[]): void {
  if (!allowed.includes(request.method)) {
    throw new HttpError(405, `This address answers ${allowed.join(' and ')} only.`, { allow: allowed.join(', ') });
  }
}

/** Throws a 403 for a request that another site's page sent. Programs without a browser's headers are let through. */
export function refuseCrossSite(request: Request): void {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  // No page can set this header. A browser that hides its referrer calls its own origin "null" beside it.
  if (site === 'same-origin' || site === 'none') return;
  const foreign = origin !== null && (!URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host);
  if (foreign || site !== null) {
    throw new HttpError(403, 'This address answers pages of this site only.');
  }
}

/**
 * The fields of a JSON or url-encoded body. Throws `HttpError`: 415 for another content type, 413 over 64 kB,
 * 408 when it takes longer than 10 seconds to arrive, 400 for bad JSON, JSON that is not an object, a form's field that
 * is sent twice and a body cut off.
 */
export async function readFields(request: Request): Promise<Record<string, unknown>> {
  const type = mediaType(request);
  if (type !== 'application/json' && !isFormPost(request)) {
    throw new HttpError(415, 'Send application/json or application/x-www-form-urlencoded.');
  }
  if (request.headers.has('content-encoding')) throw new HttpError(415, 'Send the body without compression.');
  const text = await limitedText(request);
  if (isFormPost(request)) {
    const fields = new URLSearchParams(text);
    if (new Set(fields.keys()).size < fields.size) throw new HttpError(400, 'A field was sent twice.');
    return Object.fromEntries(fields);
  }
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new HttpError(400, 'The body is not valid JSON.');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new HttpError(400, 'The body must be a JSON object.');
  return body as Record<string, unknown>;
}

/** Reads the body, stopping as soon as it exceeds the limit (whatever Content-Length says) or takes too long. */
async function limitedText(request: Request): Promise<string> {
  const tooLarge = new HttpError(413, `The body is over ${maxBodyBytes / 1024} kB.`);
  if (Number(request.headers.get('content-length')) > maxBodyBytes) throw tooLarge;
  if (!request.body) return '';
  const body = Readable.fromWeb(request.body as ReadableStream);
  const late = new HttpError(408, 'The body took too long to arrive.');
  const timer = setTimeout(() => body.destroy(late), bodyTimeout);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // However this loop ends, it cancels the rest of the body.
    for await (const chunk of body) {
      size += chunk.byteLength;
      if (size > maxBodyBytes) throw tooLarge;
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString('utf8');
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw new HttpError(400, 'The body broke off before its end.');
  } finally {
    clearTimeout(timer);
  }
}
