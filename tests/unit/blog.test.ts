import { expect, test } from 'vitest';
import { newestFirst, readTime } from '../../src/features/blog/post.ts';

test('posts are sorted by publishedAt, else createdAt, newest first', () => {
  const posts = [
    { slug: 'b', createdAt: '2026-01-01T00:00:00Z' },
    { slug: 'c', createdAt: '2025-01-01T00:00:00Z', publishedAt: '2026-06-01T00:00:00Z' },
    { slug: 'a', createdAt: '2026-01-01T00:00:00Z' },
  ];
  expect(posts.sort(newestFirst).map(({ slug }) => slug)).toEqual(['c', 'a', 'b']);
});

test('read time is in minutes, at least one', () => {
  expect([readTime(3), readTime(660)]).toEqual([1, 3]);
});
