// The short form beside an article about a house. Plain HTML: an article loads no code for it.
import * as z from 'zod/mini';
import { site } from '../../../site.ts';
import { emailAddress, leadLimits, optionalPhone, requiredText } from '../lead.ts';
import { withinWorkingDays } from '../response-time.ts';
import { type LeadForm, wireLead } from './lead-form.ts';
import { sale } from './sale.ts';

const fields = z.object({
  propertyAddress: requiredText('Property address', leadLimits.propertyAddress, 'Property address is required'),
  email: emailAddress('Valid email is required'),
  phone: optionalPhone,
});

export const houseValue = {
  id: 'house-value',
  // With an error the whole sale form is shown, with what was typed.
  page: sale.page,
  fields,
  toLead: (values) => ({
    ...values,
    name: '',
    county: '',
    probateType: 'General Consultation',
    timeframe: '',
    userIntent: 'Free Valuation',
    notes: '',
    consent: true,
  }),
  wire: wireLead('General Consultation', 'Free Valuation', fields),
  consent: {
    version: 'house-value-1',
    wording: `By sending this you agree that ${site.brand} (${site.agent}, ${site.brokerage}) may contact you about this property. You can withdraw this at any time.`,
  },
  success: sale.success,
  failure: sale.failure,
  next: `A person reads it and writes to you${withinWorkingDays}. You have not agreed to sell.`,
} satisfies LeadForm<typeof fields>;
