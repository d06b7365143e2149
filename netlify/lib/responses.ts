/** Headers of every function response: `netlify.toml` reaches the static files only. */
const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Pages have their CSP in a `<meta>`; these are the directives that `<meta>` does not support. */
const htmlPolicy = "frame-ancestors 'none'";
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

const reply = (status: number, body: string | null, headers: Record<string, string>): Response =>
  new Response(body, {
    status,
    headers: { ...securityHeaders, 'content-security-policy': dataPolicy, 'cache-control': 'no-store', ...headers },
  });

/** A JSON response; not cached unless `headers` say so. */
export const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  reply(status, JSON.stringify(body), { 'content-type': 'application/json', ...headers });

/** An HTML page as the reply to a plain form post. */
export const html = (status: number, page: string, headers: Record<string, string> = {}): Response =>
  reply(status, page, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': htmlPolicy,
    ...headers,
  });

/** Sends a plain form post on to a page of the site. */
export const seeOther = (path: string): Response => reply(303, null, { location: path });

/** 304: the client already has it. */
export const notModified = (headers: Record<string, string>): Response => reply(304, null, headers);
