// Netlify's API takes 500 requests a minute and says when it takes the next:
// https://docs.netlify.com/api-and-cli-guides/api-guides/get-started-with-api/#rate-limiting
// The Blobs client waits for some of its requests, but not for the one that each read and write begins with.
import { setTimeout as wait } from 'node:timers/promises';

/** In milliseconds: at least, and where the API does not say when. */
const shortest = 1000;
const usual = 5000;
/** Fifty requests may wait at once, and other programs share the limit. */
const attempts = 20;

/** `fetch`, but what the API refuses as too much (429) is asked again when it may be. */
export async function retryingFetch(...request: Parameters<typeof fetch>): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(...request);
    if (response.status !== 429 || attempt === attempts) return response;
    await response.body?.cancel();
    // Seconds since 1970.
    const reset = Number(response.headers.get('x-ratelimit-reset'));
    await wait(reset ? Math.max(reset * 1000 - Date.now(), shortest) : usual);
  }
}
