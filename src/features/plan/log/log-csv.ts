// Fetched when the visitor asks for the file.
import { stringify } from 'csv-stringify/browser/esm/sync';
import { printDollars } from '../../law/money.ts';
import type { EstateRecord } from '../record/record.ts';
import { entriesOf, kinds } from './log.ts';

/**
 * The log as CSV (RFC 4180), with a column of plain numbers for each kind. A spreadsheet shows its cells and never runs
 * them: what would begin a formula is escaped.
 */
export const logCsv = (record: EstateRecord): string =>
  stringify(
    entriesOf(record).map(({ day, what, kind, amount }) => ({ day, what, [kind]: printDollars(amount) })),
    {
      columns: [
        { key: 'day', header: 'Day' },
        { key: 'what', header: 'What for' },
        ...Object.entries(kinds).map(([key, { label }]) => ({ key, header: label })),
      ],
      header: true,
      quoted: true,
      quoted_empty: true,
      record_delimiter: 'windows',
      escape_formulas: true,
      // Programs that open a file without asking take it for another alphabet otherwise.
      bom: true,
    },
  );
