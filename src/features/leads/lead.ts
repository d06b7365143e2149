// A lead: its fields, limits and the sentences a visitor reads; the contract of POST /api/leads.
import * as z from 'zod/mini';
import { isEmailAddress } from '../../shared/email-address.ts';
import { oneLine, plainText } from '../../shared/plain-text.ts';

export const leadsPath = '/api/leads';

/** Longest accepted text, in characters (UTF-16 units, as the browser's `maxlength` counts). */
export const leadLimits = { name: 120, email: 254, phone: 40, county: 40, propertyAddress: 300, notes: 5000 } as const;

const tooLong = (label: string, max: number) => `${label} can have at most ${max} characters`;

/** Optional text: empty by default. */
export const optionalText = (label: string, max: number, clean = oneLine) =>
  z._default(z.string(`${label} must be text`).check(z.overwrite(clean), z.maxLength(max, tooLong(label, max))), '');

/** Required text; `missing` is the error message when it is empty. */
export const requiredText = (label: string, max: number, missing: string, min = 1) =>
  z.string(missing).check(z.overwrite(oneLine), z.minLength(min, missing), z.maxLength(max, tooLong(label, max)));

export const emailAddress = (invalid: string) =>
  z
    .string(invalid)
    .check(
      z.overwrite(oneLine),
      z.maxLength(leadLimits.email, tooLong('Email', leadLimits.email)),
      z.refine(isEmailAddress, invalid),
    );

export const optionalPhone = optionalText('Phone number', leadLimits.phone);
export const optionalNotes = (label: string) => optionalText(label, leadLimits.notes, plainText);

/** Text that the visitor's browser adds, on one line for the operator's mail; empty if invalid. */
const optionalLine = (max: number) =>
  z._default(z.catch(z.string().check(z.overwrite(oneLine), z.maxLength(max)), ''), '');

/**
 * Where the visitor first came from, without anything personal: stored with the lead for the operator's own bookkeeping.
 */
export const attribution = z.object({
  source: optionalLine(100),
  medium: optionalLine(100),
  campaign: optionalLine(100),
  /** Host of the site that linked here. */
  referrer: optionalLine(200),
  /** Path of the first page seen, without query. */
  landing: optionalLine(200),
});
export type Attribution = z.infer<typeof attribution>;

/** Metadata sent with the lead. It can never make a lead fail: invalid values are dropped. */
export const submissionContext = z.object({
  /** Path of the page, without query. */
  page: z._default(z.catch(z.string().check(z.maxLength(200), z.regex(/^\/[a-z0-9/-]*$/)), ''), ''),
  consentVersion: optionalLine(40),
  /** The honeypot field, which bots fill in: whatever was sent, since anything but an empty text counts. */
  topic: z.optional(z.unknown()),
  /**
   * Milliseconds from the opening of the page to sending the form, by the visitor's own clock; nothing without
   * JavaScript.
   */
  elapsed: z.catch(z.optional(z.number().check(z.nonnegative())), undefined),
  attribution: z.catch(z.optional(attribution), undefined),
  /** The variant and the trigger of the exit offer, if the lead came from there. */
  offer: optionalLine(40),
});
export type SubmissionContext = z.infer<typeof submissionContext>;

/** One error message for each invalid field. */
export type FieldErrors = Record<string, string>;

/** First sentence of each failed field. */
export function fieldErrors(error: z.core.$ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error.issues) errors[issue.path.join('.')] ??= issue.message;
  return errors;
}

export interface LeadAccepted {
  /** The stored lead's id. */
  id: string;
  /** The reference number to show to the visitor, such as "4F2A-91C7". */
  reference: string;
  /** For every guide lead: the guide as text. */
  guideDownloadUrl?: string;
  /** For every guide lead: whether a mail with the guide's links is on its way to the address. */
  mailQueued?: boolean;
}

export interface LeadRefused {
  error: string;
  fields?: FieldErrors;
}

/** The header that carries the submission's own id (a UUID), so that a retry is never a second lead. */
export const submissionHeader = 'idempotency-key';
