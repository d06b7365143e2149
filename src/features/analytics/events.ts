// The events that are counted after consent, and nothing else: no text, no personal address, no URL query.

/** Scroll depths that are counted, in percent of the page. */
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

/** Who counts: an endpoint that takes Plausible's events, with the site's name there, or a Google Analytics 4 property. */
export type Analytics = { url: string; domain: string } | { ga4: string };

interface ScrollState {
  scrollTop: number;
  clientHeight: number;
  scrollHeight: number;
}

/** Percent of the way down; a page that does not scroll is seen to its end. */
export function scrollDepth({ scrollTop, clientHeight, scrollHeight }: ScrollState): number {
  const way = scrollHeight - clientHeight;
  // Browsers stop up to a pixel short of the end; without a way the share is infinite.
  return Math.min(100, ((scrollTop + 1) / way) * 100);
}

/** An address without query and anchor; empty when it is none. */
export function stripQuery(address: string): string {
  if (!URL.canParse(address)) return '';
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}

/** The JSON of one event for the endpoint (plausible.io/docs/events-api). Of another site only its origin is told. */
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

/** One event as Google Analytics 4 takes it: its name there, and its parameters. */
export function googleEvent({ name, ...parameters }: AnalyticsEvent): [string, Record<string, unknown>] {
  return [name === 'pageview' ? 'page_view' : name.replaceAll('-', '_'), parameters];
}
