import { expect, test } from 'vitest';
import { blogPosting } from '../../src/features/seo/structured-data.build.ts';

const published = '2026-11-24T21:30:00-05:00';

test.each([
  ['2026-11-21', published],
  ['2026-11-24', published],
  ['2026-12-01', '2026-12-01'],
])('a post reviewed on %s was changed on %s', (reviewed, changed) => {
  const page = { path: '/blog/a', title: 'A', description: 'B' };
  const posting = blogPosting({ ...page, reviewed: new Date(reviewed), published });
  expect(posting.dateModified).toBe(changed);
  expect(posting.datePublished).toBe(published);
});
