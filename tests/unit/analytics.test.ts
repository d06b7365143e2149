import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { endpointEvent, googleEvent, scrollDepth, stripQuery } from '../../src/features/analytics/events.ts';
import { analyticsOf, analyticsSources } from '../../src/features/analytics/provider.build.ts';
import { readEnvironment } from '../../src/shared/environment.ts';
import { site } from '../../src/site.ts';

const page = 'https://www.probate-site.example/search?q=my+name#top';

test('an event for the endpoint: its name, the page without query, what belongs to it', () => {
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

test('an event for Google', () => {
  expect(googleEvent({ name: 'pageview' })).toEqual(['page_view', {}]);
  expect(googleEvent({ name: 'exit-intent-shown', variant: 'default', trigger: 'idle' })).toEqual([
    'exit_intent_shown',
    { variant: 'default', trigger: 'idle' },
  ]);
});

test('no query and no anchor is ever left in an address', () => {
  expect(stripQuery('')).toBe('');
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => !/[?#]/.test(stripQuery(url))),
  );
});

test('scroll depth: from the top to the end, and all of a page that does not scroll', () => {
  expect(scrollDepth({ scrollTop: 0, clientHeight: 800, scrollHeight: 4800 })).toBeLessThan(1);
  expect(scrollDepth({ scrollTop: 2000, clientHeight: 800, scrollHeight: 4800 })).toBeCloseTo(50, 0);
  expect(scrollDepth({ scrollTop: 3999.4, clientHeight: 800, scrollHeight: 4800 })).toBe(100);
  expect(scrollDepth({ scrollTop: 0, clientHeight: 800, scrollHeight: 800 })).toBe(100);
});

test('who counts is the operator’s to say: nobody by default, and then the policy allows nobody', () => {
  expect(analyticsOf({})).toBeUndefined();
  expect(analyticsSources(undefined)).toEqual({ script: [], connect: [] });
});

test('an endpoint: its origin may be connected to, and no script of others runs', () => {
  const url = 'https://counts.example/api/event';
  const analytics = analyticsOf({ PUBLIC_ANALYTICS_URL: url });
  expect(analytics).toEqual({ url, domain: new URL(site.url).host });
  expect(analyticsSources(analytics)).toEqual({ script: [], connect: ['https://counts.example'] });
  expect(analyticsOf({ PUBLIC_ANALYTICS_URL: url, PUBLIC_ANALYTICS_DOMAIN: 'a.example' })).toMatchObject({
    domain: 'a.example',
  });
});

test('Google enters the policy only where it was chosen', () => {
  expect(analyticsSources(analyticsOf({ PUBLIC_GA4_ID: 'G-ABC123' })).script).toEqual([
    'https://www.googletagmanager.com',
  ]);
});

test.each([
  [{ PUBLIC_ANALYTICS_URL: 'counts.example' }, 'https'],
  [{ PUBLIC_ANALYTICS_URL: 'http://counts.example' }, 'https'],
  [{ PUBLIC_GA4_ID: 'UA-1' }, 'measurement id'],
  [{ PUBLIC_ANALYTICS_URL: 'https://counts.example', PUBLIC_GA4_ID: 'G-ABC123' }, 'must be left out'],
])('%o stops the build', (environment, says) => {
  expect(readEnvironment(environment).wrong.join()).toContain(says);
});
