// The executor's log: amounts, totals, and the CSV file.
import { expect, test } from 'vitest';
import { formatAmount, parseAmount, sortedEntries, totalsOf } from '../../../src/features/plan/log/log.ts';
import { logCsv } from '../../../src/features/plan/log/log-csv.ts';
import { type LogEntry, newRecord } from '../../../src/features/plan/record/record.ts';

const recordOf = (entries: LogEntry[]) => ({
  ...newRecord('0b9c9a2e-7a56-4f1e-9d8e-3f1a2b3c4d5e'),
  log: Object.fromEntries(entries.map((value, index) => [`e${index}`, { value, changed: index }])),
});
const entry = (fields: Partial<LogEntry>): LogEntry => ({
  day: '2026-07-01',
  kind: 'out',
  amount: 100,
  what: 'Stamps',
  ...fields,
});

test.each([
  ['hours', '1.5', 150],
  ['hours', '.25', 25],
  ['hours', '2', 200],
  ['miles', '1,024.5', 102_450],
  ['in', '$1,250.50', 125_050],
  ['out', '1250', 125_000],
  ['hours', '$2', undefined],
  ['hours', '1:30', undefined],
  ['miles', '-3', undefined],
  ['out', '0', undefined],
  ['out', '', undefined],
  ['in', '12.345', undefined],
  ['in', 'ten', undefined],
  ['out', '=1+1', undefined],
] as const)('%s: "%s" is %s hundredths', (kind, text, amount) => {
  expect(parseAmount(kind, text)).toBe(amount);
});

test('formats amounts', () => {
  expect(formatAmount({ kind: 'hours', amount: 100 })).toBe('1 hour');
  expect(formatAmount({ kind: 'miles', amount: 102_450 })).toBe('1,024.5 miles');
  expect(formatAmount({ kind: 'in', amount: 125_050 })).toBe('$1,250.50');
});

test('entries are sorted by day, and each kind has a total', () => {
  const record = recordOf([
    entry({ day: '2026-09-01', kind: 'in', amount: 18_000_010, what: 'Sale of the house' }),
    entry({ day: '2026-07-01', kind: 'hours', amount: 150 }),
    entry({ day: '2026-07-01', kind: 'hours', amount: 75 }),
    entry({ kind: 'out', amount: 20 }),
    entry({ kind: 'out', amount: 10 }),
  ]);
  expect(sortedEntries(record).map(({ key }) => key)).toEqual(['e1', 'e2', 'e3', 'e4', 'e0']);
  expect(totalsOf(sortedEntries(record))).toEqual({ hours: 225, miles: 0, in: 18_000_010, out: 30 });
  expect(sortedEntries({ ...record, log: { e1: { value: null, changed: 9 } } })).toEqual([]);
});

test('the CSV file has a column for each kind', () => {
  const csv = logCsv(
    recordOf([entry({ what: 'Deed, "certified" copy', amount: 1250 }), entry({ kind: 'miles', amount: 2450 })]),
  );
  expect(csv).toBe(
    [
      '\ufeff"Day","What for","Hours of work","Miles driven","Money that came in","Money that went out"',
      '"2026-07-01","Deed, ""certified"" copy","","","","12.50"',
      '"2026-07-01","Stamps","","24.50","",""',
      '',
    ].join('\r\n'),
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', '＋1', '－1', '＠A'])(
  'a spreadsheet shows %j and does not run it',
  (what) => expect(logCsv(recordOf([entry({ what })]))).toContain(`,"'${what}",`),
);
