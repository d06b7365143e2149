import { expect, test } from 'vitest';
import { nextLinkIndex } from '../../src/features/navigation/menu-keys.ts';
import { tooltipDelay } from '../../src/features/navigation/tooltip-delay.ts';

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 5, 0],
  ['ArrowUp', -1, 5],
  ['ArrowUp', 0, 5],
  ['ArrowUp', 3, 2],
  ['Home', 4, 0],
  ['End', 1, 5],
  ['Enter', 2, undefined],
])('%s from link %i of six leads to %s', (key, index, next) => {
  expect(nextLinkIndex(key, index, 6)).toBe(next);
});

test('a tooltip opens after 700 ms, or at once within 300 ms after another closed', () => {
  expect(tooltipDelay(Number.POSITIVE_INFINITY)).toBe(700);
  expect(tooltipDelay(300)).toBe(700);
  expect(tooltipDelay(299)).toBe(0);
});
