/** Raised for every non-success status; the message is the status, a colon, a space and the body (specification part 1 §8). */
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
  signal?: AbortSignal;
}

/**
 * The one way the site calls a server: JSON in, credentials always included, a content type only with a body.
 * Resolves with the response of a success status; throws `RequestError` otherwise and `TypeError` when the network fails.
 */
export async function request(method: string, url: string, { body, headers, signal }: Options = {}): Promise<Response> {
  const response = await fetch(url, {
    method,
    credentials: 'include',
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  if (!response.ok) throw new RequestError(response.status, (await response.text()) || response.statusText);
  return response;
}

/** Reads JSON from `url`. With `on401: 'nothing'` an unauthorised read gives `undefined` instead of raising. */
export async function read<T>(
  url: string,
  { on401 = 'raise' }: { on401?: 'raise' | 'nothing' } = {},
): Promise<T | undefined> {
  try {
    return (await (await request('GET', url)).json()) as T;
  } catch (error) {
    if (on401 === 'nothing' && error instanceof RequestError && error.status === 401) return undefined;
    throw error;
  }
}
