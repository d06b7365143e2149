import type { Analytics } from '../domain/analytics.ts';
import { site } from '../site.ts';
import { previewBranch } from './preview.ts';

/** Whether an address may take the counts: encrypted, or a test's own on this machine. */
const isEndpoint = (url: string): boolean =>
  URL.canParse(url) && (url.startsWith('https://') || new URL(url).hostname === 'localhost');

/** Who counts the visits, by the build's environment; nobody unless it says so. Throws on what cannot work. */
export function analyticsOf({
  PUBLIC_ANALYTICS_URL: url,
  PUBLIC_ANALYTICS_DOMAIN: domain = new URL(site.url).host,
  PUBLIC_GA4_ID: ga4,
}: NodeJS.ProcessEnv): Analytics | undefined {
  if (url && ga4) throw new Error('Set PUBLIC_ANALYTICS_URL or PUBLIC_GA4_ID, not both.');
  if (url && !isEndpoint(url)) throw new Error('PUBLIC_ANALYTICS_URL: write an address that begins with https://.');
  if (ga4 && !/^G-[A-Z0-9]+$/.test(ga4)) throw new Error('PUBLIC_GA4_ID: write a measurement id, such as G-ABC123.');
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
export const analytics = previewBranch === undefined ? analyticsOf(process.env) : undefined;
