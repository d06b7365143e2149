import * as z from 'zod/mini';
import { plainText } from '../../../shared/plain-text.ts';
import { emailAddress, leadLimits, optionalNotes, optionalPhone, optionalText, requiredText } from '../lead.ts';
import type { Lead } from '../lead-fields.ts';

/**
 * The exact words beside the button. Raise the version whenever they change: both are stored with each lead.
 */
export interface ConsentWording {
  version: string;
  wording: string;
}

export interface ToastWords {
  title: string;
  description: string;
}

/** Title of the toast with the first message, on the forms that show one. */
export const checkInformation = 'Please check your information';

/** A lead form: its fields, its texts, and the lead it creates. */
export interface LeadForm<Fields extends z.ZodMiniType = z.ZodMiniType> {
  id: string;
  /** The page with the form, which a function shows again when something is wrong. */
  page: string;
  /** What the visitor types, with the error messages. */
  fields: Fields;
  toLead(fields: z.infer<Fields>): Lead;
  /** What the JSON client sends, where that is not the lead itself. */
  toWire?(fields: z.infer<Fields>): Record<string, string>;
  /** The same rules for a lead as the JSON client sends it; what the form fixes need not be sent. */
  wire: z.ZodMiniType<Lead>;
  consent: ConsentWording;
  success: ToastWords;
  /** Replaces `success`, which says that a mail was sent, unless the reply says that one was queued. */
  successWithoutMail?: ToastWords;
  failure: ToastWords;
  /** What happens next and when, shown above the form once it was sent. */
  next: string;
}

/** A constant value, whatever was sent. */
const fixed = (value: string) =>
  z.pipe(
    z.optional(z.unknown()),
    z.transform(() => value),
  );

export const consentMissing = 'We can only take this with your agreement';

/** Consent on the wire, for forms whose wording is beside the button: optional, but a refusal is rejected. */
export const impliedConsent = z._default(z.literal(true, consentMissing), true);

/**
 * The wire rules of a form: a lead with every field. One may be empty unless what is typed has a rule for it, or `rules`
 * has another; an email address is always needed, and consent cannot be refused.
 */
export function wireLead(
  probateType: Lead['probateType'],
  userIntent: Lead['userIntent'],
  { shape }: z.ZodMiniObject,
  rules: Partial<Record<keyof Lead, z.ZodMiniType>> = {},
) {
  const lead: Record<keyof Lead, z.ZodMiniType> = {
    name: optionalText('Name', leadLimits.name),
    email: emailAddress('Valid email is required'),
    phone: optionalPhone,
    county: optionalText('County', leadLimits.county),
    probateType: fixed(probateType),
    timeframe: fixed(''),
    userIntent: fixed(userIntent),
    propertyAddress: optionalText('Property address', leadLimits.propertyAddress),
    notes: optionalNotes('Notes'),
    consent: impliedConsent,
  };
  const typed = Object.entries(shape).filter(([name]) => name in lead);
  return z.object({ ...lead, ...Object.fromEntries(typed), ...rules }) as unknown as z.ZodMiniType<Lead>;
}

/** First and last name as one. */
export const fullName = (first: string, last: string): string => `${first} ${last}`.trim();

/**
 * Longest name that `fullName` makes, each part half as long as a name may be; and notes with the choices above them.
 */
export const joinedLimits = { name: leadLimits.name + 1, notes: leadLimits.notes + 100 } as const;

/** The wire rules of what `fullName` and `lines` make. */
export const joinedName = requiredText('Name', joinedLimits.name, 'First name is required');
export const joinedNotes = optionalText('Notes', joinedLimits.notes, plainText);

/** Lines of the notes, without those that were left empty. */
export const lines = (...parts: (string | false | undefined)[]): string => parts.filter(Boolean).join('\n');
