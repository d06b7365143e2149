import { type MockInstance, vi } from 'vitest';

/** Answers a request to the store or to a webhook; `pass` sends it on. */
type Answer = (request: { method: string; url: string }, pass: () => Promise<Response>) => Promise<Response>;

/** Lets `answer` take every request of this process until `mockRestore`. */
export function interceptRequests(answer: Answer): MockInstance<typeof fetch> {
  const realFetch = fetch;
  return vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((url, init) =>
      answer({ method: init?.method ?? 'get', url: decodeURIComponent(String(url)) }, () => realFetch(url, init)),
    );
}
