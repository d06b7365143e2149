// Every page: counts the page view and its events once the visitor consents and for as long as the consent lasts, if
// the operator configured a provider.

import { getConsent } from '../consent/stored-choice.browser.ts';
import { type Analytics, type AnalyticsEvent, scrollDepth, scrollMarks } from './events.ts';
import { endpointSender } from './plausible.browser.ts';

const configured = document.querySelector<HTMLMetaElement>('meta[name="analytics"]')?.content;

function countPageView(analytics: Analytics): void {
  // The Google sender is imported only if configured, to keep first visits within the byte budget.
  const sender =
    'ga4' in analytics
      ? import('./google.browser.ts').then(({ googleSender }) => googleSender(analytics.ga4))
      : Promise.resolve(endpointSender(analytics));
  const record = async (event: AnalyticsEvent) => {
    const send = await sender;
    if (getConsent() === 'accepted') send(event);
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

if (configured) {
  const begin = () => {
    if (getConsent() !== 'accepted') return;
    window.removeEventListener('consent', begin);
    countPageView(JSON.parse(configured) as Analytics);
  };
  window.addEventListener('consent', begin);
  begin();
}
