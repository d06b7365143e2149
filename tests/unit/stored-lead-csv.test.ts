import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Lead } from '../../src/features/leads/lead-fields.ts';
import { spreadsheetPhone, toCsv } from '../../src/features/leads/leads-csv.ts';
import type { StoredLead } from '../../src/features/leads/stored-lead.ts';

const text = fc.string({ unit: 'binary', maxLength: 60 });
const lead = (fields: Partial<Lead>): StoredLead => ({
  id: 'a'.repeat(32),
  receivedAt: '2026-11-21T10:15:00.000Z',
  form: 'consultation',
  lead: {
    name: 'Ann',
    email: 'ann@example.com',
    phone: '',
    county: '',
    probateType: 'General Consultation',
    timeframe: '',
    userIntent: '',
    propertyAddress: '',
    notes: '',
    consent: true,
    ...fields,
  },
  consent: { given: true, version: 'v', wording: 'w', page: '/', at: '2026-11-21T10:15:00.000Z' },
});

/** RFC 4180, as a spreadsheet reads it. */
function rowsOf(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, cell = '', end] of csv.matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    row.push(cell.replaceAll('""', '"'));
    if (end !== ',') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

test('whatever was typed, a spreadsheet reads one row a lead, one cell a column, and no formula', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ name: text, notes: text, phone: text }), { maxLength: 5 }), (typed) => {
      const csv = toCsv(typed.map(lead));
      const rows = rowsOf(csv);
      expect(rows).toHaveLength(typed.length + 1);
      for (const row of rows) {
        expect(row).toHaveLength(23);
        for (const cell of row) expect(cell).not.toMatch(/^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/);
      }
      // No text is outside the cells.
      expect(csv.replace(/"(?:[^"]|"")*"(?:,|\r\n)/g, '')).toBe('');
    }),
  );
});

test.each(['=cmd|"/c calc"!A0', '+1', '-1', '@SUM(A1)', '＝1+1', '\t=1', '\n=1', '\u200b=1', '+1=cmd', '-1+3'])(
  'a spreadsheet shows %j and does not run it',
  (formula) => {
    const typed = { name: formula, email: `${formula}@example.com`, phone: formula, notes: formula };
    const [, row = []] = rowsOf(toCsv([lead(typed)]));
    expect(row.filter((cell) => cell.includes('1') || cell.includes('cmd')).length).toBeGreaterThanOrEqual(4);
    for (const cell of row) expect(cell).not.toMatch(/^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/);
  },
);

test('what was agreed to, on which page, and where the visitor first came from are columns', () => {
  const attribution = {
    source: 'letter',
    medium: 'post',
    campaign: 'spring',
    referrer: 'court.example',
    landing: '/faq',
  };
  const [heading = [], row = []] = rowsOf(toCsv([{ ...lead({}), attribution, offer: 'default, idle' }]));
  expect(Object.fromEntries(heading.map((column, index) => [column, row[index]]))).toMatchObject({
    ...attribution,
    consentVersion: 'v',
    consentWording: 'w',
    consentPage: '/',
    consent: 'yes',
    consentAt: '2026-11-21T10:15:00.000Z',
    offer: 'default, idle',
  });
});

test.each([
  ['6145550177', '(614) 555-0177'],
  ['614.555.0177', '(614) 555-0177'],
  ['(614) 555-0177', '(614) 555-0177'],
  ['1-614-555-0177', '(614) 555-0177'],
  ['+16145550177', '(614) 555-0177'],
  ['+1 (614) 555-0177', '(614) 555-0177'],
  ['０６１４５５５０１', 'tel:061455501'],
  ['+44 (0)20 7946 0958', 'tel:+44 (0)20 7946 0958'],
  ['+1-614-555-0177 ext 5', 'tel:+1-614-555-0177 ext 5'],
  ['555-0177', 'tel:555-0177'],
  ['10/11', 'tel:10/11'],
  ['614-555-0177 x5', '614-555-0177 x5'],
  ['614,555,0177', 'tel:614,555,0177'],
  ['614_555_0177', 'tel:614_555_0177'],
  ['٦١٤٥٥٥٠١٧٧', 'tel:٦١٤٥٥٥٠١٧٧'],
  ['call my sister', 'call my sister'],
  ['', ''],
])('a telephone number typed as %j is %j to a spreadsheet', (typed, shown) => {
  expect(spreadsheetPhone(typed)).toBe(shown);
  const cell = rowsOf(toCsv([lead({ phone: typed })]))[1]?.[5];
  expect(cell).toBe(shown);
  // Neither a number nor a formula, which would lose zeros or the plus sign; no apostrophe, which would be dialed.
  if (shown) expect(cell).not.toMatch(/^[\d\s.,-]+$|^['=+@-]/);
});
