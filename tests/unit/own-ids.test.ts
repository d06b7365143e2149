import { expect, test } from 'vitest';
import { ownIds } from '../../src/patterns/own-ids.ts';

test('ids in each state are prefixed, with the labels and links that refer to them', () => {
  const html = ownIds(
    '<label for="name">Name</label><input id="name" aria-describedby="name-hint elsewhere"><p id="name-hint">Hint</p><a href="#name">Up</a>',
    'one',
  );
  expect(html).toBe(
    '<label for="one--name">Name</label><input id="one--name" aria-describedby="one--name-hint elsewhere"><p id="one--name-hint">Hint</p><a href="#one--name">Up</a>',
  );
});

test('links to missing ids lead to the pattern, other links stay, and patterns are not indexed for search', () => {
  expect(ownIds('<p data-pagefind-body><a href="#rule-D1">D1</a> <a href="/faq#x">FAQ</a></p>', 'one')).toBe(
    '<p><a href="#one">D1</a> <a href="/faq#x">FAQ</a></p>',
  );
});
