import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { endpointEvent, googleEvent, scrollDepth, stripQuery } from '../../src/features/analytics/events.ts';
import { analyticsOf, analyticsSources } from '../../src/features/analytics/provider.build.ts';
import { site } from '../../src/site.ts';

const page = 'https://www.probate-site.example/search?q=my+name#top';

test('an endpoint event has its name, the page URL without query, and its properties', () => {
  expect(endpointEvent({ name: 'pageview' }, 'probate-site.example', page, '')).toEqual({
    name: 'pageview',
    domain: 'probate-site.example',
    url: 'https://www.probate-site.example/search',
  });
  expect(
    endpointEvent({ name: 'scroll-depth', percent: 75 }, 'x', page, 'https://links.example/who?email=ann@example.com'),
  ).toMatchObject({ name: 'scroll-depth', props: { percent: 75 }, referrer: 'https://links.example' });
  expect(endpointEvent({ name: 'question-asked' }, 'x', page, page)).not.toHaveProperty('referrer');
});

test('a Google event has its GA4 name and parameters', () => {
  expect(googleEvent({ name: 'pageview' })).toEqual(['page_view', {}]);
  expect(googleEvent({ name: 'exit-intent-shown', variant: 'default', trigger: 'idle' })).toEqual([
    'exit_intent_shown',
    { variant: 'default', trigger: 'idle' },
  ]);
});

test('stripQuery removes the query and the fragment from every URL', () => {
  expect(stripQuery('')).toBe('');
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => !/[?#]/.test(stripQuery(url))),
  );
});

test('scroll depth runs from the top to 100 percent, and is 100 on a page that does not scroll', () => {
  expect(scrollDepth({ scrollTop: 0, clientHeight: 800, scrollHeight: 4800 })).toBeLessThan(1);
  expect(scrollDepth({ scrollTop: 2000, clientHeight: 800, scrollHeight: 4800 })).toBeCloseTo(50, 0);
  expect(scrollDepth({ scrollTop: 3999.4, clientHeight: 800, scrollHeight: 4800 })).toBe(100);
  expect(scrollDepth({ scrollTop: 0, clientHeight: 800, scrollHeight: 800 })).toBe(100);
});

test('without configuration there is no analytics provider, and the CSP allows none', () => {
  expect(analyticsOf({})).toBeUndefined();
  expect(analyticsSources(undefined)).toEqual({ script: [], connect: [] });
});

test('an endpoint provider adds only its origin to connect-src, and no script source', () => {
  const url = 'https://counts.example/api/event';
  const analytics = analyticsOf({ PUBLIC_ANALYTICS_URL: url });
  expect(analytics).toEqual({ url, domain: new URL(site.url).host });
  expect(analyticsSources(analytics)).toEqual({ script: [], connect: ['https://counts.example'] });
  expect(analyticsOf({ PUBLIC_ANALYTICS_URL: url, PUBLIC_ANALYTICS_DOMAIN: 'a.example' })).toMatchObject({
    domain: 'a.example',
  });
});

test('Google hosts are in the CSP only where Google is the provider', () => {
  expect(analyticsSources(analyticsOf({ PUBLIC_GA4_ID: 'G-ABC123' })).script).toEqual([
    'https://www.googletagmanager.com',
  ]);
});
