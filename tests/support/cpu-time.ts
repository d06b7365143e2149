/**
 * CPU time of this thread for the work, in milliseconds. Wall-clock time would include other programs' use of the
 * processor.
 */
export function cpuTime(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
