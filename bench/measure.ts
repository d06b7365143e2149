// Loaded into a build with --import: writes down, at its end, what it took from the machine.
import { writeFileSync } from 'node:fs';

/** Processor seconds, and the most memory held at once in bytes. */
export interface Measured {
  processor: number;
  peak: number;
}

process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  const measured: Measured = { processor: (userCPUTime + systemCPUTime) / 1e6, peak: maxRSS * 1024 };
  if (process.env.MEASURED) writeFileSync(process.env.MEASURED, JSON.stringify(measured));
});
