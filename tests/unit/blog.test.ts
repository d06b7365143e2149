import { expect, test } from 'vitest';
import { isDue, newestFirst, readTime } from '../../src/features/blog/post.ts';

test('posts are sorted by publishedAt, else createdAt, newest first', () => {
  const posts = [
    { slug: 'b', createdAt: '2026-01-01T00:00:00Z' },
    { slug: 'c', createdAt: '2025-01-01T00:00:00Z', publishedAt: '2026-06-01T00:00:00Z' },
    { slug: 'a', createdAt: '2026-01-01T00:00:00Z' },
  ];
  expect(posts.sort(newestFirst).map(({ slug }) => slug)).toEqual(['c', 'a', 'b']);
});

test('a post is due from its exact publication time', () => {
  const post = { slug: 'a', createdAt: '2025-01-01T00:00:00Z', publishedAt: '2026-06-01T00:00:00Z' };
  const moment = Date.parse('2026-06-01T00:00:00Z');
  expect(isDue(post, moment - 1)).toBe(false);
  expect(isDue(post, moment)).toBe(true);
});

test('read time is in minutes, at least one', () => {
  expect([readTime(3), readTime(660)]).toEqual([1, 3]);
});
