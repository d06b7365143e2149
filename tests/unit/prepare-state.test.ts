import { expect, test } from 'vitest';
import { prepareState } from '../../src/patterns/prepare-state.ts';

test.each([
  [
    'ids are prefixed, with the labels and links that refer to them',
    '<label for="name">Name</label><input id="name" aria-describedby="name-hint elsewhere"><p id="name-hint">Hint</p><a href="#name">Up</a>',
    '<label for="one--name">Name</label><input id="one--name" aria-describedby="one--name-hint elsewhere"><p id="one--name-hint">Hint</p><a href="#one--name">Up</a>',
  ],
  [
    'links to missing ids lead to the pattern, other links stay',
    '<a href="#rule-D1">D1</a> <a href="/faq#x">FAQ</a>',
    '<a href="#one">D1</a> <a href="/faq#x">FAQ</a>',
  ],
  ['patterns are not indexed for search', '<p data-pagefind-body>A</p>', '<p>A</p>'],
])('%s', (_name, html, expected) => {
  expect(prepareState(html, 'one')).toBe(expected);
});

test('unfold shows closed, hidden and template content', () => {
  expect(prepareState('<details><p hidden>A</p></details><template><b>B</b></template>', 'one', true)).toBe(
    '<details open><p>A</p></details><b>B</b>',
  );
});
