// The consultation form of /lead-form: its fields, its texts, and the lead it creates.
import * as z from 'zod/mini';
import { ohioCounties } from '../../../shared/ohio-counties.ts';
import { site } from '../../../site.ts';
import { emailAddress, leadLimits, optionalNotes, optionalPhone, requiredText } from '../lead.ts';
import { withinResponseTime, withinWorkingDays } from '../response-time.ts';
import { checkInformation, type LeadForm, type ToastWords, wireLead } from './lead-form.ts';

export const consultationCounties = ['franklin', 'hamilton', 'cuyahoga', 'summit', 'montgomery', 'other'] as const;

/** "Franklin County"; "Other" without it. */
export const countyLabel = (county: string): string => {
  const name = county.charAt(0).toUpperCase() + county.slice(1);
  return county === 'other' ? name : `${name} County`;
};

const consent = {
  version: 'consultation-1',
  wording: `I agree that ${site.brand} (${site.agent}, ${site.brokerage}) may contact me by phone, text or email about my request. I can withdraw this at any time.`,
};
const words = {
  consent,
  success: {
    title: 'Consultation Request Submitted',
    description: `We'll contact you${withinResponseTime} to discuss your probate situation.`,
  },
  failure: { title: 'Submission Failed', description: 'Please check your information and try again.' },
  next: `A person reads it and contacts you${withinWorkingDays}, by the email address or phone number you gave.`,
};

/** Both consultation forms have the same fields; their lists of counties differ. */
function consultationForm<const Counties extends readonly string[]>(id: string, page: string, counties: Counties) {
  const fields = z.object({
    name: requiredText('Name', leadLimits.name, 'Name is required'),
    email: emailAddress('Valid email is required'),
    consent: z.literal(true, 'You must agree to receive communications'),
    county: z.enum(counties, 'County is required'),
    phone: optionalPhone,
    notes: optionalNotes('Notes'),
  });
  return {
    id,
    page,
    fields,
    toLead: (fields) => ({
      ...fields,
      probateType: 'General Consultation',
      timeframe: '',
      userIntent: 'Consultation Request',
      propertyAddress: '',
    }),
    wire: wireLead('General Consultation', 'Consultation Request', fields),
    ...words,
  } satisfies LeadForm<typeof fields>;
}

export const consultation = consultationForm('consultation', '/lead-form', consultationCounties);

/** The 'Simple Lead Form Test' screen: the county as it is written, without "County". */
export const consultationTest = consultationForm('consultation-test', '/lead-form-simple', ohioCounties);

/** The test screen's toast when a required field is empty. */
export const requiredFieldsMissing = {
  title: 'Required Fields Missing',
  description: 'Please fill in all required fields and agree to receive communications.',
};

/** The toast of the test screen, by what was typed and the first message about it. */
export const testScreenToast = (values: z.infer<typeof consultation.fields>, message: string): ToastWords =>
  values.name.trim() && values.email.trim() && values.county && values.consent
    ? { title: checkInformation, description: message }
    : requiredFieldsMissing;
