// The consultation form of /lead-form: what it asks, what it says, the lead it becomes.
import * as z from 'zod/mini';
import { claims, site } from '../site.ts';
import { emailAddress, type Lead, leadLimits, notes, phone, requiredText } from './lead.ts';

export const consultationCounties = ['franklin', 'hamilton', 'cuyahoga', 'summit', 'montgomery', 'other'] as const;

/** "Franklin County"; "Other" stands alone. */
export const countyLabel = (county: string): string => {
  const name = county.charAt(0).toUpperCase() + county.slice(1);
  return county === 'other' ? name : `${name} County`;
};

/** Raise the version whenever the wording changes: it is stored with each lead. */
export const consultationConsent = {
  version: 'consultation-1',
  wording: `I agree that ${site.brand} (${site.agent}, ${site.brokerage}) may contact me by phone, text or email about my request. I can withdraw this at any time.`,
};

export const consultationFields = z.object({
  name: requiredText('Name', leadLimits.name, 'Name is required'),
  email: emailAddress('Valid email is required'),
  county: z.enum(consultationCounties, 'County is required'),
  phone: z._default(phone, ''),
  notes: z._default(notes, ''),
  consent: z.literal(true, 'You must agree to receive communications'),
});
export type ConsultationFields = z.infer<typeof consultationFields>;

/** The lead that the form's fields become. */
export const consultationLead = (fields: ConsultationFields): Lead => ({
  ...fields,
  probateType: 'General Consultation',
  timeframe: '',
  userIntent: 'Consultation Request',
  propertyAddress: '',
});

export const consultationToasts = {
  success: {
    title: 'Consultation Request Submitted',
    description: `We'll contact you within ${claims['response-time']} to discuss your probate situation.`,
  },
  failure: { title: 'Submission Failed', description: 'Please check your information and try again.' },
} as const;
