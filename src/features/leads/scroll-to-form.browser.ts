// `/selling-house-probate#lead-form`: scrolls to the form after the page loads and when the hash changes; smoothly unless
// the visitor prefers reduced motion.
import { scrollDelay } from './forms/sale-intent.ts';

function scrollToForm(): void {
  if (location.hash !== '#lead-form') return;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  setTimeout(() => document.getElementById('lead-form')?.scrollIntoView({ behavior }), scrollDelay);
}

scrollToForm();
addEventListener('hashchange', scrollToForm);
