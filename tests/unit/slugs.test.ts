import { expect, test } from 'vitest';
import { slugGenerator, slugify } from '../../src/shared/slugs.ts';

test('a title becomes a slug: lowercase, hyphens, no punctuation', () => {
  expect(slugify('How does probate work in Ohio?')).toBe('how-does-probate-work-in-ohio');
  expect(slugify("  What's  new: a (short) list ")).toBe('whats-new-a-short-list');
});

test('a slug belongs to one file', () => {
  const idOf = slugGenerator('blog');
  expect(idOf({ entry: '2026/empty-house.md' })).toBe('empty-house');
  expect(idOf({ entry: '2026/empty-house.md' })).toBe('empty-house');
  expect(() => idOf({ entry: 'empty-house.mdx' })).toThrow(
    'src/content/blog/empty-house.mdx: the slug "empty-house" is taken by 2026/empty-house.md',
  );
  for (const entry of ['Empty House.md', 'empty--house.md', 'empty-.md', 'empty_house.md'])
    expect(() => idOf({ entry })).toThrow('lowercase letters, digits and hyphens');
});

test('a file that was moved keeps its slug', () => {
  const idOf = slugGenerator('blog', (entry) => entry !== 'empty-house.mdx');
  expect(idOf({ entry: 'empty-house.mdx' })).toBe('empty-house');
  expect(idOf({ entry: '2026/empty-house.mdx' })).toBe('empty-house');
  expect(() => idOf({ entry: '2027/empty-house.mdx' })).toThrow('is taken by 2026/empty-house.mdx');
});
