// Loaded into a build with --import: says how much of the processor each route took, and at its end what all took.
import { readFileSync, writeFileSync } from 'node:fs';

/** Processor seconds of the process and of its children, and the most memory that it held at once, in bytes. */
export interface Measured {
  processor: number;
  children: number;
  peak: number;
}

/** Processor milliseconds so far. */
const used = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

// Astro writes a route's address before it prints the page and the time afterwards: "├─ /faq.html", " (+23ms)". On a
// busy machine the time by the clock says nothing: the processor's stands in its place.
let began = 0;
const write = process.stdout.write.bind(process.stdout);
process.stdout.write = ((chunk: string | Uint8Array, ...rest: []) => {
  if (typeof chunk !== 'string') return write(chunk, ...rest);
  const told = chunk.replace(/\(\+[\d.]+m?s\)/, () => `(+${Math.round(used() - began)}ms)`);
  if (/[├└]─ /.test(chunk)) began = used();
  return write(told, ...rest);
}) as typeof process.stdout.write;

/**
 * Processor seconds of the children, those that have ended too, as Linux counts them, in hundredths; nothing elsewhere.
 */
function ofChildren(): number {
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
  const measured: Measured = {
    processor: used() / 1000,
    children: ofChildren(),
    peak: process.resourceUsage().maxRSS * 1024,
  };
  if (process.env.MEASURED) writeFileSync(process.env.MEASURED, JSON.stringify(measured));
});
