// Loaded on demand.
import { stringify } from 'csv-stringify/browser/esm/sync';
import { printDollars } from '../../law/money.ts';
import type { EstateRecord } from '../record/record.ts';
import { entryKinds, sortedEntries } from './log.ts';

/**
 * The log as CSV (RFC 4180), with a column of plain numbers for each kind of entry. Cells that a spreadsheet would run
 * as a formula are escaped (CSV injection).
 */
export const logCsv = (record: EstateRecord): string =>
  stringify(
    sortedEntries(record).map(({ day, what, kind, amount }) => ({ day, what, [kind]: printDollars(amount) })),
    {
      columns: [
        { key: 'day', header: 'Day' },
        { key: 'what', header: 'What for' },
        ...Object.entries(entryKinds).map(([key, { label }]) => ({ key, header: label })),
      ],
      header: true,
      quoted: true,
      quoted_empty: true,
      record_delimiter: 'windows',
      escape_formulas: true,
      // Without a byte order mark, Excel does not read the file as UTF-8.
      bom: true,
    },
  );
