import type { AnalyticsEvent } from './events.ts';

/** Tells whoever counts. Nobody does without a yes, and then the event is gone: nothing is kept for later. */
export function track(event: AnalyticsEvent): void {
  window.dispatchEvent(new CustomEvent('track', { detail: event }));
}
