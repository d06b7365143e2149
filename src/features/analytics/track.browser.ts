import type { AnalyticsEvent } from './events.ts';

/** Dispatches an event to the analytics listener. Without consent there is no listener, and nothing is queued. */
export function track(event: AnalyticsEvent): void {
  window.dispatchEvent(new CustomEvent('track', { detail: event }));
}
