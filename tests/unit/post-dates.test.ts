// The day of a post is Ohio's, wherever author, build and reader are.
import { afterEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { blogPostSchema } from '../../src/content-schemas/blog-post.ts';
import { isDue, postDay } from '../../src/features/blog/post.ts';
import { invalidDates } from '../../src/features/content-rules/dates.build.ts';
import { ohioTime } from '../../src/shared/ohio-time.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

afterEach(() => vi.useRealTimers());

const post = {
  title: 'What to do with an empty house',
  excerpt: 'An empty house needs a call to the insurer, a locked door and someone who looks in now and then.',
  topic: 'house',
  createdAt: '2025-01-02',
  reviewed: '2025-01-02',
};
/** Reads the line of YAML as Astro does: js-yaml turns unquoted days and times into dates, in UTC. */
const publishedAt = (written: string): unknown =>
  parse(`publishedAt: ${written}`, { version: '1.1' }).publishedAt as unknown;
const read = (written: string, scheduled = false) =>
  blogPostSchema.safeParse({ ...post, publishedAt: publishedAt(written), scheduled });

test.each([
  ['2026-11-19T21:30:00-05:00', '2026-11-19T21:30:00-05:00'],
  ['"2026-11-19T21:30:00-05:00"', '2026-11-19T21:30:00-05:00'],
  ['2026-11-20', '2026-11-20T00:00:00-05:00'],
  ['"2026-11-20"', '2026-11-20T00:00:00-05:00'],
  ['2026-07-01', '2026-07-01T00:00:00-04:00'],
  ['2026-11-20T03:00:00Z', '2026-11-19T22:00:00-05:00'],
  ['"2026-11-20T00:00:00Z"', '2026-11-19T19:00:00-05:00'],
  ['"2026-11-20 09:00"', '2026-11-20T09:00:00-05:00'],
  ['"2026-07-01T23:59"', '2026-07-01T23:59:00-04:00'],
  ['"2026-11-20T08:00+09:00"', '2026-11-19T18:00:00-05:00'],
])('publishedAt: %s is published at %s', (written, ohio) => {
  vi.setSystemTime('2026-11-28T12:00:00Z');
  const { data } = read(written);
  expect(data?.publishedAt && ohioTime(data.publishedAt)).toBe(ohio);
  expect(postDay({ createdAt: '', publishedAt: ohio })).toBe(ohio.slice(0, 10));
});

test('a scheduled post is published at midnight in Ohio', () => {
  const { data } = read('2027-01-15', true);
  const dated = { createdAt: '', publishedAt: data?.publishedAt ? ohioTime(data.publishedAt) : '' };
  expect(isDue(dated, Date.parse('2027-01-15T04:59:59.999Z'))).toBe(false);
  expect(isDue(dated, Date.parse('2027-01-15T05:00:00Z'))).toBe(true);
});

test.each([
  // 8 in the morning in Tokyo, 1 at night in Kiritimati, late evening in Honolulu: each author writes today's own date.
  ['2026-11-28T23:00:00Z', '2026-11-29'],
  ['2026-11-28T11:00:00Z', '2026-11-29'],
  ['2026-11-29T09:00:00Z', '2026-11-28'],
])('at %s an author may write %s', (now, day) => {
  vi.setSystemTime(now);
  expect(read(day).success).toBe(true);
});

test('a date that is in the future everywhere needs "scheduled: true"', () => {
  vi.setSystemTime('2026-11-28T09:59:00Z');
  expect(read('2026-11-29').error?.issues[0]?.message).toMatch(/^This date is in the future/);
});

test.each([
  ['publishedAt: 2026-11-19T19:00:00-05:00', 'quotes'],
  ['publishedAt: 2026-11-20T00:00:00Z', 'quotes'],
  ['publishedAt: 2026-11-20 09:00:00', 'quotes'],
  ['createdAt: 2026-11-20 09:00', 'quotes'],
  ['publishedAt: 2026-11-31T09:00:00-05:00', 'there is no 2026-11-31'],
  ['publishedAt: "2026-11-19T19:00:00-05:00"', undefined],
  ['publishedAt: 2026-11-19T21:30:00-05:00', undefined],
  ['publishedAt: 2026-11-19 # a note', undefined],
  ['reviewed: 2026-11-30', 'has not come yet'],
  ['reviewed: 2026-11-29', undefined],
])('%s', async (line, problem) => {
  const root = temporaryFolder({ 'src/content/blog/post.mdx': `---\n${line}\n---\nText.\n` });
  const problems = invalidDates(root, new Date('2026-11-28T11:00:00Z'));
  expect(problems).toEqual(
    problem ? [expect.stringMatching(new RegExp(`^src/content/blog/post\\.mdx:2: .*${problem}`))] : [],
  );
});
