import { type Analytics, type AnalyticsEvent, endpointEvent } from './events.ts';

/** Sends events to an endpoint like Plausible's: no script of others, no cookie. A failure costs the count, nothing else. */
export const endpoint =
  ({ url, domain }: Extract<Analytics, { url: string }>) =>
  (event: AnalyticsEvent): void => {
    fetch(url, {
      method: 'POST',
      // Outlives the page, for what happens right before the visitor goes on.
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'origin',
      // With this type a browser asks no other server for permission first.
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify(endpointEvent(event, domain, location.href, document.referrer)),
    }).catch(() => {});
  };
