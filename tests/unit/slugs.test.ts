import { expect, test } from 'vitest';
import { slugGenerator } from '../../src/content-schemas/slug-generator.ts';
import { slugify } from '../../src/shared/slugs.ts';

test('a title becomes a slug: lowercase, hyphens, no punctuation', () => {
  expect(slugify('How does probate work in Ohio?')).toBe('how-does-probate-work-in-ohio');
  expect(slugify("  What's  new: a (short) list ")).toBe('whats-new-a-short-list');
});

test('two files cannot have the same slug', () => {
  const idOf = slugGenerator('blog');
  expect(idOf({ entry: '2026/empty-house.md' })).toBe('empty-house');
  expect(idOf({ entry: '2026/empty-house.md' })).toBe('empty-house');
  expect(() => idOf({ entry: 'empty-house.mdx' })).toThrow(
    'src/content/blog/empty-house.mdx: the slug "empty-house" is taken by 2026/empty-house.md',
  );
  for (const entry of ['Empty House.md', 'empty--house.md', 'empty-.md', 'empty_house.md'])
    expect(() => idOf({ entry })).toThrow('lowercase letters, digits and hyphens');
});

test.each([
  ['who-pays\u200b.mdx', 'an invisible zero-width space (U+200B)'],
  ['who\u2011pays.mdx', 'a dash in place of a hyphen (U+2011)'],
  ['who-pays\u00a0.mdx', 'a no-break space (U+00A0)'],
  ['wh\u043e-pays.mdx', 'a letter of another alphabet (U+043E)'],
  ['cafe\u0301.mdx', 'an accent apart from its letter (U+0301)'],
])('what nobody sees in the name of a file is named: %j', (entry, name) => {
  expect(() => slugGenerator('blog')({ entry })).toThrow(
    `lowercase letters, digits and hyphens only: its name holds ${name}.`,
  );
});

test('a moved file keeps its slug', () => {
  const idOf = slugGenerator('blog', (entry) => entry !== 'empty-house.mdx');
  expect(idOf({ entry: 'empty-house.mdx' })).toBe('empty-house');
  expect(idOf({ entry: '2026/empty-house.mdx' })).toBe('empty-house');
  expect(() => idOf({ entry: '2027/empty-house.mdx' })).toThrow('is taken by 2026/empty-house.mdx');
});
