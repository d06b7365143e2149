import { type MockInstance, vi } from 'vitest';

interface Sent {
  method: string;
  url: string;
}
/** Answers a request to the store or to a webhook; `pass` sends it on. */
type Answer = (request: Sent, pass: () => Promise<Response>) => Promise<Response>;

/** Lets `answer` take every request of this process until `mockRestore`, or the end of the test. */
export function interceptRequests(answer: Answer): MockInstance<typeof fetch> {
  const realFetch = fetch;
  return vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((url, init) =>
      answer({ method: init?.method ?? 'get', url: decodeURIComponent(String(url)) }, () => realFetch(url, init)),
    );
}

/** Does something right before the first request that matches. */
export function interruptOnce(matches: (request: Sent) => boolean, interrupt: () => Promise<unknown>): void {
  let isDone = false;
  interceptRequests(async (request, pass) => {
    if (!isDone && matches(request)) {
      isDone = true;
      await interrupt();
    }
    return pass();
  });
}
