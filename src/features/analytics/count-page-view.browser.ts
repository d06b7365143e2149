// Counts this page view for as long as the visitor's yes holds.

import { choice } from '../consent/stored-choice.browser.ts';
import { type Analytics, type AnalyticsEvent, scrollDepth, scrollMarks } from './events.ts';
import { endpoint } from './plausible.browser.ts';

export function count(analytics: Analytics): void {
  // Google's part is fetched where the operator chose it: a first visit has no byte to spare for it.
  const sender =
    'ga4' in analytics
      ? import('./google.browser.ts').then(({ google }) => google(analytics.ga4))
      : Promise.resolve(endpoint(analytics));
  const record = async (event: AnalyticsEvent) => {
    const send = await sender;
    if (choice() === 'accepted') send(event);
  };

  const due = new Set(scrollMarks);
  const measure = () => {
    const depth = scrollDepth(document.documentElement);
    for (const percent of due) {
      if (depth < percent) break;
      due.delete(percent);
      record({ name: 'scroll-depth', percent });
    }
  };

  record({ name: 'pageview' });
  measure();
  // bfcache restore: scripts do not run again, so the page view is counted here. https://web.dev/articles/bfcache
  window.addEventListener('pageshow', ({ persisted }) => persisted && record({ name: 'pageview' }));
  window.addEventListener('scroll', measure, { passive: true });
  window.addEventListener('track', (event) => record((event as CustomEvent<AnalyticsEvent>).detail));
}
