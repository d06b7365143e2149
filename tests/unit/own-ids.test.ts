import { expect, test } from 'vitest';
import { ownIds } from '../../src/patterns/own-ids.ts';

test('each state has ids of its own, and its labels and links lead to them', () => {
  const html = ownIds(
    '<label for="name">Name</label><input id="name" aria-describedby="name-hint elsewhere"><p id="name-hint">Hint</p><a href="#name">Up</a>',
    'one',
  );
  expect(html).toBe(
    '<label for="one--name">Name</label><input id="one--name" aria-describedby="one--name-hint elsewhere"><p id="one--name-hint">Hint</p><a href="#one--name">Up</a>',
  );
});

test('a link to a place that is not shown leads to the pattern, others stay; nothing of it is searched', () => {
  expect(ownIds('<p data-pagefind-body><a href="#rule-D1">D1</a> <a href="/faq#x">FAQ</a></p>', 'one')).toBe(
    '<p><a href="#one">D1</a> <a href="/faq#x">FAQ</a></p>',
  );
});
