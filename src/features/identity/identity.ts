// The shape of who we are, as code reads it from src/site.ts. Written in src/content/identity.yaml.

/** The claims that pages know how to print. */
export const claimIds = [
  'experience',
  'families',
  'reviews',
  'families-tagline',
  'rating',
  'downloads-this-month',
  'homes-sold',
  'availability',
  'response-time',
  'closing-time',
  'offer-closes',
] as const;
export type StatedClaim = (typeof claimIds)[number];

/** Which words the offer of the guide to a leaving visitor has. */
export const exitVariants = ['default', 'urgency', 'social-proof'] as const;

/** A number as it is printed, and as a link dials it. */
interface Dialled {
  shown: string;
  href: string;
}
interface Named {
  name: string;
  url: string;
}

/** Who we are, as it is printed. */
export interface Site {
  brand: string;
  product: string;
  /** Where the site lives in production; without a slash at its end. */
  url: string;
  agent: string;
  agentTitle: string;
  brokerage: string;
  /** The agent's picture under public/; a drawing stands in for it. */
  portrait?: string;
  phone: Dialled;
  text: Dialled;
  email: string;
  city: string;
  serving: string;
  officeHours: string;
  cashBuyer: Named;
  retentionMonths: number;
  social: Named[];
  exitVariant: (typeof exitVariants)[number];
}

export interface Testimonial {
  name: string;
  text: string;
  /** Made up, and marked as such on the page. */
  sample: boolean;
}

/** Claims that this build states; one that is left out is not there. */
export type StatedClaims = Partial<Record<StatedClaim, string>>;
