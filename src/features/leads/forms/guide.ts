// The forms that ask for the guide: the long one, by email only, the download, and the offer to a leaving visitor.
import * as z from 'zod/mini';
import { ohioCounties } from '../../../shared/ohio-counties.ts';
import { site } from '../../../site.ts';
import { emailAddress, leadLimits, optionalNotes, optionalPhone, optionalText, requiredText } from '../lead.ts';
import type { Lead } from '../lead-fields.ts';
import { withinResponseTime, withinWorkingDays } from '../response-time.ts';
import { fullName, impliedConsent, joinedName, joinedNotes, type LeadForm, lines, wireLead } from './lead-form.ts';

const guideLead = (fields: Pick<Lead, 'name' | 'email'> & Partial<Lead>): Lead => ({
  phone: '',
  county: '',
  timeframe: '',
  propertyAddress: '',
  notes: '',
  ...fields,
  probateType: 'Guide Download',
  userIntent: 'Free Probate Guide',
  consent: true,
});

const wording = (button: string) =>
  `By choosing "${button}" you agree that ${site.brand} (${site.agent}, ${site.brokerage}) may send you the guide and contact you about it. You can withdraw this at any time.`;

const firstName = requiredText('First name', leadLimits.name / 2, 'First name is required');
const lastName = requiredText('Last name', leadLimits.name / 2, 'Last name is required');
const email = emailAddress('Please enter a valid email address');

export const guideRoles = { executor: 'Executor', heir: 'Heir', 'not-sure': 'Not sure' } as const;
export const guideContacts = { phone: 'Phone', email: 'Email', either: 'Either' } as const;

/** Values of an optional choice, the empty one included. */
const choice = <Choices extends Record<string, string>>(choices: Choices, invalid: string) =>
  z._default(z.enum(['', ...Object.keys(choices)] as ['', ...(keyof Choices & string)[]], invalid), '');

const noCounty = 'Please select a county';
const lowerCaseCounties = ohioCounties.map((county) => county.toLowerCase());
const lowerCase = z.string(noCounty).check(z.overwrite((county) => county.trim().toLowerCase()));

const guideFields = z.object({
  firstName,
  lastName,
  email,
  phone: optionalPhone,
  county: z.enum(ohioCounties, noCounty),
  propertyAddress: optionalText('Property address', leadLimits.propertyAddress),
  role: choice(guideRoles, 'Please select your role'),
  contactMethod: choice(guideContacts, 'Please select how to reach you'),
  details: optionalNotes('Details'),
});

/** If no mail was queued. Does not say why, so that nobody learns whether an address requested the guide before. */
const guideOnThisPage = `Your ${site.product} is on this page. We email it once a day at most.`;
const guideWithoutMail = { title: 'Guide Ready!', description: guideOnThisPage };

/** The long form of the landing page. The county is sent in lower case. */
export const guide = {
  id: 'guide',
  page: '/optimized-lead-form',
  fields: guideFields,
  toLead: ({ firstName, lastName, role, contactMethod, details, county, ...typed }) =>
    guideLead({
      ...typed,
      name: fullName(firstName, lastName),
      county: county.toLowerCase(),
      notes: lines(role && `Role: ${role}`, contactMethod && `Contact: ${contactMethod}`, details),
    }),
  wire: wireLead('Guide Download', 'Free Probate Guide', guideFields, {
    name: joinedName,
    notes: joinedNotes,
    county: z.pipe(lowerCase, z.enum(lowerCaseCounties, noCounty)),
  }),
  consent: { version: 'guide-1', wording: wording('Send me the free guide') },
  success: {
    title: 'Request Submitted Successfully',
    description: `Your ${site.product} is on its way. We answer${withinResponseTime}.`,
  },
  successWithoutMail: {
    title: 'Request Submitted Successfully',
    description: `${guideOnThisPage} We answer${withinResponseTime}.`,
  },
  failure: { title: 'Submission Failed', description: 'Please check your information and try again.' },
  next: `We email the guide once a day at most; you can also read it here. If you asked us something, a person answers${withinWorkingDays}.`,
} satisfies LeadForm<typeof guideFields>;

const emailFields = z.object({ email });

/** The guide by email: one field. */
export const guideEmail = {
  id: 'guide-email',
  page: '/download-guide-enhanced',
  fields: emailFields,
  toLead: ({ email }) => guideLead({ name: '', email }),
  wire: wireLead('Guide Download', 'Free Probate Guide', emailFields),
  consent: { version: 'guide-email-1', wording: wording('Email me the guide') },
  success: {
    title: 'Guide Sent!',
    description: `Check your email - your ${site.product} PDF has been sent to your inbox.`,
  },
  successWithoutMail: guideWithoutMail,
  failure: { title: 'Download Failed', description: 'Please try again or contact us for assistance.' },
  next: 'We email the guide once a day at most. If it is not in your inbox or spam folder, read it here.',
} satisfies LeadForm<typeof emailFields>;

const downloadFields = z.object({
  firstName,
  lastName,
  email: emailAddress('Valid email is required'),
  phone: optionalPhone,
});

/** The guide as a download. */
export const download = {
  id: 'download',
  page: '/download-guide',
  fields: downloadFields,
  toLead: ({ firstName, lastName, ...typed }) => guideLead({ ...typed, name: fullName(firstName, lastName) }),
  wire: wireLead('Guide Download', 'Free Probate Guide', downloadFields, { name: joinedName }),
  consent: { version: 'download-1', wording: wording('Download the guide') },
  success: { title: 'Guide Ready!', description: `Your ${site.product} is downloading now.` },
  failure: { title: 'Request Failed', description: 'Please try again.' },
  next: 'Your browser is saving the guide as a text file. Look in your downloads.',
} satisfies LeadForm<typeof downloadFields>;

const exitFields = z.object({
  email,
  message: optionalNotes('Message'),
});

/** Other clients may fill in what the offer itself leaves empty. */
const exitWireFields = z.object({
  ...exitFields.shape,
  name: optionalText('Name', leadLimits.name),
  phone: optionalPhone,
  county: optionalText('County', leadLimits.county),
  role: optionalText('Role', leadLimits.county),
  contactPreference: optionalText('Contact preference', leadLimits.county),
  consent: impliedConsent,
});

/**
 * The exit-intent offer; it posts JSON of its own shape, with other names than a lead, and has no page to come back to.
 */
export const exitIntent = {
  id: 'exit-intent',
  page: '/download-guide-enhanced',
  fields: exitFields,
  toLead: ({ email, message }) => guideLead({ name: '', email, notes: message }),
  toWire: ({ email, message }) => ({
    name: '',
    email,
    phone: '',
    message,
    intent: 'Free Probate Guide',
    county: '',
    role: '',
    contactPreference: 'email',
  }),
  wire: z.pipe(
    exitWireFields,
    z.transform(({ message, role, contactPreference, ...sent }: z.infer<typeof exitWireFields>) =>
      guideLead({
        ...sent,
        notes: lines(
          role && `Role: ${role}`,
          // The offer's constant value carries no information.
          contactPreference !== 'email' && contactPreference && `Contact: ${contactPreference}`,
          message,
        ),
      }),
    ),
  ) as unknown as z.ZodMiniType<Lead>,
  consent: { version: 'exit-intent-1', wording: wording('Send me the guide') },
  success: guideEmail.success,
  successWithoutMail: guideWithoutMail,
  failure: guideEmail.failure,
  next: guideEmail.next,
} satisfies LeadForm<typeof exitFields>;
