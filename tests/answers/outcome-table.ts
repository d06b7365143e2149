import { outcomes } from '../../src/features/questions/contract.ts';

interface Logged {
  intent: string;
  outcome: string;
  pages: string[];
}

/** Parses the log line of a question, with any prefix of the platform; undefined for other lines. */
function parseLogLine(line: string): Logged | undefined {
  const start = line.indexOf('{"intent"');
  if (start < 0) return undefined;
  try {
    return JSON.parse(line.slice(start)) as Logged;
  } catch {
    // A line that was cut off.
    return undefined;
  }
}

/** A line for each intent: how many messages, and the share of each outcome; then the pages that were quoted most. */
export function outcomeTable(log: string): string {
  const all = log.split('\n').flatMap((line) => parseLogLine(line) ?? []);
  const head = ['intent'.padEnd(18), 'messages', ...outcomes.map((name) => name.padStart(8))].join('  ');
  const rows = [...Map.groupBy(all, ({ intent }) => intent)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([intent, list]) => {
      const shares = outcomes.map((name) => {
        const count = list.filter(({ outcome }) => outcome === name).length;
        return `${((100 * count) / list.length).toFixed(1)}%`.padStart(8);
      });
      return [intent.padEnd(18), String(list.length).padStart(8), ...shares].join('  ');
    });
  const quoted = all.filter(({ outcome }) => outcome === 'quote').flatMap(({ pages }) => pages.slice(0, 1));
  const pages = [...Map.groupBy(quoted, (page) => page)]
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, 20)
    .map(([page, list]) => `${String(list.length).padStart(8)}  ${page}`);
  return [head, ...rows, '', 'quoted most', ...pages].join('\n');
}
