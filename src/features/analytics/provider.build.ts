import { previewBranch } from '../../shared/build-kind.build.ts';
import { environment } from '../../shared/environment.build.ts';
import type { Environment } from '../../shared/environment.ts';
import { site } from '../../site.ts';
import type { Analytics } from './events.ts';

/** The analytics provider configured in the build's environment, if any. */
export function analyticsOf({
  PUBLIC_ANALYTICS_URL: url,
  PUBLIC_ANALYTICS_DOMAIN: domain = new URL(site.url).host,
  PUBLIC_GA4_ID: ga4,
}: Environment): Analytics | undefined {
  if (ga4) return { ga4 };
  return url ? { url, domain } : undefined;
}

/**
 * Extra sources for a page's CSP. The policy is written at build time, so Google's hosts are
 * listed only if the operator chose Google; its script is still fetched only after consent.
 */
export function analyticsSources(analytics: Analytics | undefined): { script: string[]; connect: string[] } {
  if (!analytics) return { script: [], connect: [] };
  if ('url' in analytics) return { script: [], connect: [new URL(analytics.url).origin] };
  return {
    script: ['https://www.googletagmanager.com'],
    connect: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  };
}

/** The analytics provider of this build; previews have none. */
export const analytics = previewBranch === undefined ? analyticsOf(environment) : undefined;
