/** Raised for every non-success status; its message is "503: the body", so that a log line says both. */
export class RequestError extends Error {
  readonly status: number;
  readonly body: string;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.name = 'RequestError';
    this.status = status;
    this.body = body;
  }
}

interface Options {
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** Sent to its end even where the visitor leaves the page. */
  keepalive?: boolean;
}

/**
 * The one way the site calls a server: JSON in, credentials always included, a content type only with a body.
 * Resolves with the response of a success status; throws `RequestError` otherwise and `TypeError` when the network
 * fails.
 */
export async function request(
  method: string,
  url: string,
  { body, headers, signal, keepalive = false }: Options = {},
): Promise<Response> {
  const response = await fetch(url, {
    method,
    credentials: 'include',
    keepalive,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  if (!response.ok) throw new RequestError(response.status, (await response.text()) || response.statusText);
  return response;
}
