import { type Analytics, type AnalyticsEvent, endpointEvent } from './events.ts';

/** Sends events to a Plausible-compatible endpoint, without third-party scripts or cookies. Failures are ignored. */
export const endpointSender =
  ({ url, domain }: Extract<Analytics, { url: string }>) =>
  (event: AnalyticsEvent): void => {
    fetch(url, {
      method: 'POST',
      // The request outlives the page: events are sent right before a navigation.
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'origin',
      // A CORS-safelisted type: no preflight request. https://fetch.spec.whatwg.org/#cors-safelisted-request-header
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify(endpointEvent(event, domain, location.href, document.referrer)),
      // Blocked or offline: ignore.
    }).catch(() => {});
  };
