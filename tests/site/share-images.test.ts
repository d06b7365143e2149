// The pictures that shared links show.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blogTopics } from '../../src/features/blog/post.ts';
import { site } from '../../src/site.ts';
import { answerTopics } from '../support/answer-topics.ts';
import { answerPaths, type BuiltPage, dist, indexedPages, pages } from '../support/built-pages.ts';

const meta = ({ root }: BuiltPage, property: string): string =>
  root.querySelector(`meta[property="${property}"], meta[name="${property}"]`)?.getAttribute('content') ?? '';
const imageOf = (page: BuiltPage): string => meta(page, 'og:image').replace(site.url, '');
const topicImages = answerTopics.map(({ id }) => `/og/answers/${id}.png`);
const files = globSync('og/**/*.png', { cwd: dist }).map((file) => `/${file}`);

test.each(pages)('$path has an existing share image with alt text', (page) => {
  expect(meta(page, 'og:image')).toMatch(new RegExp(`^${site.url}/og/[a-z0-9/-]+\\.png$`));
  expect(existsSync(dist + imageOf(page)), imageOf(page)).toBe(true);
  expect(meta(page, 'og:image:alt')).toContain(site.brokerage);
  expect(meta(page, 'og:image:alt')).toMatch(/[^?!.][?!.] /);
  expect(meta(page, 'og:image:alt')).not.toMatch(/[?!.]\. /);
  expect([meta(page, 'og:image:width'), meta(page, 'og:image:height')]).toEqual(['1200', '630']);
  expect(meta(page, 'twitter:card')).toBe('summary_large_image');
});

test('each page has its own share image; answers and posts share one per topic', () => {
  const isPost = ({ path }: BuiltPage) => path.startsWith('/blog/');
  const isFurtherPage = ({ path }: BuiltPage) => /\/\d+$/.test(path);
  const answers = indexedPages.filter(({ path }) => answerPaths.has(path));
  expect(answers.length).toBe(answerPaths.size);
  for (const page of answers) expect(topicImages).toContain(imageOf(page));
  const own = indexedPages.filter((page) => !isPost(page) && !answers.includes(page));
  for (const page of own) {
    // Further pages of a list have the image of the first.
    const expected = `/og${page.path === '/' ? '/home' : page.path.replace(/\/\d+$/, '')}.png`;
    expect(imageOf(page), `${page.path}: give it a title in src/features/seo/titles.build.ts`).toBe(expected);
  }
  const topics = blogTopics.map((topic) => `/og/blog/${topic}.png`);
  for (const page of indexedPages.filter((one) => isPost(one) && !isFurtherPage(one)))
    expect(topics).toContain(imageOf(page));
});

test('each share image is 1200 by 630 and at most 60 kB', () => {
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const bytes = readFileSync(dist + file);
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], file).toEqual([1200, 630]);
    expect(statSync(dist + file).size, file).toBeLessThanOrEqual(60 * 1024);
  }
});
