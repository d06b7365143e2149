// Turns identity.yaml into the module that this build imports.
import type { Identity } from '../../content-schemas/identity.ts';
import { claimIds, type StatedClaim, type StatedClaims } from './identity.ts';
import { phoneLink } from './telephone.ts';

/** What decides which claims a build may state. */
export interface ClaimOptions {
  /** True for live builds and previews: claims without a basis are left out. */
  goesLive: boolean;
  /** Requests for the guide in the last thirty days; undefined if they could not be counted. */
  guideRequests: number | undefined;
}

/** The claim whose text is `counted` instead of a number. */
export const countsGuideRequests = ({ claims }: Identity): boolean =>
  claims['downloads-this-month']?.says === 'counted';

function statedClaim(
  id: StatedClaim,
  { claims }: Identity,
  { goesLive, guideRequests }: ClaimOptions,
): string | undefined {
  const claim = claims[id];
  if (!claim) return undefined;
  if ('floor' in claim && claim.says === 'counted')
    return guideRequests !== undefined && guideRequests >= claim.floor
      ? `${guideRequests.toLocaleString('en-US')} guide requests in the last 30 days`
      : undefined;
  if (goesLive && !claim.basis) return undefined;
  return id === 'downloads-this-month' ? `${claim.says} downloads this month` : claim.says;
}

/** The claims of this build, in the order of the list. */
export const statedClaims = (identity: Identity, allowed: ClaimOptions): StatedClaims =>
  Object.fromEntries(
    claimIds.flatMap((id) => {
      const claim = statedClaim(id, identity, allowed);
      return claim === undefined ? [] : [[id, claim]];
    }),
  );

const site = ({ claims, testimonials, cameWith, legalPagesRead, phone, text, portrait, ...rest }: Identity) => ({
  ...rest,
  ...(portrait && { portrait }),
  phone: phoneLink(phone, 'tel'),
  text: phoneLink(text, 'sms'),
});
/** The identity as pages print it. */
export type Site = ReturnType<typeof site>;
export type Testimonial = Identity['testimonials'][number];

/** The module that src/site.ts reads: separate constants, so that unused ones are tree-shaken in browsers. */
export const printedIdentity = (
  identity: Identity,
  allowed: ClaimOptions,
): string => `// Written by each build from src/content/identity.yaml: change it there.
import type { StatedClaims } from './features/identity/identity.ts';
import type { Site, Testimonial } from './features/identity/printed-identity.build.ts';

export const site: Site = ${JSON.stringify(site(identity), null, 2)};

export const statedClaims: StatedClaims = ${JSON.stringify(statedClaims(identity, allowed), null, 2)};

export const testimonials: Testimonial[] = ${JSON.stringify(identity.testimonials, null, 2)};
`;
