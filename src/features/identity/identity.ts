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

/** Which words the offer of the guide to a leaving visitor has. */
export const exitVariants = ['default', 'urgency', 'social-proof'] as const;

/** Claims that this build states; one that is left out is not there. */
export type StatedClaims = Partial<Record<StatedClaim, string>>;
