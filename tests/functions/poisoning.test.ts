// Cache poisoning, store poisoning and host header attacks.
import { expect, test, vi } from 'vitest';
import blogPosts from '../../netlify/functions/blog-posts.ts';
import chat from '../../netlify/functions/chat.ts';
import faqs from '../../netlify/functions/faqs.ts';
import health from '../../netlify/functions/health.ts';
import leads from '../../netlify/functions/leads.ts';
import { address, contextOf, deployForTests, postForm } from '../support/netlify.ts';
import { consultation, keysIn, send, store } from '../support/sent-leads.ts';

deployForTests();

const foreign = {
  host: 'evil.example',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'http',
  'x-forwarded-for': '"><script>alert(1)</script>',
  'x-original-url': '/admin',
  'x-rewrite-url': '/admin',
  'x-http-method-override': 'DELETE',
  forwarded: 'host=evil.example',
  origin: 'https://evil.example',
  cookie: 'session=1',
  'accept-language': 'xx"><b>',
  accept: 'text/html',
  range: 'bytes=0-1',
};

test.each([
  ['the questions', faqs, '/api/faqs', '', 'query=none'],
  ['the posts', blogPosts, '/api/blog-posts', '?limit=2', 'query=limit|cursor'],
])('%s do not vary by anything outside the cache key', async (_name, get, path, query, varying) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
  const ask = async (url: string, headers: Record<string, string> = {}) => {
    const response = await get(new Request(url, { headers }), contextOf());
    return [response.status, Object.fromEntries(response.headers), await response.text()];
  };
  const plain = await ask(address(path + query));
  expect(plain[1]).toMatchObject({ 'netlify-vary': varying });
  const extraQuery = `${query ? `${query}&` : '?'}callback=alert(1)&utm_source=evil&Limit=1&_=9`;
  expect(await ask(address(path + extraQuery), foreign)).toEqual(plain);
  expect(await ask(`https://evil.example${path}${query}`)).toEqual(plain);
});

test('refusals and errors are not cached', async () => {
  const refused = [
    await blogPosts(new Request(address('/api/blog-posts?limit=ten')), contextOf()),
    await blogPosts(new Request(address('/api/blog-posts?cursor=../..')), contextOf()),
    await faqs(new Request(address('/api/faqs'), { method: 'DELETE' }), contextOf()),
    await health(new Request(address('/api/health')), contextOf()),
    await chat(postForm('/api/chat', { message: '' }), contextOf()),
    await leads(postForm('/api/leads', { form: 'guide-email', email: 'ann@' }), contextOf()),
  ];
  for (const { status, headers } of refused) {
    expect([status, headers.get('cache-control'), headers.get('netlify-cdn-cache-control')]).toEqual([
      status,
      'no-store',
      null,
    ]);
  }
});

test('a spam submission under a visitor’s idempotency key does not block the visitor’s lead', async () => {
  const sendKnown = async (fields: object) => {
    const response = await send({ ...consultation, ...fields }, 'known');
    return { status: response.status, id: ((await response.json()) as { id: string }).id };
  };
  const { id } = await sendKnown({ topic: 'spam' });
  expect(
    [await keysIn('leads/'), await keysIn('outbox/')].map((list) => list.filter((key) => key.includes(id))),
  ).toEqual([[], []]);
  expect(await sendKnown({})).toEqual({ status: 201, id });
  expect(await keysIn(`leads/${id}`)).toHaveLength(1);
  expect(await keysIn(`outbox/${id}`)).toHaveLength(1);
  // Nor does what looks like spam and comes after it leave anything, where nothing is in quarantine.
  await store().delete(`quarantine/${id}`);
  expect(await sendKnown({ topic: 'spam' })).toEqual({ status: 200, id });
  expect(await keysIn(`quarantine/${id}`)).toEqual([]);
  expect(await store().get(`leads/${id}`, { type: 'json' })).not.toHaveProperty('quarantine');
});

test('an idempotency key cannot choose a key in the store', async () => {
  const keysBefore = new Set(await keysIn());
  const body = { form: 'guide-email', email: 'key@example.com' };
  for (const key of ['../../tombstones/x', 'a/b', '__proto__', 'x'.repeat(8000)]) await send(body, key);
  const added = (await keysIn()).filter((key) => !keysBefore.has(key));
  expect(added.length).toBeGreaterThanOrEqual(8);
  for (const key of added)
    expect(key).toMatch(
      /^(leads\/[0-9a-f]{32}|(outbox|delivered)\/[0-9a-f]{32}\/[a-z-]+|mailed\/[\d-]{10}\/[0-9a-f]{32}\/[0-9a-f]{32})$/,
    );
});
