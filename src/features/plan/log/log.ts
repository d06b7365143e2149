// The executor's log: kinds of entries, parsing and formatting of amounts, order and totals.
import { parseDollars } from '../../law/money.ts';
import { dollars } from '../../tools/frame/format.ts';
import { type EstateRecord, type LogEntry, presentValues } from '../record/record.ts';

const amountError = 'Write the amount in dollars, such as 1,250 or 1,250.50.';
export const entryKinds: Record<LogEntry['kind'], { label: string; error: string }> = {
  hours: { label: 'Hours of work', error: 'Write the hours, such as 1.5 for an hour and a half.' },
  miles: { label: 'Miles driven', error: 'Write the miles, such as 24 or 24.5.' },
  in: { label: 'Money that came in', error: amountError },
  out: { label: 'Money that went out', error: amountError },
};

const isMoney = (kind: LogEntry['kind']) => kind === 'in' || kind === 'out';

/** Hundredths of an hour or a mile, or cents; undefined if the text is no amount, or zero. */
export function parseAmount(kind: LogEntry['kind'], text: string): number | undefined {
  // Hours and miles are written like dollars, but without a dollar sign.
  const amount = isMoney(kind) || !text.includes('$') ? parseDollars(text.replace(/^\./, '0.')) : undefined;
  return amount || undefined;
}

/** "$1,250.50", "1.5 hours". */
export function formatAmount({ kind, amount }: Pick<LogEntry, 'kind' | 'amount'>): string {
  if (isMoney(kind)) return dollars(amount);
  const number = (amount / 100).toLocaleString('en-US');
  return `${number} ${amount === 100 ? kind.slice(0, -1) : kind}`;
}

export interface KeyedEntry extends LogEntry {
  key: string;
}

/** The entries by day, then by the time when they were written, which their keys begin with. */
export const sortedEntries = ({ log }: EstateRecord): KeyedEntry[] =>
  presentValues(log)
    .map(([key, entry]) => ({ ...entry, key }))
    .sort((a, b) => a.day.localeCompare(b.day) || a.key.localeCompare(b.key));

/** The sum of each kind. */
export function totalsOf(entries: readonly LogEntry[]): Record<LogEntry['kind'], number> {
  const totals = { hours: 0, miles: 0, in: 0, out: 0 };
  for (const { kind, amount } of entries) totals[kind] += amount;
  return totals;
}
