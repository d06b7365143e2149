import { type MockInstance, onTestFinished, vi } from 'vitest';

interface Sent {
  method: string;
  url: string;
}
/** Answers a request to the store or to a webhook; `pass` sends it on. */
type Answer = (request: Sent, pass: () => Promise<Response>) => Promise<Response>;

/** Lets `answer` take every request of this process until `mockRestore`, or the end of the test. */
export function interceptRequests(answer: Answer): MockInstance<typeof fetch> {
  const realFetch = fetch;
  const requests = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((url, init) =>
      answer({ method: init?.method ?? 'get', url: decodeURIComponent(String(url)) }, () => realFetch(url, init)),
    );
  onTestFinished(() => requests.mockRestore());
  return requests;
}

/** Does something right before the first request that matches, until `mockRestore`. */
export function interruptOnce(matches: (request: Sent) => boolean, interrupt: () => Promise<unknown>) {
  let isDone = false;
  return interceptRequests(async (request, pass) => {
    if (!isDone && matches(request)) {
      isDone = true;
      await interrupt();
    }
    return pass();
  });
}
