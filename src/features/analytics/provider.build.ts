import { environment } from '../../shared/environment.build.ts';
import type { Environment } from '../../shared/environment.ts';
import { previewBranch } from '../../shared/preview-branch.build.ts';
import { site } from '../../site.ts';
import type { Analytics } from './events.ts';

/** Who counts the visits, by the build's environment; nobody unless it says so. */
export function analyticsOf({
  PUBLIC_ANALYTICS_URL: url,
  PUBLIC_ANALYTICS_DOMAIN: domain = new URL(site.url).host,
  PUBLIC_GA4_ID: ga4,
}: Environment): Analytics | undefined {
  if (ga4) return { ga4 };
  return url ? { url, domain } : undefined;
}

/**
 * What a page's policy allows besides the site itself. The policy is printed by the build, so Google's addresses stand
 * in it only where the operator chose Google; its script is still fetched only after a yes.
 */
export function analyticsSources(analytics: Analytics | undefined): { script: string[]; connect: string[] } {
  if (!analytics) return { script: [], connect: [] };
  if ('url' in analytics) return { script: [], connect: [new URL(analytics.url).origin] };
  return {
    script: ['https://www.googletagmanager.com'],
    connect: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  };
}

/** Who counts the visits of this build; previews are not counted. */
export const analytics = previewBranch === undefined ? analyticsOf(environment) : undefined;
