import { expect, test } from 'vitest';
import { idPrefix } from '../../src/features/leads/reference.ts';

test.each([
  ['4F2A-91C7', '4f2a91c7'],
  ['4f2a 91c7', '4f2a91c7'],
  ['#4F2A–91C7.', '4f2a91c7'],
  ['4FOA-9IC7', '4f0a91c7'],
  ['4foa-9lc7', '4f0a91c7'],
  ['4f2a91c7'.repeat(4), '4f2a91c7'.repeat(4)],
  ['4F2A-91C', undefined],
  [`${'4f2a91c7'.repeat(4)}0`, undefined],
  ['4F2A-91CG', undefined],
  ['', undefined],
])('the reference "%s" names the ids that begin with %s', (typed, prefix) => {
  expect(idPrefix(typed)).toBe(prefix);
});
