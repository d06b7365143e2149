// The executor's log: amounts as they are typed, totals, and its entries in the order of their days.
import { parseDollars, printDollars } from '../../law/money.ts';
import { dollars } from '../../tools/frame/print-values.ts';
import { type EstateRecord, type LogEntry, valuesOf } from '../record/record.ts';

const dollarsError = 'Write the amount in dollars, such as 1,250 or 1,250.50.';
export const kinds: Record<LogEntry['kind'], { label: string; error: string }> = {
  hours: { label: 'Hours of work', error: 'Write the hours, such as 1.5 for an hour and a half.' },
  miles: { label: 'Miles driven', error: 'Write the miles, such as 24 or 24.5.' },
  in: { label: 'Money that came in', error: dollarsError },
  out: { label: 'Money that went out', error: dollarsError },
};

const isMoney = (kind: LogEntry['kind']) => kind === 'in' || kind === 'out';

/** Hundredths of an hour or a mile, or cents; undefined where the text is none, or nothing. */
export function parseAmount(kind: LogEntry['kind'], text: string): number | undefined {
  // "1.5" is written like a sum; a dollar sign is not one of hours.
  const amount = isMoney(kind) || !text.includes('$') ? parseDollars(text.replace(/^\./, '0.')) : undefined;
  return amount === undefined || amount === 0 ? undefined : amount;
}

/** "$1,250.50", "1.5 hours". */
export function amountInWords({ kind, amount }: Pick<LogEntry, 'kind' | 'amount'>): string {
  if (isMoney(kind)) return dollars(amount);
  const number = (amount / 100).toLocaleString('en-US');
  return `${number} ${amount === 100 ? kind.slice(0, -1) : kind}`;
}

/** As it is typed into the field again. */
export const amountInField = ({ amount }: LogEntry): string => printDollars(amount);

export interface KeyedEntry extends LogEntry {
  key: string;
}

/** The entries in the order of their days; those of one day in the order in which they were written. */
export const entriesOf = ({ log }: EstateRecord): KeyedEntry[] =>
  valuesOf(log)
    .map(([key, entry]) => ({ ...entry, key }))
    .sort((one, other) => one.day.localeCompare(other.day) || one.key.localeCompare(other.key));

/** The sum of each kind. */
export function totalsOf(entries: readonly LogEntry[]): Record<LogEntry['kind'], number> {
  const totals = { hours: 0, miles: 0, in: 0, out: 0 };
  for (const { kind, amount } of entries) totals[kind] += amount;
  return totals;
}
