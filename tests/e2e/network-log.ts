// Everything that leaves a browser, and what of it should not.
import type { Page, Request } from '@playwright/test';

/** Every request of the page from now on, its history steps included. */
export function networkLog(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

/** The requests that send what was typed, that send anything at all, or that leave this site. */
export async function leaksIn(requests: readonly Request[], origin: string, typed: RegExp): Promise<string[]> {
  const leaks: string[] = [];
  for (const request of requests) {
    // A file that is made in the browser has an address of its own; the fragment is not sent.
    const address = request
      .url()
      .replace(/^blob:/, '')
      .replace(/#.*/, '');
    const body = request.postData() ?? '';
    const sent = [address, body, JSON.stringify(await request.allHeaders())].join(' ');
    const harmless = request.method() === 'GET' && !body && address.startsWith(`${origin}/`) && !typed.test(sent);
    if (!harmless) leaks.push(`${request.method()} ${request.url()}`);
  }
  return leaks;
}
