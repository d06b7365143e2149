// `/selling-house-probate#lead-form`: scrolls to the form once the page has settled, smoothly unless motion is unwanted.
import { scrollDelay } from '../domain/lead-forms/sale-intent.ts';

if (location.hash === '#lead-form') {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  setTimeout(() => document.getElementById('lead-form')?.scrollIntoView({ behavior }), scrollDelay);
}
