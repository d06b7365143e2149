/**
 * The milliseconds that this thread computes for the work. The clock on the wall goes on while other programs have the
 * processor.
 */
export function cpuTime(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
