// The one claim that a build can count, counted in a store of leads.
import { expect, test } from 'vitest';
import { countGuideRequests, liveLeads } from '../../src/features/identity/guide-requests.build.ts';
import { interceptRequests } from '../support/intercept-requests.ts';
import { deployForTests } from '../support/netlify.ts';
import { store } from '../support/sent-leads.ts';

deployForTests();

const now = new Date('2026-11-21T12:00:00Z');

test('requests for the guide of the last thirty days count, and nothing else', async () => {
  const keep = (key: string, receivedAt: string, probateType: string) =>
    store().setJSON(key, { receivedAt, lead: { probateType } });
  await keep('leads/a', '2026-11-21T08:00:00Z', 'Guide Download');
  await keep('leads/b', '2026-10-22T13:00:00Z', 'Guide Download');
  await keep('leads/c', '2026-10-22T11:00:00Z', 'Guide Download');
  await keep('leads/d', '2026-11-20T08:00:00Z', 'General Consultation');
  await keep('quarantine/e', '2026-11-20T08:00:00Z', 'Guide Download');
  expect(await countGuideRequests(store(), now)).toBe(2);
});

test('an unavailable store yields no count', async () => {
  interceptRequests(async () => new Response(null, { status: 403 }));
  expect(await countGuideRequests(store(), now)).toBeUndefined();
});

test('the live site’s store needs its id and a token', () => {
  expect(liveLeads({ NETLIFY_SITE_ID: 'the-site' })).toBeUndefined();
  expect(liveLeads({ NETLIFY_SITE_ID: 'the-site', NETLIFY_AUTH_TOKEN: 'a-token' })).toBeDefined();
});
