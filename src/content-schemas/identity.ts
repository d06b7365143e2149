import { z } from 'astro/zod';
import { claimIds, exitVariants, type StatedClaim } from '../features/identity/identity.ts';
import { telephoneDigits } from '../features/identity/telephone.ts';
import { fields, moment, text } from './front-matter.ts';

const phone = z
  .preprocess(
    (value) => (typeof value === 'number' ? String(value) : value),
    z.string('Write the telephone number with its area code, such as (614) 555-0100.'),
  )
  .transform((value, context) => {
    const digits = telephoneDigits(value);
    if (digits) return digits;
    context.addIssue(
      `"${value}" is no telephone number that can be dialled. Write ten digits, such as (614) 555-0100.`,
    );
    return z.NEVER;
  });
const address = (message: string) =>
  z.string(message).refine((value) => URL.canParse(value) && new URL(value).protocol === 'https:', message);
/** A field that may be empty, so that its line and its comment remain in the file. */
const orEmpty = <Field extends z.ZodType>(field: Field) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), field.optional());

const claim = {
  /** Printed as written. */
  says: z
    .string('Write in quotes what is printed, such as "20 years".')
    .min(1, 'Write what is printed, or take the claim out.'),
  /** How the operator knows it. */
  basis: orEmpty(text(10, 400, 'Say in 10 to 400 characters how you know this, in quotes.')),
  /** Effective date. */
  since: orEmpty(moment('Write the day from which this holds, such as 2026-11-21.')),
};
const withSince = <Fields extends z.ZodType<{ basis?: string | undefined; since?: Date | undefined }>>(
  claimed: Fields,
) =>
  claimed.refine(({ basis, since }) => !basis || since, {
    path: ['since'],
    message: 'A basis needs the day from which it holds, such as 2026-11-21.',
  });
const claimFields = withSince(fields(claim));
/** The one claim that a build can count. */
const countedFields = withSince(
  fields({
    ...claim,
    /** Below this number of requests the claim is left out. */
    floor: z.int('Write the smallest number that may be shown, such as 50.').positive('Write 1 or more.').default(50),
  }),
);
const claims = {
  ...(Object.fromEntries(claimIds.map((id) => [id, claimFields.optional()])) as Record<
    StatedClaim,
    z.ZodOptional<typeof claimFields>
  >),
  'downloads-this-month': countedFields.optional(),
};

/** src/content/identity.yaml: who we are. */
export const identitySchema = fields({
  brand: text(3, 40, 'Write the name of the site in 3 to 40 characters.'),
  product: text(3, 40, 'Write what the guide is called, in 3 to 40 characters.'),
  url: address('Write the address of the live site, beginning with https://.').transform((url) => new URL(url).origin),
  agent: text(3, 60, 'Write the name of the real-estate agent who runs the site.'),
  agentTitle: text(3, 60, 'Write what the agent is, such as "Ohio Probate Property Advisor".'),
  brokerage: text(3, 60, 'Write the name of the brokerage that holds the license.'),
  portrait: orEmpty(
    z
      .string('Write where the picture lies under public/, in quotes.')
      .regex(
        /^\/[\w./-]+\.(?:jpe?g|png|webp|avif)$/,
        'Write where the picture lies under public/, such as "/images/portrait.jpg".',
      ),
  ),
  phone,
  text: phone,
  email: z.email('Write the email address that visitors may write to, such as hello@example.com.'),
  city: text(3, 60, 'Write the city and the state, such as "Columbus, Ohio".'),
  serving: text(3, 60, 'Say whom you serve, such as "Serving all of Ohio".'),
  officeHours: text(3, 60, 'Write when you answer the telephone, such as "Mon–Fri 9AM–5PM".'),
  cashBuyer: fields({
    name: text(3, 60, 'Write the name of the cash buyer that the articles link to.'),
    url: address('Write the address of the cash buyer, beginning with https://.'),
  }),
  retentionMonths: z
    .int('Write after how many months a lead is removed, such as 24.')
    .min(1, 'Write 1 month or more.')
    .max(120, 'Nobody needs a lead for more than ten years: write 120 months or fewer.'),
  social: z
    .array(
      fields({
        name: text(2, 30, 'Write the name of the network, such as Facebook.'),
        url: address('Write the address of your profile, beginning with https://.'),
      }),
      'Write a list of profiles, or [] for none.',
    )
    .default([]),
  exitVariant: z.enum(exitVariants, { error: `Write one of: ${exitVariants.join(', ')}.` }).default('default'),
  claims: fields(claims),
  testimonials: z
    .array(
      fields({
        name: text(2, 60, 'Write the name as the family wants it shown, such as "Maria T."'),
        text: text(20, 400, 'Write what the family said, in 20 to 400 characters.'),
        sample: z.boolean('Write true for words that are made up; take the line out for real ones.').default(false),
      }),
      'Write a list of testimonials, or [] for none.',
    )
    .default([]),
  /** Sample names: the launch check rejects them. */
  cameWith: z.array(z.string()).default([]),
  legalPagesRead: orEmpty(
    moment('Write the day on which you read all legal pages, such as 2026-11-21, or leave it empty.'),
  ),
});
export type Identity = z.infer<typeof identitySchema>;
