import { stringify } from 'csv-stringify/sync';
import { plainText } from '../../shared/plain-text.ts';
import { attribution as attributionSchema } from './lead.ts';
import { leadSchema } from './lead-fields.ts';
import type { StoredLead } from './stored-lead.ts';

const columns = [
  'id',
  'receivedAt',
  'form',
  ...Object.keys(leadSchema.shape),
  'consentVersion',
  'consentWording',
  'consentPage',
  'consentAt',
  ...Object.keys(attributionSchema.shape),
  'offer',
];

/**
 * A telephone number that a spreadsheet keeps as text, with its zeros and its plus sign, and that a person can dial. A
 * spreadsheet takes "6145550177" for a number and "+1-614-555-0177" for a sum; an apostrophe in front would be dialed.
 */
export function spreadsheetPhone(phone: string): string {
  const number = phone.normalize('NFKC').trim();
  const [, area, exchange, line] = /^(?:\+?1[\s.-]*)?\(?(\d{3})\)?[\s.-]*(\d{3})[\s.-]*(\d{4})$/.exec(number) ?? [];
  if (area) return `(${area}) ${exchange}-${line}`;
  // What has no letters may be read as a number, a date or a sum; what begins with a plus sign is a formula otherwise.
  return number && /^(?:\+|\P{L}+$)/u.test(number) ? `tel:${number}` : number;
}

/**
 * Leads as CSV (RFC 4180), with a heading row unless they continue a file. A spreadsheet shows its cells and never runs
 * them: formula characters, full-width ones too, are escaped, and characters nobody sees left out.
 */
export const toCsv = (leads: StoredLead[], header = true): string =>
  stringify(
    leads.map(({ id, receivedAt, form, lead, consent, attribution, offer }) => ({
      id,
      receivedAt,
      form,
      ...lead,
      phone: spreadsheetPhone(lead.phone),
      consent: consent.given ? 'yes' : 'no',
      consentVersion: consent.version,
      consentWording: consent.wording,
      consentPage: consent.page,
      consentAt: consent.at,
      ...attribution,
      offer,
    })),
    {
      columns,
      header,
      quoted: true,
      quoted_empty: true,
      record_delimiter: 'windows',
      escape_formulas: true,
      cast: { string: plainText },
    },
  );
