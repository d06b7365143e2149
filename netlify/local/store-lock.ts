/**
 * A readers-writer lock over keys: changes of different keys run side by side, those of one key one after another, and
 * what removes all keys runs alone.
 */
export class StoreLock {
  #alone: Promise<unknown> = Promise.resolve();
  readonly #changes = new Map<string, Promise<unknown>>();

  /** Runs a change of one key. */
  change<T>(key: string, work: () => Promise<T>): Promise<T> {
    const result = Promise.all([this.#alone, this.#changes.get(key)]).then(work);
    const ended: Promise<unknown> = settled(result).then(() => {
      if (this.#changes.get(key) === ended) this.#changes.delete(key);
    });
    this.#changes.set(key, ended);
    return result;
  }

  /** Runs what must not meet any change: those that began earlier end first, those that come later wait. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    const result = Promise.all([this.#alone, ...this.#changes.values()]).then(work);
    this.#alone = settled(result);
    return result;
  }
}

/** Whether it succeeded is for the caller; whoever comes next only waits for the end. */
const settled = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    () => undefined,
  );
