// The one claim that a build can count, counted in the live site's store.
import { getStore } from '@netlify/blobs';
import { afterEach, expect, test, vi } from 'vitest';
import { countGuideRequests } from '../../src/features/identity/guide-requests.build.ts';
import { leadStoreName } from '../../src/features/leads/stored-lead.ts';
import { deployForTests } from '../support/netlify.ts';

deployForTests();
afterEach(() => vi.unstubAllGlobals());

const now = new Date('2026-11-21T12:00:00Z');
/** Netlify's API, as this process's own server speaks it. */
function liveStore() {
  const { edgeURL, siteID, token } = JSON.parse(atob(process.env.NETLIFY_BLOBS_CONTEXT ?? ''));
  const real = fetch;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    real(String(url).replace('https://api.netlify.com', edgeURL), init),
  );
  return { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token };
}

test('requests for the guide of the last thirty days count, and nothing else', async () => {
  const store = getStore({ name: leadStoreName('production'), consistency: 'strong' });
  const keep = (key: string, receivedAt: string, probateType: string) =>
    store.setJSON(key, { receivedAt, lead: { probateType } });
  await keep('leads/a', '2026-11-21T08:00:00Z', 'Guide Download');
  await keep('leads/b', '2026-10-22T13:00:00Z', 'Guide Download');
  await keep('leads/c', '2026-10-22T11:00:00Z', 'Guide Download');
  await keep('leads/d', '2026-11-20T08:00:00Z', 'General Consultation');
  await keep('quarantine/e', '2026-11-20T08:00:00Z', 'Guide Download');
  expect(await countGuideRequests(liveStore(), now)).toBe(2);
});

test('without access to the store, or where it does not answer, nothing is counted', async () => {
  expect(await countGuideRequests({}, now)).toBeUndefined();
  const access = liveStore();
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
  expect(await countGuideRequests(access, now)).toBeUndefined();
});
