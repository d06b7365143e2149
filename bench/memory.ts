import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Samples the memory of a process in megabytes, twice a second until `stop` or its exit. */
export function memoryOf({ pid }: ChildProcess) {
  const held: number[] = [];
  const sampling = setInterval(() => {
    try {
      const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
      if (kilobytes) held.push(Number(kilobytes) / 1024);
    } catch {
      // It has ended.
      clearInterval(sampling);
    }
  }, 500);
  const average = (part: number[]): number => part.reduce((sum, one) => sum + one, 0) / part.length;
  return {
    stop: () => clearInterval(sampling),
    /** The average of the last `seconds`. */
    lately: (seconds: number): number => average(held.slice(-Math.max(1, Math.floor(2 * seconds)))),
    /** The averages of the middle and of the last third of its time. */
    thirds: (): [middle: number, last: number] => {
      const third = Math.floor(held.length / 3);
      return [average(held.slice(third, 2 * third)), average(held.slice(2 * third))];
    },
  };
}
