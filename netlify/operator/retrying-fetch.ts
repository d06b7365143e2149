// Netlify's API allows 500 requests a minute and sends the time of the next in a header:
// https://docs.netlify.com/api-and-cli-guides/api-guides/get-started-with-api/#rate-limiting The Blobs client honors
// that for some of its requests, but not for the first one of each read and write.
import { setTimeout as wait } from 'node:timers/promises';

/** Minimum and default wait, in milliseconds. */
const minWait = 1000;
const defaultWait = 5000;
/** Fifty requests may wait concurrently, and other programs share the limit. */
const maxAttempts = 20;

/** `fetch` that retries on 429 after the time that the API asks for. */
export async function retryingFetch(...request: Parameters<typeof fetch>): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(...request);
    if (response.status !== 429 || attempt === maxAttempts) return response;
    await response.body?.cancel();
    // Seconds since 1970.
    const reset = Number(response.headers.get('x-ratelimit-reset'));
    await wait(reset ? Math.max(reset * 1000 - Date.now(), minWait) : defaultWait);
  }
}
