// Loaded with --import: on exit, writes the process's resource usage to the file named by MEASURED.
import { readFileSync, writeFileSync } from 'node:fs';

/** Processor seconds of the process and of its children, and its peak memory in bytes. */
export interface Measured {
  processor: number;
  children: number;
  peak: number;
}

/** Processor seconds of children that have ended or still run, as Linux counts them (hundredths); 0 elsewhere. */
function childSeconds(): number {
  const ticks = (pid: number | string, from: number): number => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[from]) + Number(fields[from + 1]);
  };
  try {
    const { pid } = process;
    const running = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
    return running.reduce((sum, child) => sum + ticks(child, 11), ticks(pid, 13)) / 100;
  } catch {
    return 0;
  }
}

process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  const measured: Measured = {
    processor: (user + system) / 1e6,
    children: childSeconds(),
    peak: process.resourceUsage().maxRSS * 1024,
  };
  if (process.env.MEASURED) writeFileSync(process.env.MEASURED, JSON.stringify(measured));
});
