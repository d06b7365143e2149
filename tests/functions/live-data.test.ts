import { getDeployStore } from '@netlify/blobs';
import { beforeAll, expect, test } from 'vitest';
import blogPosts from '../../netlify/functions/blog-posts.ts';
import faqs from '../../netlify/functions/faqs.ts';
import type { Faq } from '../../src/features/answers/faq.ts';
import { type BlogPost, blankPost } from '../../src/features/blog/post.ts';
import { deployBlobs } from '../../src/features/live-data/deploy-blobs.build.ts';
import { address, contextOf, deployForTests } from '../support/netlify.ts';

deployForTests();

const get = (path: string, headers: Record<string, string> = {}) => new Request(address(path), { headers });
const posts = async (query = '', headers = {}) => blogPosts(get(`/api/blog-posts${query}`, headers), contextOf());
const post = (slug: string) => blogPosts(get(`/api/blog-posts/${slug}`), contextOf({ slug }));

test('GET /api/faqs returns every question with its answer as HTML', async () => {
  const response = await faqs(get('/api/faqs'), contextOf());
  expect(response.headers.get('netlify-cdn-cache-control')).toBe('public, max-age=3600, must-revalidate');
  const items = (await response.json()) as Faq[];
  expect(items.length).toBeGreaterThanOrEqual(24);
  for (const item of items) {
    expect(item.question).toMatch(/\?$/);
    expect(item.answer).toMatch(/^<p>/);
    expect(item.id).toMatch(/^[a-z0-9-]+$/);
  }
});

test('a matching ETag gets 304', async () => {
  const first = await faqs(get('/api/faqs'), contextOf());
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/^".+"$/);
  for (const cached of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const revalidated = await faqs(get('/api/faqs', { 'if-none-match': cached }), contextOf());
    expect([revalidated.status, await revalidated.text()]).toEqual([304, '']);
    expect(revalidated.headers.get('netlify-cdn-cache-control')).toBeNull();
    expect(revalidated.headers.get('etag')).toBe(etag);
  }
  expect((await faqs(get('/api/faqs', { 'if-none-match': '"other"' }), contextOf())).status).toBe(200);
});

test('GET /api/blog-posts returns the posts newest first, with every field', async () => {
  const list = (await (await posts()).json()) as BlogPost[];
  expect(list.length).toBeGreaterThanOrEqual(3);
  const times = list.map((post) => Date.parse(post.publishedAt ?? post.createdAt));
  expect(times).toEqual([...times].sort((a, b) => b - a));
  for (const post of list) {
    expect(post).toMatchObject({
      id: expect.any(String),
      slug: expect.any(String),
      title: expect.any(String),
      excerpt: expect.any(String),
      readTime: expect.any(Number),
    });
    expect(post.content).toMatch(/^<(p|h2)/);
  }
});

test('GET /api/blog-posts/{slug} returns one post, or 404', async () => {
  const [first] = (await (await posts('?limit=1')).json()) as BlogPost[];
  expect(await (await post(first?.slug ?? '')).json()).toEqual(first);
  const missing = await post('no-such-post');
  expect([missing.status, await missing.json()]).toEqual([404, { error: 'There is no such post.' }]);
  expect(missing.headers.get('netlify-cdn-cache-control')).toBe('public, max-age=60, must-revalidate');
});

test('a limit that is not a number and an unknown cursor are refused', async () => {
  for (const query of ['?limit=x', '?limit=', '?limit=1.5', '?limit=1e3', '?cursor=no-such-post', '?cursor='])
    expect((await posts(query)).status, query).toBe(400);
});

const postOf = (slug: string, publishedAt: string): BlogPost => ({ ...blankPost, slug, content: '', publishedAt });
const soon = new Date(Date.now() + 40_000).toISOString();
const manyPosts = Array.from({ length: 230 }, (_, index) =>
  postOf(`post-${index}`, new Date(Date.parse('2025-06-01') - index * 60_000).toISOString()),
);

beforeAll(async () => {
  const store = getDeployStore({ deployID: 'many' });
  const all = [postOf('far', '2099-01-01T00:00:00.000Z'), postOf('soon', soon), ...manyPosts];
  const printed: Record<string, string> = {
    faqs: '[]',
    'voted-pages': '[]',
    'answer-data': '',
    'build-info': '{}',
    posts: JSON.stringify({ version: 'many', posts: all }),
  };
  const blobs = await deployBlobs(async (name) => printed[name] ?? '', new Date());
  for (const [key, text] of blobs) await store.set(key, text);
});
const manyContext = (params = {}) =>
  ({ ...contextOf(params), deploy: { id: 'many', context: 'dev', published: true } }) as ReturnType<typeof contextOf>;

test('Link pagination returns every post once', async () => {
  const seen: string[] = [];
  let next: string | undefined = '/api/blog-posts';
  while (next) {
    const response: Response = await blogPosts(get(next), manyContext());
    const page = (await response.json()) as BlogPost[];
    expect(page.length).toBeLessThanOrEqual(100);
    seen.push(...page.map(({ slug }) => slug));
    next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
  }
  expect(seen).toEqual(manyPosts.map(({ slug }) => slug));
});

test.each([
  ['5000', 100],
  ['99999999999999999999', 100],
  ['101', 100],
  ['0', 1],
  ['-7', 1],
  ['007', 7],
])('a limit of %s returns %d posts', async (limit, count) => {
  const list = (await (await blogPosts(get(`/api/blog-posts?limit=${limit}`), manyContext())).json()) as BlogPost[];
  expect(list.length).toBe(count);
});

test('a scheduled post is hidden, and cached responses expire when it is due', async () => {
  const response = await blogPosts(get('/api/blog-posts?limit=1'), manyContext());
  expect(((await response.json()) as BlogPost[])[0]?.slug).toBe('post-0');
  const early = await blogPosts(get('/api/blog-posts/soon'), manyContext({ slug: 'soon' }));
  expect(early.status).toBe(404);
  expect((await blogPosts(get('/api/blog-posts?cursor=soon'), manyContext())).status).toBe(400);
  for (const { headers } of [response, early]) {
    const age = Number(/max-age=(\d+)/.exec(headers.get('netlify-cdn-cache-control') ?? '')?.[1]);
    expect(age).toBeGreaterThan(0);
    expect(age).toBeLessThanOrEqual(40);
  }
});
