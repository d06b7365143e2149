import { expect, test } from 'vitest';
import { blogPosting } from '../../src/features/seo/structured-data.build.ts';

test.each([
  ['2026-11-21', '2026-11-24', '2026-11-24'],
  ['2026-12-01', '2026-11-24', '2026-12-01'],
])('a post reviewed on %s and due on %s was changed on %s', (reviewed, published, changed) => {
  const page = { path: '/blog/a', title: 'A', description: 'B' };
  const posting = blogPosting({ ...page, reviewed: new Date(reviewed), published: new Date(published) });
  expect(posting.dateModified).toBe(new Date(changed).toISOString());
  expect(posting.datePublished).toBe(new Date(published).toISOString());
});
