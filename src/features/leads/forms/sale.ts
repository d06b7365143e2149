// The sale form of /selling-house-probate.
import * as z from 'zod/mini';
import { ohioCounties } from '../../../shared/ohio-counties.ts';
import { site } from '../../../site.ts';
import { emailAddress, leadLimits, optionalNotes, requiredText } from '../lead.ts';
import { withinResponseTime, withinWorkingDays } from '../response-time.ts';
import { fullName, joinedName, joinedNotes, type LeadForm, lines, wireLead } from './lead-form.ts';
import { intentNames } from './sale-intent.ts';

export const saleRoles = { executor: 'Executor', heir: 'Heir' } as const;
export const saleContacts = { phone: 'Phone', email: 'Email', text: 'Text message' } as const;

const fields = z.object({
  firstName: requiredText('First name', leadLimits.name / 2, 'First name is required'),
  lastName: requiredText('Last name', leadLimits.name / 2, 'Last name is required'),
  email: emailAddress('Valid email is required'),
  phone: requiredText('Phone number', leadLimits.phone, 'Phone number is required', 10),
  county: z.enum(ohioCounties, 'County is required'),
  propertyAddress: requiredText('Property address', leadLimits.propertyAddress, 'Property address is required'),
  roleInProbate: z.enum(Object.keys(saleRoles) as (keyof typeof saleRoles)[], 'Please select your role'),
  contactPreference: z.enum(
    Object.keys(saleContacts) as (keyof typeof saleContacts)[],
    'Please select your preferred contact method',
  ),
  message: optionalNotes('Message'),
  userIntent: z._default(z.enum(intentNames, 'The intent is not one of ours'), ''),
});

export const sale = {
  id: 'sale',
  page: '/selling-house-probate',
  fields,
  toLead: ({ firstName, lastName, roleInProbate, contactPreference, message, ...typed }) => ({
    ...typed,
    name: fullName(firstName, lastName),
    probateType: roleInProbate === 'executor' ? 'Property Sale - Executor' : 'Property Sale - Heir',
    timeframe: '',
    notes: lines(`Contact preference: ${contactPreference}`, message),
    consent: true,
  }),
  wire: wireLead('Property Sale - Executor', '', fields, {
    name: joinedName,
    notes: joinedNotes,
    probateType: z.enum(['Property Sale - Executor', 'Property Sale - Heir'], 'Please select your role'),
  }),
  consent: {
    version: 'sale-1',
    wording: `By sending this form you agree that ${site.brand} (${site.agent}, ${site.brokerage}) may contact you about this property. You can withdraw this at any time.`,
  },
  success: {
    title: 'Request Submitted Successfully',
    description: `We'll contact you${withinResponseTime} about your property.`,
  },
  failure: { title: 'Submission Failed', description: 'Please try again or call us directly.' },
  next: `A person reads it and contacts you${withinWorkingDays}, in the way you chose. You have not agreed to sell.`,
} satisfies LeadForm<typeof fields>;
