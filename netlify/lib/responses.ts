/** Headers of every function response: `netlify.toml` reaches the static files only. */
const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Pages carry their own hash policy in a `<meta>`; what a `<meta>` cannot say stands here. */
const htmlPolicy = "frame-ancestors 'none'";
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** A JSON reply; not kept by any cache unless `headers` say so. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, {
    status,
    headers: { ...always, 'content-security-policy': dataPolicy, 'cache-control': 'no-store', ...headers },
  });
}

/** An HTML page as the reply to a plain form post. */
export function html(status: number, page: string, headers: Record<string, string> = {}): Response {
  return new Response(page, {
    status,
    headers: {
      ...always,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': htmlPolicy,
      'cache-control': 'no-store',
      ...headers,
    },
  });
}

/** Sends a plain form post on to a page of the site. */
export const seeOther = (path: string): Response =>
  new Response(null, {
    status: 303,
    headers: { ...always, 'content-security-policy': dataPolicy, location: path, 'cache-control': 'no-store' },
  });

/** An empty reply, such as 304. */
export const empty = (status: number, headers: Record<string, string>): Response =>
  new Response(null, { status, headers: { ...always, 'content-security-policy': dataPolicy, ...headers } });
