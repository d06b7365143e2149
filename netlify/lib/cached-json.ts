import { json, notModified } from './responses.ts';

/** Browsers ask again every time; the CDN keeps the answer until the next post comes due, an hour at most. */
const maxCdnAge = 3600;

/**
 * A JSON reply to a read, with an ETag made of `version`; 304 when the reader has it already.
 * `nextChange` (milliseconds since 1970) ends the CDN's copy; without it the copy lives an hour. A function that reads
 * parameters of the query names them in `headers`, as `netlify-vary`.
 */
export function cachedJson(
  request: Request,
  body: unknown,
  version: string,
  now: number,
  nextChange = Number.POSITIVE_INFINITY,
  headers: Record<string, string> = {},
): Response {
  const age = Math.min(maxCdnAge, Math.floor((nextChange - now) / 1000));
  const caching = {
    etag: `"${version}"`,
    'cache-control': 'public, max-age=0, must-revalidate',
    'netlify-cdn-cache-control': `public, max-age=${age}, must-revalidate`,
    // No parameter makes a difference. Without a name the whole query would:
    // https://docs.netlify.com/build/caching/caching-overview/
    'netlify-vary': 'query=none',
    ...headers,
  };
  const known = (request.headers.get('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(caching.etag) ? notModified(caching) : json(200, body, caching);
}
