// `/selling-house-probate#lead-form`: scrolls to the form once the page has settled, and after a link pressed on the
// page itself; smoothly unless motion is unwanted.
import { scrollDelay } from './forms/sale-intent.ts';

function scrollToForm(): void {
  if (location.hash !== '#lead-form') return;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  setTimeout(() => document.getElementById('lead-form')?.scrollIntoView({ behavior }), scrollDelay);
}

scrollToForm();
addEventListener('hashchange', scrollToForm);
