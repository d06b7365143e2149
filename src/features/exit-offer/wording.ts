// The wording of the exit offer, by variant.
import { claims, site } from '../../site.ts';
import type { ExitVariant } from './exit-intent.ts';

const guide = `The free ${site.product} walks through the steps in order, with the forms, the deadlines and what it may cost. We send it to your email.`;

const plain = { title: 'Take the guide with you', text: guide };
const { 'offer-closes': closes, 'downloads-this-month': downloads, rating, reviews } = claims;

/** Falls back to the plain wording where a claim may not be stated. */
export const exitTexts: Record<ExitVariant, { title: string; text: string }> = {
  default: plain,
  urgency: closes ? { ...plain, text: `This offer closes in ${closes}. ${guide}` } : plain,
  'social-proof':
    downloads && rating && reviews
      ? {
          title: 'The guide other families use',
          text: `${downloads}, and ${rating} stars from ${reviews} reviews. ${guide}`,
        }
      : plain,
};

/**
 * Milliseconds that the request may take: a browser lets a page open a tab only shortly after the press of a button.
 */
export const exitTimeout = 4000;

/** Shown after the guide's page opens in a new tab; with the link if the browser blocked that. */
export const tabBlocked = {
  title: 'Your guide is one step away',
  description: 'We could not confirm that we received your email, but you can download the guide here.',
  link: { text: 'Open the guide page', href: '/download-guide' },
};
