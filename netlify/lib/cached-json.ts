import { json, notModified } from './responses.ts';

/** Browsers revalidate every time; the CDN caches for an hour. */
const maxCdnAge = 3600;

/**
 * Caching headers of a response that cannot change before `nextChange` (milliseconds since 1970). The CDN caches it
 * until then, for `maxAge` seconds at most.
 */
export const cacheHeaders = (now: number, nextChange = Number.POSITIVE_INFINITY, maxAge = maxCdnAge) => ({
  'cache-control': 'public, max-age=0, must-revalidate',
  'netlify-cdn-cache-control': `public, max-age=${Math.min(maxAge, Math.floor((nextChange - now) / 1000))}, must-revalidate`,
  // The response does not depend on the query; by default the CDN's cache key includes it:
  // https://docs.netlify.com/build/caching/caching-overview/
  'netlify-vary': 'query=none',
});

/**
 * A JSON response to a GET request, with `version` as its ETag; 304 when the client has that version. A function that
 * reads query parameters names them in the `netlify-vary` header of `caching`.
 */
export function cachedJson(
  request: Request,
  body: unknown,
  version: string,
  caching: Record<string, string>,
): Response {
  const etag = `"${version}"`;
  const cachedTags = (request.headers.get('if-none-match') ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  if (!cachedTags.includes(etag)) return json(200, body, { ...caching, etag });
  // Otherwise the CDN would cache the 304 and send it to clients without a cached copy.
  const { 'netlify-cdn-cache-control': _, ...forBrowsers } = caching;
  return notModified({ ...forBrowsers, etag });
}
