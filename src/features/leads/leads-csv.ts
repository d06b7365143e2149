import { stringify } from 'csv-stringify/sync';
import { plainText } from '../../shared/plain-text.ts';
import type { StoredLead } from './stored-lead.ts';

const columns = [
  'id',
  'receivedAt',
  'form',
  'name',
  'email',
  'phone',
  'county',
  'probateType',
  'timeframe',
  'userIntent',
  'propertyAddress',
  'notes',
  'consent',
  'consentVersion',
  'consentWording',
  'consentPage',
  'consentAt',
  'source',
  'medium',
  'campaign',
  'referrer',
  'landing',
  'offer',
];

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
