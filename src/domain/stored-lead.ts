import type { Lead, SubmissionContext } from './lead.ts';

/** What the visitor agreed to: the exact words shown, not only a yes. */
export interface ConsentRecord {
  given: boolean;
  /** Version and wording of the consent shown; empty when the sender did not say which one that was. */
  version: string;
  wording: string;
  page: string;
  /** ISO 8601, UTC. */
  at: string;
}

/** A lead as it is kept, one key each. */
export interface StoredLead {
  id: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  lead: Lead;
  consent: ConsentRecord;
}

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The id a submission is kept under: its own id together with its content, so that the same submission sent again
 * is the same lead, and the same id with other content is another one. Without an id (a plain form post) the hour
 * stands in for it. 32 hex digits.
 */
export async function leadId(lead: Lead, submissionId: string | null, now: Date): Promise<string> {
  const own = submissionId ?? now.toISOString().slice(0, 13);
  const content = JSON.stringify([own, ...Object.entries(lead).sort(([a], [b]) => a.localeCompare(b))]);
  return hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content))).slice(0, 32);
}

/** The lead with its consent record. `wordings` are the consent wordings ever shown, by version. */
export function storedLead(
  id: string,
  lead: Lead,
  { page, consentVersion }: SubmissionContext,
  wordings: Record<string, string>,
  now: Date,
): StoredLead {
  const at = now.toISOString();
  const wording = wordings[consentVersion];
  return {
    id,
    receivedAt: at,
    lead,
    consent: { given: lead.consent, version: wording ? consentVersion : '', wording: wording ?? '', page, at },
  };
}
