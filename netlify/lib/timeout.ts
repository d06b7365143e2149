/** Storage failed or timed out; the visitor is asked to try again (503). */
export class StorageUnavailable extends Error {
  constructor(cause?: unknown) {
    super('Storage is not available.', { cause });
  }
}

/**
 * An answer is due within 8 seconds, below the 15 that the visitor's browser waits: this leaves room for the rest of
 * the reply.
 */
const storageTimeout = 6500;

/** The result of a call; rejects with `timeoutError` when it takes longer than `timeoutMs`. */
export async function raceTimeout<T>(timeoutMs: number, call: Promise<T>, timeoutError: Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(timeoutError), timeoutMs);
  });
  return Promise.race([call, timeout]).finally(() => clearTimeout(timer));
}

/**
 * The result of one storage call or several, or `StorageUnavailable` when they fail or take longer than 6.5 seconds:
 * left alone, the Blobs client retries a failing server for about 25 seconds.
 */
export const withTimeout = <T>(call: Promise<T>): Promise<T> =>
  raceTimeout(storageTimeout, call, new StorageUnavailable('timeout')).catch((error) => {
    throw error instanceof StorageUnavailable ? error : new StorageUnavailable(error);
  });
