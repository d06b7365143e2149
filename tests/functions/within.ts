import { vi } from 'vitest';

const { setTimeout: reallyWait } = globalThis;

/**
 * The result of the call, which must arrive before its (fake) timers have advanced so many milliseconds. They
 * are advanced by hand, so that tests do not wait for time limits and a busy machine does not make a function look
 * slow.
 */
export async function within<T>(milliseconds: number, call: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    let isOver = false;
    const result = call().finally(() => {
      isOver = true;
    });
    for (let elapsed = 0; elapsed < milliseconds && !isOver; elapsed += 100) {
      // What goes over a connection takes its own time.
      await new Promise((resolve) => reallyWait(resolve, 5));
      await vi.advanceTimersByTimeAsync(100);
    }
    // The last of the work may still be under way, but no timer goes on any more.
    const timeout = new Promise<never>((_, reject) => {
      const timer = reallyWait(() => reject(new Error(`There was no result within ${milliseconds} ms.`)), 20_000);
      timer.unref();
    });
    return await Promise.race([result, timeout]);
  } finally {
    vi.useRealTimers();
  }
}
