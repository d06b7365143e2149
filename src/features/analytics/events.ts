// The only events counted after consent. They contain no text, personal data or URL query.

/** Counted scroll depths, in percent of the page. */
export const scrollMarks = [25, 50, 75, 90, 100] as const;

export type AnalyticsEvent =
  | { name: 'pageview' }
  | { name: 'scroll-depth'; percent: (typeof scrollMarks)[number] }
  | {
      name: 'exit-intent-shown' | 'exit-intent-closed' | 'exit-intent-submitted';
      variant: string;
      trigger: string;
    }
  /** The form's id. */
  | { name: 'lead-submitted'; form: string }
  | { name: 'question-asked' };

/**
 * The analytics provider: a Plausible-compatible endpoint with the site's name there, or a Google Analytics 4 property.
 */
export type Analytics = { url: string; domain: string } | { ga4: string };

interface ScrollState {
  scrollTop: number;
  clientHeight: number;
  scrollHeight: number;
}

/** Scroll depth in percent; 100 for a page that does not scroll. */
export function scrollDepth({ scrollTop, clientHeight, scrollHeight }: ScrollState): number {
  const way = scrollHeight - clientHeight;
  // Browsers may stop up to a pixel short of the end; on a page that does not scroll this divides by zero: Infinity.
  return Math.min(100, ((scrollTop + 1) / way) * 100);
}

/** A URL without query and fragment; empty for an invalid one. */
export function stripQuery(address: string): string {
  if (!URL.canParse(address)) return '';
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}

/**
 * The JSON of one event for the endpoint (plausible.io/docs/events-api). An external referrer is reduced to its origin.
 */
export function endpointEvent({ name, ...props }: AnalyticsEvent, domain: string, page: string, referrer: string) {
  const from = URL.canParse(referrer) ? new URL(referrer).origin : '';
  return {
    name,
    domain,
    url: stripQuery(page),
    ...(from && from !== new URL(page).origin ? { referrer: from } : {}),
    ...(Object.keys(props).length > 0 ? { props } : {}),
  };
}

/** One event in Google Analytics 4 format: its name and its parameters. */
export function googleEvent({ name, ...parameters }: AnalyticsEvent): [string, Record<string, unknown>] {
  return [name === 'pageview' ? 'page_view' : name.replaceAll('-', '_'), parameters];
}
