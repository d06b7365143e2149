/** One measurement: its value, the reference value of the same run, and the maximum ratio of the two. */
export interface Row {
  name: string;
  product: string;
  reference: string;
  ratio: string;
  limit?: string;
  met: boolean;
}

export const times = (product: number, reference: number): string => `${(product / reference).toFixed(2)}×`;

/** Prints the rows as a Markdown table, and sets a failing exit code if a limit is exceeded. */
export function printTable(title: string, rows: Row[]): void {
  console.log(`\n## ${title}\n\n| | Measured | Reference | Ratio | Limit | |\n|---|---|---|---|---|---|`);
  for (const { name, product, reference, ratio, limit, met } of rows) {
    const cells = [name, product, reference, ratio, limit ?? '', met ? 'met' : '**missed**'];
    console.log(`| ${cells.join(' | ')} |`);
  }
  if (rows.some(({ met }) => !met)) process.exitCode = 1;
}
