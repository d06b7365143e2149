// The fields of a lead, as every form sends it and as it is stored. Browsers load the type alone.
import * as z from 'zod/mini';

const text = z.string();

/** `timeframe` is always empty: receivers expect the field, no form asks for it. */
export const leadSchema = z.object({
  name: text,
  email: text.check(z.minLength(1)),
  phone: text,
  county: text,
  probateType: z.enum(['General Consultation', 'Guide Download', 'Property Sale - Executor', 'Property Sale - Heir']),
  timeframe: z.literal(''),
  userIntent: z.enum(['Consultation Request', 'Free Probate Guide', 'Free Valuation', 'Cash Offer', '']),
  propertyAddress: text,
  notes: text,
  consent: z.boolean(),
});

export type Lead = z.infer<typeof leadSchema>;
