/** One measurement: its value, the reference value of the same run, and the maximum ratio of the two. */
export interface Row {
  name: string;
  product: string;
  reference: string;
  ratio: string;
  limit: string;
  met: boolean;
}

export const milliseconds = (time: number): string => `${time.toFixed(time < 10 ? 2 : 0)} ms`;
export const seconds = (time: number): string => `${time.toFixed(1)} s`;

/** The percentile of the times: the time below which this share of them lies. */
export function percentile(times: number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** A measurement with its reference of the same run, if there is one, and the most that it may be. */
export const limited = (
  name: string,
  value: number,
  reference: number | undefined,
  max: number,
  format: (value: number) => string,
): Row => ({
  name,
  product: format(value),
  reference: reference === undefined ? '' : format(reference),
  ratio: reference === undefined ? '' : `${(value / reference).toFixed(2)}×`,
  limit: format(max),
  met: value <= max,
});

/** A count that should be 0, with its total. */
export const zeroCount = (name: string, count: number, among = ''): Row => ({
  name,
  product: String(count),
  reference: among,
  ratio: '',
  limit: '0',
  met: count === 0,
});

/** Prints the rows as a Markdown table, and sets a failing exit code if a limit is exceeded. */
export function printTable(title: string, rows: Row[]): void {
  console.log(`\n## ${title}\n\n| | Measured | Reference | Ratio | Limit | |\n|---|---|---|---|---|---|`);
  for (const { name, product, reference, ratio, limit, met } of rows) {
    const cells = [name, product, reference, ratio, limit, met ? 'met' : '**missed**'];
    console.log(`| ${cells.join(' | ')} |`);
  }
  if (rows.some(({ met }) => !met)) process.exitCode = 1;
}
