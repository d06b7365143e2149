import * as z from 'zod/mini';
import type { ConsentWording } from './forms/lead-form.ts';
import { attribution, type SubmissionContext } from './lead.ts';
import { type Lead, leadSchema } from './lead-fields.ts';

/** The store of a deploy context: site stores are shared by production, previews and branches, so each has its own. */
export const leadStoreName = (deployContext: string): string => `leads-${deployContext}`;

/** Stored in place of a wording: an API client may send its yes without saying which words it showed. */
export const consentNotStated = 'Not known: what sent this lead named no wording that the site shows now.';

const text = z.string();
const isoTime = text.check(z.refine((value) => !Number.isNaN(Date.parse(value))));

/** A lead as it is stored, one key each. What is read back, from the store or from a backup, has to fit this. */
export const storedLeadSchema = z.object({
  id: text.check(z.regex(/^[0-9a-f]{32}$/)),
  /** ISO 8601, UTC. */
  receivedAt: isoTime,
  /** The form it came from. */
  form: text,
  lead: leadSchema,
  /** What the visitor agreed to: the exact words shown, not only a yes. */
  consent: z.object({
    given: z.boolean(),
    /** Version of the consent shown; empty when the sender did not say which one that was. */
    version: text,
    /** The words that were shown, or that nobody knows them (`consentNotStated`). */
    wording: text,
    page: text,
    /** ISO 8601, UTC. */
    at: text,
  }),
  /** First touch; absent when the browser sent none. */
  attribution: z.optional(attribution),
  /** Variant and trigger of the exit offer that it answers. */
  offer: z.optional(text),
  /** Why it is in quarantine; absent for a lead like any other. */
  quarantine: z.optional(text),
});
export type StoredLead = z.infer<typeof storedLeadSchema>;

/** An encrypted lead. What stays readable is what the retention period and the counts need; it is not personal. */
export interface EncryptedLead extends Pick<StoredLead, 'id' | 'receivedAt'>, Pick<Lead, 'probateType'> {
  /** Name of the key that it is encrypted with. */
  key: string;
  /** Initialization vector and ciphertext, base64. */
  iv: string;
  data: string;
}

/** The value of a lead's key in the store. */
export type LeadRecord = StoredLead | EncryptedLead;

/** What a lead asks for, which can be read without its key. */
export const probateTypeOf = (record: LeadRecord): Lead['probateType'] =>
  'data' in record ? record.probateType : record.lead.probateType;

interface LeadSubmission {
  id: string;
  form: string;
  lead: Lead;
  context: SubmissionContext;
  /** The consent that the form shows now. */
  consent: ConsentWording;
  quarantine: string | undefined;
  now: Date;
}

/** The lead as it is stored, with its consent record. */
export function storedLead({ id, form, lead, context, consent, quarantine, now }: LeadSubmission): StoredLead {
  const { page, consentVersion, attribution: firstTouch, offer } = context;
  const receivedAt = now.toISOString();
  return {
    id,
    receivedAt,
    form,
    lead,
    consent: {
      given: lead.consent,
      // A page that was open before a deploy may name an older one.
      version: consentVersion,
      wording: consentVersion === consent.version ? consent.wording : consentNotStated,
      page,
      at: receivedAt,
    },
    ...(firstTouch ? { attribution: firstTouch } : {}),
    ...(offer ? { offer } : {}),
    ...(quarantine ? { quarantine } : {}),
  };
}
