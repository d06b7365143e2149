// Counts this page view for as long as the visitor's yes holds.

import { choice } from '../consent/stored-choice.browser.ts';
import { type Analytics, type AnalyticsEvent, scrollDepth, scrollMarks } from './events.ts';
import { google } from './google.browser.ts';
import { endpoint } from './plausible.browser.ts';

export function count(analytics: Analytics): void {
  const send = 'ga4' in analytics ? google(analytics.ga4) : endpoint(analytics);
  const record = (event: AnalyticsEvent) => {
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
