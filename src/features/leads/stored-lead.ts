import type { ConsentWording } from './forms/lead-form.ts';
import type { Attribution, Lead, SubmissionContext } from './lead.ts';

/** The store of a deploy context: site stores are shared by production, previews and branches, so each has its own. */
export const leadStoreName = (deployContext: string): string => `leads-${deployContext}`;

/** What the visitor agreed to: the exact words shown, not only a yes. */
export interface ConsentRecord {
  given: boolean;
  /** Version of the consent shown; empty when the sender did not say which one that was. */
  version: string;
  /** The words that were shown, or that nobody knows them (`consentNotStated`). */
  wording: string;
  page: string;
  /** ISO 8601, UTC. */
  at: string;
}

/** Kept in place of a wording: an API client may send its yes without saying which words it showed. */
export const consentNotStated = 'Not known: what sent this lead named no wording that the site shows now.';

/** A lead as it is kept, one key each. */
export interface StoredLead {
  id: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** The form it came from. */
  form: string;
  lead: Lead;
  consent: ConsentRecord;
  /** First touch; absent when the browser told nothing. */
  attribution?: Attribution;
  /** Variant and trigger of the exit offer that it answers. */
  offer?: string;
  /** Why it stands in quarantine; absent for a lead like any other. */
  quarantine?: string;
}

interface Received {
  id: string;
  form: string;
  lead: Lead;
  context: SubmissionContext;
  /** The consent that the form shows now. */
  consent: ConsentWording;
  quarantine: string | undefined;
  now: Date;
}

/** The lead as it is kept, with its consent record. */
export function storedLead({ id, form, lead, context, consent, quarantine, now }: Received): StoredLead {
  const { page, consentVersion, attribution, offer } = context;
  const at = now.toISOString();
  return {
    id,
    receivedAt: at,
    form,
    lead,
    consent: {
      given: lead.consent,
      // A page that was open before a deploy may name an older one.
      version: consentVersion,
      wording: consentVersion === consent.version ? consent.wording : consentNotStated,
      page,
      at,
    },
    ...(attribution ? { attribution } : {}),
    ...(offer ? { offer } : {}),
    ...(quarantine ? { quarantine } : {}),
  };
}
