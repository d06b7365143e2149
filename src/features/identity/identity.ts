// Types of the operator's identity (src/content/identity.yaml), for code that runs anywhere.

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

/** Variants of the exit offer's text. */
export const exitVariants = ['default', 'urgency', 'social-proof'] as const;

/** Claims that this build states; an omitted claim has no key. */
export type StatedClaims = Partial<Record<StatedClaim, string>>;
